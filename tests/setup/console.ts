import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Call {
  level: Level;
  text: string;
}

const LEVELS = ['error', 'warn'] as const;

let calls: Call[] = [];
let expected: { level: Level; text: string | RegExp; isMet: boolean }[] = [];

const matches = (text: string, expectedText: string | RegExp) =>
  typeof expectedText === 'string' ? text.includes(expectedText) : expectedText.test(text);

/**
 * Expects at least one `console.error` or `console.warn` whose text contains (or matches) `text`. Without it, and after any other
 * output, the running test fails.
 */
export function expectConsole(level: Level, text: string | RegExp): void {
  expected.push({ level, text, isMet: false });
}

/** Replaces `console.error` and `console.warn` by recorders; returns a function that restores them. */
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

/** Messages about unexpected output and missing expected output since the last call. */
export function consoleFaults(): string[] {
  const unexpected = calls.filter((call) => {
    const match = expected.find((one) => one.level === call.level && matches(call.text, one.text));
    if (match) match.isMet = true;
    return !match;
  });
  const faults = [
    ...unexpected.map((call) => `unexpected console.${call.level}: ${call.text}`),
    ...expected
      .filter((one) => !one.isMet)
      .map((one) => `console.${one.level} was expected and did not come: ${one.text}`),
  ];
  calls = [];
  expected = [];
  return faults;
}
