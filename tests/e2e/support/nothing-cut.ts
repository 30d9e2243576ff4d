import { expect, type Page } from '@playwright/test';

/**
 * Fails when words are cut off or run into what stands beside them: by something that hides what does not fit, by the edge of the
 * window, or because they are wider than the control that they stand on. What can be scrolled down to is not cut, nor is what stands
 * in a row that is swept sideways, nor what ends in an ellipsis on purpose.
 */
export async function expectNothingCut(page: Page, state: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const tolerance = 1;
    const found: string[] = [];
    const edge = document.documentElement.clientWidth;
    const isWithin = (inner: DOMRect, outer: DOMRect, side: 'x' | 'y'): boolean =>
      side === 'x'
        ? inner.left >= outer.left - tolerance && inner.right <= outer.right + tolerance
        : inner.top >= outer.top - tolerance && inner.bottom <= outer.bottom + tolerance;

    /** Whether it is there for screen readers only, perhaps at this width. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement));

    /** Whether it is one row, of chips for example: what scrolls only down is told by nothing else, because `auto` in one direction is in both. */
    function isSwept(box: Element): boolean {
      const { display, flexDirection, flexWrap } = getComputedStyle(box);
      return display === 'flex' && flexDirection === 'row' && flexWrap === 'nowrap';
    }

    /** As much of a line as is seen: one that ends in an ellipsis is measured as long as it would be without it. */
    function seenOf(line: DOMRect, text: Element): DOMRect {
      let box: Element | null = text;
      while (box && getComputedStyle(box).textOverflow !== 'ellipsis') box = box.parentElement;
      if (!box) return line;
      const place = box.getBoundingClientRect();
      const left = Math.max(line.left, place.left);
      const right = Math.min(line.right, place.right);
      return new DOMRect(left, line.top, right - left, line.height);
    }

    /** What is wrong with a line of the text; nothing where it is whole. */
    function faultOf(line: DOMRect, text: Element): string | null {
      const control = text.closest('a, button, label, [role^=menuitem]');
      if (control && getComputedStyle(control).display !== 'inline') {
        if (!isWithin(seenOf(line, text), control.getBoundingClientRect(), 'x'))
          return 'wider than its control';
      }
      for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
        if (textOverflow === 'ellipsis') return null;
        const place = box.getBoundingClientRect();
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll'))
          return isSwept(box) || isWithin(line, place, 'x') ? null : 'cut at the side';
        if (overflowX !== 'visible' && !isWithin(line, place, 'x')) return 'cut at the side';
        if (overflowY !== 'visible' && !isWithin(line, place, 'y')) return 'cut above or below';
        if (position === 'fixed') break;
      }
      return line.left < -tolerance || line.right > edge + tolerance ? 'beyond the window' : null;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, noscript, option') || isForScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const fault = Array.from(range.getClientRects(), (line) => faultOf(line, parent)).find(Boolean);
      if (fault) found.push(`${text.textContent.trim().slice(0, 60)}: ${fault}`);
    }
    return found;
  });
  expect.soft(cut, `${state}: words that are cut`).toEqual([]);
}
