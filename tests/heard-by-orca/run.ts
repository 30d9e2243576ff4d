/**
 * `npm run heard:orca -- [journey …] [--browser firefox] [--locale cs]`: compares what Orca says on journeys by keys alone with the
 * transcripts; `--keep` writes them anew.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { closeOnSignal, runMain } from '../../scripts/lib/command.ts';
import { ensureOrca } from '../../scripts/lib/ensure-orca.ts';
import { root } from '../../scripts/lib/project.ts';
import { type Browser, browsers } from './browsers.ts';
import { CHAT, type Journey, journeys, type Step } from './journeys.ts';
import { startServer } from './server.ts';
import { type Session, startSession } from './session.ts';
import type { Utterance } from './speech.ts';

type Locale = 'cs' | 'en';

/** The moment at which each journey begins, so that days and times are the same in each run: a Saturday. */
const START = Date.parse('2026-11-28T10:00:00+01:00');
/** How long after that the page opens: sooner, or a minute later, a message is 21 or 23 minutes old in place of 22. */
const OPENING_MS = 15_000;
/** How long after the start the server goes, so that the last answer is of 10:01 on a slow machine, too. */
const GOING_MS = 100_000;
const transcripts = join(import.meta.dirname, 'transcripts');
/** How many sessions run side by side: a session is idle for most of its time. */
const SESSIONS = Number(process.env.SESSIONS ?? 2);
const MAX_PRESSES = 40;
/** Long enough for the first words after a key that is pressed again and again. */
const BRIEF_SILENCE_MS = 400;

const actionOf = (step: Step): string => {
  if ('type' in step) return `"${step.type}"`;
  if ('press' in step) return step.press;
  if ('alexWrites' in step) return `(Alex writes: ${step.alexWrites})`;
  return step.isServerGone ? '(the server is gone)' : '(the server is back)';
};

/** The document itself, which has the focus for a moment, at times long enough to be said, once a focused element is gone; what the focus leaves, which Orca says or not by the moment; and of the element without words, once or twice, that it can be clicked. */
const isNoise = ({ text }: Utterance): boolean =>
  / – Hrajem (webová stránka v dokumentu|document web)\.$|^(Opouští se|leaving) .+\.$|^(kliknutelný|clickable)\.$/.test(
    text.trim(),
  );

/** Whether Orca has taken the end of a load for older than its start, as it at times does in Chromium; it then leaves out changes of its mode. */
const seemsToLoad = (heard: readonly Utterance[]): boolean =>
  /(Načítá se|Loading)(?!.*(Dokončeno|Finished))/s.test(heard.map(({ text }) => text).join(' '));

/** What Firefox adds to some elements within React's root, which listens for clicks; whether it does depends on the moment. */
const clickable = /(?<=\S) (kliknutelný|clickable)(?=\.$)/;

const format = ({ text, state }: Utterance): string =>
  `  ${text.trim().replace(clickable, '')}${state === 'cut' ? ' (cut)' : ''}`;

/** Performs one step; returns what was heard, and whether it was what the step waits for. */
async function perform(
  step: Step,
  { speech, processes }: Session,
  server: Awaited<ReturnType<typeof startServer>>,
  locale: Locale,
  goesAt: number,
) {
  const { env } = processes;
  const press = (key: string) => execFileSync('xdotool', ['key', '--clearmodifiers', key], { env });
  speech.forget();
  if ('type' in step) {
    // What Orca says of dots in a password depends on the moment.
    execFileSync('xdotool', ['type', '--delay', '40', step.type], { env });
    await speech.untilSilent('', BRIEF_SILENCE_MS);
    return { utterances: [], missing: undefined };
  }
  if ('alexWrites' in step) await server.say(CHAT, step.alexWrites);
  else if ('isServerGone' in step) {
    if (step.isServerGone) await wait(goesAt - Date.now());
    await (step.isServerGone ? server.shut() : server.open());
  } else if (step.until === undefined) press(step.press);
  else
    for (let presses = 0; presses < MAX_PRESSES && !speech.hasHeard(step.until[locale]); presses += 1) {
      speech.forget();
      press(step.press);
      await speech.untilSilent('', BRIEF_SILENCE_MS);
    }
  const awaited = step.hears?.[locale] ?? ('until' in step ? step.until?.[locale] : undefined) ?? '';
  const utterances = (await speech.untilSilent(awaited)).filter((utterance) => !isNoise(utterance));
  return { utterances, missing: speech.hasHeard(awaited) ? undefined : awaited };
}

async function record({ opens, isSignedIn, address, steps }: Journey, browser: Browser, locale: Locale) {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const opening = wait(OPENING_MS);
  const goesAt = Date.now() + GOING_MS;
  const server = await startServer(folder, START, isSignedIn ?? false);
  let session: Session | undefined;
  const lines: string[] = [];
  let isComplete = true;
  try {
    session = await startSession(folder, locale);
    const url = server.url + address[locale];
    const { processes, speech } = session;
    speech.forget();
    if (browser === 'chromium') {
      // Orca, while it gets to know Chromium, takes the end of a load for older than its start, and then leaves out changes of its mode.
      browsers.chromium(processes, 'about:blank');
      await speech.untilSilent('Chromium');
    }
    await opening;
    if (browser === 'firefox') browsers.firefox(processes, url);
    else
      for (const action of ['key ctrl+l', `type ${url}`, 'key Return'])
        execFileSync('xdotool', action.split(' '), { env: processes.env });
    // What is said of a page that loads depends on the moment at which Orca comes to it.
    let heard = await speech.untilSilent(opens[locale]);
    for (let tries = 0; tries < 5 && seemsToLoad(heard); tries += 1) {
      speech.forget();
      execFileSync('xdotool', ['key', 'F5'], { env: processes.env });
      heard = await speech.untilSilent(opens[locale]);
    }
    for (const step of steps) {
      const { utterances, missing } = await perform(step, session, server, locale, goesAt);
      lines.push(
        actionOf(step),
        ...(utterances.length > 0 || 'type' in step ? utterances.map(format) : ['  (nothing)']),
        ...(missing === undefined ? [] : [`  (never heard: ${missing})`]),
      );
      // What was searched for and not found is needed; without other words the journey can go on, and the transcript says so.
      if (missing === undefined || !('until' in step)) continue;
      isComplete = false;
      break;
    }
  } finally {
    await session?.processes.end();
    await server.close();
    if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { text: `${lines.join('\n')}\n`, isComplete };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Whether the transcript equals the kept one; prints the difference. */
function compare(name: string, text: string): boolean {
  const heard = join(root, '.cache/heard-by-orca', name);
  write(heard, text);
  const kept = join(transcripts, name);
  const files = [existsSync(kept) ? kept : '/dev/null', heard];
  return spawnSync('git', ['diff', '--no-index', ...files], { stdio: 'inherit' }).status === 0;
}

await runMain(import.meta, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      browser: { type: 'string' },
      locale: { type: 'string' },
      keep: { type: 'boolean' },
    },
  });
  const obstacle = ensureOrca();
  if (obstacle !== undefined) return console.log(`Not run: ${obstacle}`);
  closeOnSignal(() => Promise.resolve());
  let isAllRight = true;
  const runs = journeys
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .flatMap((journey) =>
      (['firefox', 'chromium'] as const).flatMap((browser) =>
        (['cs', 'en'] as const).map((locale) => ({ journey, browser, locale })),
      ),
    )
    .filter(
      ({ browser, locale }) =>
        (values.browser ?? browser) === browser && (values.locale ?? locale) === locale,
    );
  async function work(): Promise<void> {
    for (let run = runs.shift(); run; run = runs.shift()) {
      const { journey, browser, locale } = run;
      const startedAt = Date.now();
      const { text, isComplete } = await record(journey, browser, locale);
      const name = `${browser}.${locale}/${journey.name}.txt`;
      if (values.keep && isComplete) write(join(transcripts, name), text);
      const isAsKept = compare(name, text);
      isAllRight &&= isComplete && isAsKept;
      const outcome = isComplete ? (isAsKept ? 'as kept' : 'differs') : 'not all was heard';
      console.log(`${name}: ${outcome} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    }
  }
  await Promise.all(Array.from({ length: SESSIONS }, work));
  return isAllRight;
});
