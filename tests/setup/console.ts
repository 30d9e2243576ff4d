import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Call {
  level: Level;
  text: string;
}

const LEVELS = ['error', 'warn'] as const;

let calls: Call[] = [];
let expected: { level: Level; text: string | RegExp; met: boolean }[] = [];

const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/**
 * Lets the running test write to the console: every `console.error` or `console.warn` whose text contains (or matches) `text`.
 * The test fails when none comes, and, as always, when another one does.
 */
export function expectConsole(level: Level, text: string | RegExp): void {
  expected.push({ level, text, met: false });
}

/** Replaces `console.error` and `console.warn` by recorders; gives the way back. */
export function recordConsole(): () => void {
  const original = { error: console.error, warn: console.warn };
  for (const level of LEVELS) {
    console[level] = (...args: unknown[]) => {
      calls.push({ level, text: format(...args) });
    };
  }
  return () => {
    Object.assign(console, original);
  };
}

/** What is wrong with the console since the last call: unexpected output and expectations not met; then starts anew. */
export function consoleFaults(): string[] {
  const unexpected = calls.filter((call) => {
    const match = expected.find((one) => one.level === call.level && matches(call.text, one.text));
    if (match) match.met = true;
    return !match;
  });
  const faults = [
    ...unexpected.map((call) => `unexpected console.${call.level}: ${call.text}`),
    ...expected
      .filter((one) => !one.met)
      .map((one) => `console.${one.level} was expected and did not come: ${one.text}`),
  ];
  calls = [];
  expected = [];
  return faults;
}
