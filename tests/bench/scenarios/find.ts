import type { Browser } from '@playwright/test';
import { findInPage } from '../../e2e/support/find-in-page';
import { createPerson } from '../person';
import type { Find } from '../report';
import { openChat } from './chat';
import type { World } from '../world';
import { openList } from './list';

/** The last match of the list, by the browser's own search. */
export async function listFinds(browser: Browser, world: World): Promise<Find> {
  const person = await createPerson(browser, world);
  await openList(person);
  const { page } = person;
  const title = await page.locator('main li h3').last().textContent();
  const { ok, ms } = await findInPage(page, title ?? '', 'last');
  await person.close();
  return { name: 'the last match of the list', ok, ms };
}

/** The oldest message of the long chat. */
export async function chatFinds(browser: Browser, world: World): Promise<Find> {
  const person = await createPerson(browser, world);
  const { id } = await openChat(person);
  const { page, backend } = person;
  const oldest = (await backend.chat('jana', id)).results.find(({ kind }) => kind === 'text')?.message ?? '';
  const { ok, ms } = await findInPage(page, oldest);
  await person.close();
  return { name: 'the oldest message of the chat', ok, ms };
}
