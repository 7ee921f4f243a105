// The little Markdown the rules are written in: headings, lists, tables, strong, emphasis.
import type { ComponentChildren } from "preact";

export function markdown(text: string): ComponentChildren {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block);
}

function block(text: string): ComponentChildren {
  const lines = text.split("\n");
  const first = lines[0] ?? "";
  if (first.startsWith("## "))
    return [<h2>{inline(first.slice(3))}</h2>, lines.length > 1 && block(lines.slice(1).join("\n"))];
  if (first.startsWith("# ")) return <h1>{inline(first.slice(2))}</h1>;
  if (first.startsWith("|")) return table(lines);
  if (/^\d+\. /.test(first))
    return (
      <ol>
        {lines.map((line) => (
          <li>{inline(line.replace(/^\d+\. /, ""))}</li>
        ))}
      </ol>
    );
  if (first.startsWith("- "))
    return (
      <ul>
        {lines.map((line) => (
          <li>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  return <p>{inline(text)}</p>;
}

function table(lines: string[]): ComponentChildren {
  const rows = lines
    .filter((line) => !/^\|[-| :]+$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head = [], ...body] = rows;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr>
            {row.map((cell) => (
              <td>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inline(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*")) return <em>{part.slice(1, -1)}</em>;
    return part.startsWith("[") ? part.slice(1, part.indexOf("]")) : part;
  });
}
