import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeReference } from '../docs.mjs';

interface Contract {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: { ParticipationStatus: { enum: string[] } } };
}

const folder = mkdtempSync(join(tmpdir(), 'hrajem-docs-'));
const written = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeAll(() => writeReference(folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the API reference', () => {
  test('holds every file that it names, and asks no other host for any', () => {
    const page = written('index.html');
    const named = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, name = '']) => name);
    const files = named.filter((name) => !name.startsWith('/_mock/'));
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
    expect([page, written('reference.js'), written('reference.css')].join()).not.toMatch(/\/\/[\w-]+\.\w/);
  });

  test('holds the contract as it is, also for a page that was opened as a file', () => {
    const contract: unknown = parse(written('openapi.yaml'));
    expect(JSON.parse(/^globalThis\.contract = (.*);$/m.exec(written('contract.js'))?.[1] ?? '')).toEqual(
      contract,
    );
  });
});

describe('the drawing of a participation', () => {
  const contract = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as Contract;
  const drawing = readFileSync(join(import.meta.dirname, 'participation.svg'), 'utf8');
  const arrows = [...drawing.matchAll(/data-from="(\w+)" data-to="(\w+)" data-call="([^"]+)"/g)].map(
    ([, from, to, call = '']) => ({ from, to, call }),
  );

  test('says what the table of the contract says', () => {
    const { description = '' } = contract.tags.find(({ name }) => name === 'match') ?? {};
    const table = [...description.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| (.+?) +\|/gm)].map(
      ([, from, to, by = '']) => ({ from, to, call: by.replaceAll('`', '') }),
    );
    const ordered = (rows: typeof arrows) => rows.map((row) => Object.values(row).join(' ')).toSorted();
    expect(table.length).toBeGreaterThan(0);
    expect(ordered(arrows)).toEqual(ordered(table));
  });

  test('has every status, and operations of the contract between them', () => {
    const drawn = new Set(arrows.flatMap(({ from, to }) => [from, to]));
    expect(drawn).toEqual(new Set(['null', ...contract.components.schemas.ParticipationStatus.enum]));
    const operations = Object.values(contract.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    const called = arrows.map(({ call }) => call.split(' ')[0]);
    expect(operations).toEqual(expect.arrayContaining(called));
    for (const { call } of arrows) expect(drawing).toContain(`>${call}</text>`);
  });
});
