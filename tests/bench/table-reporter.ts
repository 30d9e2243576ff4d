import { readFileSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The cells of a table row by column. */
export type Row = Record<string, string | number>;

const TYPE = 'application/x.row+json';
const BEGIN = '<!-- Written by the command -->';
const END = '<!-- Until here -->';

/** Adds a row to the table with that title. */
export const addRow = (info: TestInfo, title: string, row: Row): Promise<void> =>
  info.attach(title, { contentType: TYPE, body: JSON.stringify(row) });

/** A Markdown table; oxfmt aligns it. */
function markdownOf(title: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => String(row[column])));
  const rule = lines[0]?.map((cell) => (/^[\d–(]/.test(cell) ? '--:' : '---')) ?? [];
  const table = [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return [`## ${title}`, '', ...table].join('\n');
}

/** A Playwright reporter that prints the rows of tests as tables, and writes them into the document `write`. */
export default class TableReporter implements Reporter {
  private readonly tables = new Map<string, Row[]>();
  private readonly file: string | undefined;

  constructor({ write }: { write?: string }) {
    this.file = write;
  }

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, contentType, body } of attachments) {
      if (contentType !== TYPE || !body) continue;
      this.tables.set(name, [...(this.tables.get(name) ?? []), JSON.parse(body.toString()) as Row]);
    }
  }

  onEnd(): void {
    for (const [title, rows] of this.tables) {
      console.log(`\n${title}`);
      console.table(rows);
    }
    if (!this.file) return;
    const [textBefore, followingText = ''] = readFileSync(this.file, 'utf8').split(BEGIN);
    const textAfter = followingText.split(END)[1];
    if (textAfter === undefined) throw new Error(`${this.file} has no "${BEGIN}" with "${END}".`);
    const tables = [...this.tables].map(([title, rows]) => markdownOf(title, rows));
    writeFileSync(this.file, [textBefore?.trim(), BEGIN, ...tables, END].join('\n\n') + textAfter);
  }
}
