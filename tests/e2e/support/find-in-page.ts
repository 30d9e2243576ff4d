import type { Page } from '@playwright/test';

interface Found {
  /** Whether the browser found the text, selected it and brought it into view. */
  ok: boolean;
  /** How long it took, in milliseconds. */
  ms: number;
}

/**
 * Searches the page as Ctrl+F does: `window.find` is the browser's own search over the text that is rendered, with what
 * `content-visibility: auto` has not drawn yet; `hidden` things are not found. `last` begins at the end of the page. Then
 * goes there, which `window.find` leaves to its caller, and looks whether it is and stays in view.
 */
export const findInPage = (page: Page, text: string, from: 'first' | 'last' = 'first'): Promise<Found> =>
  page.evaluate(
    async ([wanted, backwards]) => {
      const selection = getSelection();
      selection?.removeAllRanges();
      const start = performance.now();
      // Its arguments: case, backwards, from the other end again. The standard does not have it, every browser does.
      const { find } = window as unknown as { find: (...args: unknown[]) => boolean };
      const isFound = find.call(window, wanted, true, backwards, backwards);
      const ms = performance.now() - start;
      if (!isFound || selection?.toString() !== wanted) return { ok: false, ms };
      const range = selection.getRangeAt(0);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const { x, y, width, height } = range.getBoundingClientRect();
      const shown = document.elementFromPoint(x + width / 2, y + height / 2);
      return { ok: shown?.contains(range.startContainer) === true, ms };
    },
    [text, from === 'last'] as const,
  );
