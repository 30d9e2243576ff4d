import type { Locale } from './locale';

export type CsvCell = string | number;

/** What the spreadsheet programs of a country expect: where the comma parts decimals, it cannot part cells. */
const separators: Record<Locale, { cell: string; decimal: string }> = {
  cs: { cell: ';', decimal: ',' },
  en: { cell: ',', decimal: '.' },
};

/** Without it Excel takes UTF-8 for the code page of the computer. */
const byteOrderMark = '\uFEFF';

/** Spreadsheet programs run a text that begins like this as a formula (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n]/;

/** A table as CSV (RFC 4180) with a byte order mark; texts are never run as formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const { cell, decimal } = separators[locale];
  const write = (value: CsvCell): string => {
    if (typeof value === 'number') return String(value).replace('.', decimal);
    const text = formulaStart.test(value) ? `'${value}` : value;
    return /["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return byteOrderMark + rows.map((row) => `${row.map(write).join(cell)}\r\n`).join('');
}
