import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '@tests/setup/console';
import { listenForFailures } from './report';

/** Loads a new module instance with this DSN. */
async function loadReport(sentryDsn: string) {
  vi.resetModules();
  vi.doMock('@/env', () => ({ env: { sentryDsn }, sentryDsn }));
  return import('./report');
}

const dsn = 'https://key@sentry.test/1';

describe('report', () => {
  const send = vi.fn<(failure: { error: unknown }) => void>();
  beforeEach(() => send.mockClear());

  it('queues failures until the reporter is connected, and sends each once', async () => {
    const { report, connectReporting } = await loadReport(dsn);
    const earlyError = new Error('early');
    const lateError = new Error('late');
    expectConsole('error', 'early');
    expectConsole('error', 'late');
    report(earlyError, 'at Screen');
    report(earlyError);
    expect(send).not.toHaveBeenCalled();
    connectReporting(send);
    expect(send.mock.calls).toEqual([[{ error: earlyError, componentStack: 'at Screen' }]]);
    report(earlyError);
    report(lateError);
    expect(send.mock.calls.slice(1)).toEqual([[{ error: lateError, componentStack: undefined }]]);
  });

  it('queues twenty failures at most', async () => {
    const { report, connectReporting } = await loadReport(dsn);
    expectConsole('error', 'number');
    for (let index = 0; index < 30; index += 1) report(new Error(`number ${String(index)}`));
    connectReporting(send);
    expect(send).toHaveBeenCalledTimes(20);
  });

  it('sends failures with the same text once within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { report, connectReporting } = await loadReport(dsn);
    connectReporting(send);
    expectConsole('error', 'no session');
    report(new Error('no session'));
    report(new Error('no session'));
    expect(send).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 10_000);
    report(new Error('no session'));
    expect(send).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it.each([
    ['the second missing chunk', 'this', [0, 1]],
    ['no missing chunk while another build is published', 'another', [0, 0]],
  ])('sends %s', async (_, publishedBuild, expectedCounts) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.doMock('@/app/pwa/build-id', () => ({
      getPageBuildId: () => 'this',
      fetchBuildId: () => Promise.resolve(publishedBuild),
    }));
    vi.doMock('@/app/pwa/reload', () => ({ reloadGuard: { mayReload: () => true } }));
    // `load-chunk` is loaded again, too.
    const { report, connectReporting } = await loadReport(dsn);
    const { ChunkLoadError } = await import('@/lib/browser/load-chunk');
    connectReporting(send);
    expectConsole('error', 'gone');
    const counts: number[] = [];
    for (let failure = 0; failure < 2; failure += 1) {
      report(new ChunkLoadError('gone'));
      await Promise.resolve();
      await Promise.resolve();
      counts.push(send.mock.calls.length);
      vi.setSystemTime(Date.now() + 10_000);
    }
    expect(counts).toEqual(expectedCounts);
    vi.useRealTimers();
    vi.doUnmock('@/app/pwa/build-id');
    vi.doUnmock('@/app/pwa/reload');
  });

  it('queues nothing without a DSN', async () => {
    const { report, connectReporting } = await loadReport('');
    expectConsole('error', 'unheard');
    report(new Error('unheard'));
    connectReporting(send);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['', 0],
    [dsn, 1],
  ])('with the DSN "%s" loads the reporter %i times', async (sentryDsn, count) => {
    const afterPaint = vi.fn();
    vi.doMock('@/lib/browser/scheduling', () => ({ afterPaint }));
    const { startReporting, getTraceHeaders } = await loadReport(sentryDsn);
    startReporting();
    expect(afterPaint).toHaveBeenCalledTimes(count);
    expect(getTraceHeaders()).toEqual({});
    vi.doUnmock('@/lib/browser/scheduling');
  });
});

function dispatchRejection(reason: unknown): Event {
  const target = new EventTarget();
  listenForFailures(target);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  target.dispatchEvent(event);
  return event;
}

it('reports an unhandled rejection', () => {
  expectConsole('error', 'The operation was aborted.');
  const reason = new DOMException('The operation was aborted.', 'AbortError');
  expect(dispatchRejection(reason).defaultPrevented).toBe(false);
});

it.each([
  'Transition was skipped. New ViewTransition started',
  'Skipped ViewTransition due to another transition starting',
])('ignores a skipped view transition: %s', (text) => {
  expect(dispatchRejection(new DOMException(text, 'AbortError')).defaultPrevented).toBe(true);
});
