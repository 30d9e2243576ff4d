import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/find-browser';
import { browserArguments } from '../e2e/support/browser-arguments';
import { changesBetween, type Ratios } from './changes';
import { measureInteractions } from './interactions';
import { type Certificate, createCertificate } from './loads/certificate';
import { measureLoads } from './loads/loads';
import { startSecureServer } from './loads/secure-server';
import { withFigures } from './readme';
import { failuresOf, ratiosOf, type Report, reportText } from './report';
import { chatFinds, listFinds } from './scenarios/find';
import { openLargeWorld, openSmallWorld, type World } from './world';

interface BenchOptions {
  /** Where the figures are kept; the run before is looked for there too. */
  file: string;
  /** Fewer repeats, and only what is judged: a few minutes in place of a quarter of an hour. */
  quick?: boolean | undefined;
  /** A document whose section of figures is replaced. */
  readme?: string | undefined;
  /** Only rows whose name holds this text. */
  only?: string | undefined;
  say: (text: string) => void;
}

/** The figures of a run as they are kept. */
interface Kept {
  ratios: Ratios;
  at: string;
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return null;
  }
}

const launch = (certificate: Certificate): Promise<Browser> => {
  const executablePath = findBrowser();
  // Trusted, not merely tolerated: what comes over a connection with a fault is not kept by the browser's cache.
  const trust = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArguments(), trust] });
};

async function measure(
  { quick = false, only = '', say }: BenchOptions,
  browser: Browser,
  { large, small, certificate }: { large: World; small: World; certificate: Certificate },
  onBroken: (text: string) => void,
): Promise<Report> {
  const common = { browser, only: only.toLowerCase(), say, onBroken };
  const interactions = await measureInteractions({
    ...common,
    large,
    small: quick ? null : small,
    share: quick ? 'quick' : 'whole',
  });
  const servers = new Map(
    await Promise.all(
      (quick ? [large] : [small, large]).map(
        async (world) => [world, await startSecureServer(world.url, certificate)] as const,
      ),
    ),
  );
  try {
    const loads = await measureLoads({
      ...common,
      servers,
      times: quick ? 2 : 5,
      profiles: quick ? ['slow'] : ['slow', 'full'],
    });
    const finds = only || quick ? [] : [await listFinds(browser, large), await chatFinds(browser, large)];
    return { interactions, loads, finds };
  } finally {
    await Promise.all(Array.from(servers.values(), (server) => server.close()));
  }
}

/** Measures everything, prints the tables, keeps the figures; gives whether all is within its limits. */
export async function bench(options: BenchOptions): Promise<boolean> {
  const { file, quick = false, only, say } = options;
  const began = Date.now();
  const certificate = createCertificate();
  const [large, small, browser] = await Promise.all([
    openLargeWorld(),
    openSmallWorld(),
    launch(certificate),
  ]);
  try {
    const broken: string[] = [];
    const report = await measure(options, browser, { large, small, certificate }, (text) => {
      broken.push(text);
      say(`    could not be measured: ${text}`);
    });
    say(`\n${reportText(report)}`);
    const ratios = ratiosOf(report);
    const before = await readKept(file);
    const changes = before ? changesBetween(before.ratios, ratios) : [];
    if (before) {
      say(
        changes.length > 0
          ? `Changed since ${before.at}:`
          : `Nothing has notably changed since ${before.at}.`,
      );
      for (const change of changes) say(`  ${change}`);
    }
    const failures = [...broken, ...failuresOf(report)];
    say(failures.length > 0 ? 'Over a limit (tests/bench/README.md):' : 'Everything is within its limits.');
    for (const failure of failures) say(`  ${failure}`);
    // Of a part, the other rows stay those of the run before.
    const kept = { ...(only ? before?.ratios : {}), ...ratios };
    const figures = { at: new Date().toISOString(), quick, ratios: kept, broken, ...report };
    say(`It took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
    if (options.readme) {
      const text = await readFile(options.readme, 'utf8');
      await writeFile(options.readme, withFigures(text, reportText(report)));
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
    return failures.length === 0;
  } finally {
    await browser.close();
    await Promise.all([large.dispose(), small.dispose()]);
  }
}
