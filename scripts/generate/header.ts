/** What each generated file says of itself. */
export const header = 'Generated from openapi.yaml by `npm run generate`. Do not edit.';

/** The text of a generated file of these lines. */
export const withHeader = (...lines: string[]): string =>
  ['/**', ` * ${header}`, ' */', ...lines, ''].join('\n');
