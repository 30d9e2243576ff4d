/** A table of Markdown as the formatter leaves it; its first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, filler)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [
    line(head!),
    line(Array(widths.length).fill('') as string[], '-'),
    ...body.map((cells) => line(cells)),
  ].join('\n');
}
