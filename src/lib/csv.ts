import type { Locale } from './locale';

export type CsvCell = string | number;

/** The separators that spreadsheet programs of a country expect: with a decimal comma, cells are separated by semicolons. */
const separators: Record<Locale, { cell: string; decimal: string }> = {
  cs: { cell: ';', decimal: ',' },
  en: { cell: ',', decimal: '.' },
};

/** Without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheet programs evaluate such a text as a formula (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n]/;

/** Writes a table as CSV (RFC 4180) with a byte order mark; an apostrophe keeps texts from being formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const { cell, decimal } = separators[locale];
  const write = (value: CsvCell): string => {
    if (typeof value === 'number') return String(value).replace('.', decimal);
    const text = formulaStart.test(value) ? `'${value}` : value;
    return /["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return byteOrderMark + rows.map((row) => `${row.map(write).join(cell)}\r\n`).join('');
}
