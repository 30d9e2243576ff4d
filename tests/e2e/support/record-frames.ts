import type { Page } from '@playwright/test';

/** Records what `look` finds in each frame of the pages that are opened from now on; null is nothing. It runs in the page. */
export async function recordFrames(page: Page, look: () => string | null): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tell', (text: string) => seen.push(text));
  await page.addInitScript(`{
    const look = ${look.toString()};
    const record = () => {
      const found = look();
      if (found !== null) tell(found);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }`);
  return seen;
}
