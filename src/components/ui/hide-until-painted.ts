import { afterPaint } from '@/lib/browser/scheduling';

/** A ref for the element around a native select: screen readers get it after its first paint. For an inserted select Chromium tells of a changed selection, which Orca follows as if the select had the focus; it tells nothing for one that was hidden. */
export function hideUntilPainted(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  element.setAttribute('aria-hidden', 'true');
  return afterPaint(() => element.removeAttribute('aria-hidden'));
}
