import { expect, it, vi } from 'vitest';
import { listenForFailures } from './listen';
import { report } from './report';

vi.mock(import('./report'), () => ({ report: vi.fn<typeof report>() }));

function rejectedWith(reason: unknown): Event {
  const target = new EventTarget();
  listenForFailures(target);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  target.dispatchEvent(event);
  return event;
}

it('reports what nobody caught', () => {
  const reason = new DOMException('The operation was aborted.', 'AbortError');
  expect(rejectedWith(reason).defaultPrevented).toBe(false);
  expect(report).toHaveBeenCalledExactlyOnceWith(reason);
});

it.each([
  'Transition was skipped. New ViewTransition started',
  // In Firefox.
  'Skipped ViewTransition due to another transition starting',
])('takes a view transition that was cut short for nothing: %s', (words) => {
  const reason = new DOMException(words, 'AbortError');
  expect(rejectedWith(reason).defaultPrevented).toBe(true);
  expect(report).not.toHaveBeenCalledWith(reason);
});
