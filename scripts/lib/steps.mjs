/** Runs commands one by one or side by side, with their output kept and a sign of life while they work. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

const HEARTBEAT_MS = 15_000;
const GRACE_MS = 10_000;

/** The environment of every tool: the bundled Node first on the PATH, and nobody phones home. */
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  DO_NOT_TRACK: '1',
  PACT_DO_NOT_TRACK: 'true',
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/** Seconds since a moment, for people. */
export const since = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/**
 * Runs `node <args>` in the project's folder; gives whether it ended well and everything it wrote.
 * A run of more than `seconds` is ended with all its children and counts as failed.
 */
export function node(args, { env = {}, cwd = root, seconds = 300 } = {}) {
  return new Promise((resolve) => {
    // In a group of its own, so that browsers and servers which it has started end with it.
    const detached = process.platform !== 'win32';
    const child = spawn(process.execPath, args, { cwd, detached, env: { ...environment, ...env } });
    const end = (signal) => {
      try {
        if (detached && child.pid) process.kill(0 - child.pid, signal);
        else child.kill(signal);
      } catch {
        // It has ended already.
      }
    };
    const interrupted = () => {
      end('SIGTERM');
      process.exit(130);
    };
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const limit = setTimeout(() => {
      output += `\nEnded after ${seconds} s, which is its limit.\n`;
      // First politely: Playwright then ends its server and its browsers, which are not in this group.
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), GRACE_MS).unref();
    }, seconds * 1000);
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * Runs named steps, at most `width` at once, and prints a line for each; the whole output only of those that fail.
 * A step is `{name, run: () => Promise<{ok, output, note?}>}`; a note stands in its line. Gives the number of passed and failed steps, and the failed ones.
 */
export async function runSteps(steps, width = 1) {
  const running = new Map();
  const queue = [...steps];
  /** @type {import('../test/report-counts.mjs').Counts} */
  const sum = { passed: 0, failed: 0, failures: [] };
  const heartbeat = setInterval(() => {
    const names = [...running].map(
      ([name, started]) => `${name} ${Math.round((Date.now() - started) / 1000)} s`,
    );
    console.log(`  … ${names.join(', ')}`);
  }, HEARTBEAT_MS);
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const started = Date.now();
      running.set(step.name, started);
      const { ok, output, note } = await step.run();
      running.delete(step.name);
      console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${step.name} (${since(started)})${note ? `: ${note}` : ''}`);
      if (!ok) console.log(stripVTControlCharacters(output).trim().replace(/^/gm, '    | '));
      sum[ok ? 'passed' : 'failed'] += 1;
      if (!ok) sum.failures.push({ kind: 'failed', name: step.name, traces: [] });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  clearInterval(heartbeat);
  return sum;
}
