const begin = '<!-- Written by `npm run bench -- --readme` -->';
const end = '<!-- Until here -->';

/** A text with its section of figures replaced; fails when it has none. */
export function withFigures(text: string, figures: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no "${begin}" with "${end}".`);
  return `${before}${begin}\n\n${figures.trim()}\n\n${end}${after}`;
}
