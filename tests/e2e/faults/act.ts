import type { Locator, Page } from '@playwright/test';
import type { Act } from '../../../gallery/reach/reach';
import type { Told } from '../../../gallery/state';
import { photo } from '../support/pictures';

/** Any white space is as good as another, as the browser has it. */
const beginningWith = (text: string): RegExp =>
  new RegExp(
    `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)}`,
    'i',
  );

/** The element with that name, else the first whose name begins with it, as in the gallery. */
async function named(
  within: Page | Locator,
  role: Parameters<Page['getByRole']>[0],
  name: string,
): Promise<Locator> {
  const longer = within.getByRole(role, { name: beginningWith(name) });
  await longer.first().waitFor();
  const exact = within.getByRole(role, { name, exact: true });
  return ((await exact.count()) > 0 ? exact : longer).first();
}

const field = (page: Page, label: string): Locator =>
  page.getByLabel(beginningWith(label)).and(page.locator('input, textarea, select')).first();

/** Does in a driven browser what the gallery does in its page (gallery/browser/act.ts). */
export async function act(page: Page, step: Act, told: Told): Promise<void> {
  if ('press' in step) {
    const within = step.inDialog ? page.locator('[role=alertdialog], [role=dialog]') : page;
    await (await named(within, step.press, step.name(told))).click();
  } else if ('focus' in step) await (await named(page, step.focus, step.name(told))).focus();
  else if ('into' in step) await field(page, step.into(told)).fill(step.type);
  else if ('clear' in step) await field(page, step.clear(told)).clear();
  else if ('choose' in step) await field(page, step.from(told)).selectOption(step.choose);
  else if ('until' in step) await page.getByText(step.until(told)).first().waitFor();
  else {
    const buffer = await photo(page, { width: 300, height: 300 });
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]:not([capture])').setInputFiles(file);
  }
}
