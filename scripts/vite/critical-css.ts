import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Beasties from 'beasties';

/** What no prerendered element matches yet, and yet decides about the first paint. */
const always = [/data-theme/, /data-leaving/, /hidden/];

/**
 * The rules of a style sheet that the given pieces of HTML need: one style for all pages, so that the
 * Content-Security-Policy names one hash.
 */
export async function criticalCss(css: string, pieces: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hrajem-critical-'));
  try {
    writeFileSync(path.join(folder, 'all.css'), css);
    const beasties = new Beasties({
      path: folder,
      logLevel: 'silent',
      fonts: false,
      keyframes: 'critical',
      allowRules: always,
    });
    const page = `<!doctype html><html lang="cs"><head><link rel="stylesheet" href="/all.css"></head><body>${pieces.join('')}</body></html>`;
    const html = await beasties.process(page);
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1];
    if (!style) throw new Error('No style sheet was found for the first paint.');
    return style;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
