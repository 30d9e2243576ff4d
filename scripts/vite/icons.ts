import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const importStatement = /import\s*\{([^}]*)\}\s*from\s*'@mdi\/js';/g;

/** Replaces imports of icons by their paths; the number of lines stays, and with it the source map. */
export function inlineIcons(code: string): string {
  return code.replaceAll(importStatement, (statement, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const constants = names.map((name) => {
      const path = (icons as Record<string, unknown>)[name];
      if (typeof path !== 'string') throw new Error(`@mdi/js has no icon ${name}.`);
      return `const ${name} = ${JSON.stringify(path)};`;
    });
    return constants.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/**
 * `@mdi/js` is one module, so a bundler puts the icons of all screens into one chunk that the first screen has to load,
 * with a source map of 3 MB. With their paths inlined, each screen carries its own.
 */
export const iconsPlugin = (): Plugin => ({
  name: 'hrajem:icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '@mdi/js' },
    handler: (code) => ({ code: inlineIcons(code), map: null }),
  },
});
