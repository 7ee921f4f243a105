// The resources' pictures as addresses that a canvas can draw.
import { render } from "preact";
import { ResourceIcon } from "../art/resources";
import { RESOURCES, type Resource } from "../view";

function addressOf(resource: Resource): string {
  const holder = document.createElement("div");
  render(<ResourceIcon of={resource} size={264} />, holder);
  const drawing = holder.innerHTML.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export const resourcePictures = (): Record<Resource, string> =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, addressOf(resource)])) as Record<Resource, string>;
