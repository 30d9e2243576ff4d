/** A copy of the project in which anything may be broken. */
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, scratchFolder } from '../../lib/project.ts';

const SOURCES = ['src', 'mocks', 'tests', 'scripts', 'pacts', 'docs', 'openapi.yaml', 'package.json', 'tsconfig.json', 'vite.config.ts', 'orval.config.ts', '.typesafe-i18n.json']; // oxfmt-ignore

/** Makes one below .cache/ and gives its folder; to be removed by the caller. */
export function createCopy() {
  const copy = scratchFolder('mutate');
  for (const source of SOURCES) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}
