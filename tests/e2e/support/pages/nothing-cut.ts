import { expect, type Page } from '@playwright/test';

/**
 * Fails when text is cut off by a box that hides overflow or by the edge of the window, or is wider than its control. Text that can
 * be scrolled to, and text with an ellipsis, is allowed.
 */
export async function expectNothingCut(page: Page, description: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const tolerance = 1;
    const found: string[] = [];
    const edge = document.documentElement.clientWidth;
    const isWithin = (inner: DOMRect, outer: DOMRect, side: 'x' | 'y'): boolean =>
      side === 'x'
        ? inner.left >= outer.left - tolerance && inner.right <= outer.right + tolerance
        : inner.top >= outer.top - tolerance && inner.bottom <= outer.bottom + tolerance;

    /** Whether the element is visually hidden, and so only for screen readers. */
    const isVisuallyHidden = (element: Element | null): boolean => {
      if (element === null) return false;
      const { clipPath, fontSize } = getComputedStyle(element);
      return clipPath === 'inset(50%)' || fontSize === '0px' || isVisuallyHidden(element.parentElement);
    };

    /** Whether the box is a row that scrolls sideways, such as a row of chips. The overflow style cannot tell, because `auto` applies to both directions. */
    function isScrollableRow(box: Element): boolean {
      const { display, flexDirection, flexWrap } = getComputedStyle(box);
      return display === 'flex' && flexDirection === 'row' && flexWrap === 'nowrap';
    }

    /** The visible part of a line, because a line with an ellipsis is measured with its full length. */
    function visiblePartOf(line: DOMRect, text: Element): DOMRect {
      let box: Element | null = text;
      while (box && getComputedStyle(box).textOverflow !== 'ellipsis') box = box.parentElement;
      if (!box) return line;
      const rect = box.getBoundingClientRect();
      const left = Math.max(line.left, rect.left);
      const right = Math.min(line.right, rect.right);
      return new DOMRect(left, line.top, right - left, line.height);
    }

    /** A message about a line that is cut off; null for a fully visible line. */
    function faultOf(line: DOMRect, text: Element): string | null {
      const control = text.closest('a, button, label, [role^=menuitem]');
      if (control && getComputedStyle(control).display !== 'inline') {
        if (!isWithin(visiblePartOf(line, text), control.getBoundingClientRect(), 'x'))
          return 'wider than its control';
      }
      for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        const rect = box.getBoundingClientRect();
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll'))
          return isScrollableRow(box) || isWithin(line, rect, 'x') ? null : 'cut at the side';
        if (overflowX !== 'visible' && !isWithin(line, rect, 'x')) return 'cut at the side';
        if (overflowY !== 'visible' && !isWithin(line, rect, 'y')) return 'cut above or below';
        if (position === 'fixed') break;
      }
      return line.left < -tolerance || line.right > edge + tolerance ? 'beyond the window' : null;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, noscript, option') || isVisuallyHidden(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const fault = Array.from(range.getClientRects(), (line) => faultOf(line, parent)).find(Boolean);
      if (fault) found.push(`${text.textContent.trim().slice(0, 60)}: ${fault}`);
    }
    return found;
  });
  expect.soft(cut, `${description}: text that is cut off`).toEqual([]);
}
