// The little Markdown the rules are written in: headings, lists, tables, pictures, strong, emphasis, and links to words
// and rules of the same book, whose targets carry `data-anchor`.
import type { ComponentChildren } from "preact";

/** Where a picture of the book lies, by its path in the text. */
export type Pictures = (path: string) => string | undefined;

export function markdown(text: string, pictures: Pictures = () => undefined): ComponentChildren {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((one) => picture(one, pictures) ?? block(one));
}

/** As a page of the same text would name it: "Longest trade route" is `longest-trade-route`. */
export const anchorOf = (title: string): string => title.trim().toLowerCase().replaceAll(" ", "-");

function picture(text: string, pictures: Pictures): ComponentChildren | null {
  const [, alt, path] = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(text.trim()) ?? [];
  const from = path && pictures(path);
  return from ? <img class="book-picture" src={from} alt={alt} loading="lazy" /> : null;
}

function block(text: string): ComponentChildren {
  const lines = text.split("\n");
  const first = lines[0] ?? "";
  if (first.startsWith("### ")) {
    const title = first.slice(4);
    return [
      <h3 data-anchor={anchorOf(title)} tabIndex={-1}>
        {inline(title)}
      </h3>,
      lines.length > 1 && block(lines.slice(1).join("\n")),
    ];
  }
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
          <li data-anchor={/^- \*\*([A-Z]{3}-\d+)\*\*/.exec(line)?.[1]} tabIndex={-1}>
            {inline(line.slice(2))}
          </li>
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
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\)|\b[A-Z]{3}-\d+\b)/).map((part) => {
    if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith("*")) return <em>{part.slice(1, -1)}</em>;
    const [, words, to] = /^\[([^\]]+)\]\(#([^)]+)\)$/.exec(part) ?? [];
    if (words) return <a href={`#${to}`}>{words}</a>;
    if (/^[A-Z]{3}-\d+$/.test(part)) return <a href={`#${part}`}>{part}</a>;
    return part.startsWith("[") ? part.slice(1, part.indexOf("]")) : part;
  });
}
