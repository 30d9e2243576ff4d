import type { Page } from '@playwright/test';

/** A part of the page as the browser hands it to assistive technology. */
export interface Heard {
  role: string;
  name: string;
}

/**
 * The browser's own accessibility tree without what it ignores. `ariaSnapshot` and locators work out roles and names from the
 * document: they see nothing of what the browser leaves out.
 */
async function accessibilityTree(page: Page): Promise<Heard[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  return nodes.flatMap(({ ignored, role, name }) =>
    ignored ? [] : [{ role: String(role?.value), name: String(name?.value ?? '') }],
  );
}

/** How many parts of the tree have that role and one of the names. */
export async function countHeard(page: Page, role: string, names: readonly string[]): Promise<number> {
  const wanted = new Set(names);
  const heard = await accessibilityTree(page);
  return heard.filter((one) => one.role === role && wanted.has(one.name)).length;
}
