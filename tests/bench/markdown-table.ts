/** A table in Markdown, its columns aligned as oxfmt would: those of `texts` to the left, figures to the right. */
export function markdownTable(
  head: readonly string[],
  lines: readonly (readonly string[])[],
  texts: readonly number[],
): string {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const row = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return texts.includes(column) ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    texts.includes(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [row(head), `| ${rule.join(' | ')} |`, ...lines.map(row)].join('\n');
}
