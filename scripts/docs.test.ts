import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReference } from './docs.ts';

test('the API reference holds every file that it names, asks no other host for any, and holds the contract', () => {
  const folder = writeReference(mkdtempSync(join(tmpdir(), 'hrajem-docs-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const written = (name: string) => readFileSync(join(folder, name), 'utf8');
  const page = written('index.html');
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name.replace('./', ''));
  expect(named).toContain('swagger-initializer.js');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(named));
  expect(page + written('index.css')).not.toMatch(/\/\/[\w-]+\.\w/);
  expect(written('swagger-initializer.js')).toContain('"operationId":"joinMatch"');
});
