import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const importStatement = /import\s*\{([^}]*)\}\s*from\s*'@mdi\/js';/g;

/**
 * The same path in tenths of its grid of 24, without commas: a fifth smaller after gzip, and nowhere more than a twentieth of a
 * pixel beside it where an icon is drawn in its own size.
 */
export function shortPath(path: string): string {
  // Steps relative to each other would add up what is rounded.
  if (/[a-y]/.test(path)) return path;
  const inTenths = (number: string, at: number): string => {
    const rounded = String(Math.round(Number(number) * 10) / 10);
    // Its sign or its point parted it from the number before it.
    return /\d/.test(path[at - 1] ?? '') && !rounded.startsWith('-') ? ` ${rounded}` : rounded;
  };
  return path.replaceAll(/-?\d*\.?\d+/g, inTenths).replaceAll(',', ' ');
}

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
      return `const ${name} = ${JSON.stringify(shortPath(path))};`;
    });
    return constants.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/**
 * Gives each screen only its own icons. `@mdi/js` is one module, and bundlers never split a module: the first screen would
 * load the icons of all screens, with a source map of 3 MB. Can go when Rolldown splits modules by export, as asked of
 * Rollup in https://github.com/rollup/rollup/issues/2512.
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
