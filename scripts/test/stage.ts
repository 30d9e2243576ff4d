import { join } from 'node:path';
import { ensureFirefox } from '../browser.ts';
import { NO_FIREFOX } from '../lib/find-browser.ts';
import { ensureWebKit, NO_WEBKIT } from '../lib/find-webkit.ts';
import { root } from '../lib/project.ts';

/** One command of a run of the tests. */
export interface Stage {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** The JSON report of Vitest or Playwright; a stage without one passes or fails as a whole. */
  report?: string;
  /** Names of stages that must pass before this one. */
  needs?: string[];
  /** Whether nothing runs beside it, because its limits need the whole machine. */
  isAlone?: boolean;
  /** The reason why this machine cannot run the stage, which then counts as not run; undefined when the machine can. */
  skipReason?: () => string | undefined;
}

type StageOptions = Omit<Stage, 'name' | 'command' | 'report'>;

const reportFile = (name: string) => join(root, `.cache/reports/${name.replaceAll('/', '-')}.json`);

export const npmStage = (name: string, script: string, options: StageOptions = {}): Stage => ({
  name,
  command: `npm run --silent ${script}`,
  ...options,
});

export const vitestStage = (name: string): Stage => ({
  name,
  command: `vitest run --project ${name} --allowOnly=false --reporter=default --reporter=json --outputFile.json="${reportFile(name)}"`,
  report: reportFile(name),
});

/** Each stage has its own folder of results, because Playwright empties the folder first. A retry tells a flaky test from a broken one, and records a trace. */
export const playwrightStage = (name: string, specs: string, { env, ...options }: StageOptions): Stage => ({
  name,
  command: `playwright test --forbid-only --retries=1 --reporter=list,json,html --output=test-results/${name} ${specs}`,
  report: reportFile(name),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name), PLAYWRIGHT_HTML_OPEN: 'never', ...env },
  isAlone: true,
  ...options,
});

const engineStage =
  (engine: 'firefox' | 'webkit', skipReason: () => string | undefined) =>
  (specs: string, options: StageOptions = {}): Stage =>
    playwrightStage(engine, specs, {
      needs: ['build'],
      env: { E2E_BROWSER: engine },
      skipReason,
      ...options,
    });

export const firefoxStage = engineStage('firefox', () => (ensureFirefox() ? undefined : NO_FIREFOX));
export const webKitStage = engineStage('webkit', () => (ensureWebKit() ? undefined : NO_WEBKIT));
