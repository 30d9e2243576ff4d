import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readCalendar, type ReadEvent } from '../setup/read-calendar.ts';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The events of the file that the browser saves when that is done. */
async function save(page: Page, action: () => Promise<void>): Promise<[string, ReadEvent[]]> {
  const download = page.waitForEvent('download');
  await action();
  const file: Download = await download;
  return [file.suggestedFilename(), readCalendar(await readFile(await file.path(), 'utf8'))];
}

const utc = (instant: string): string => new Date(instant).toISOString().replace('.000Z', 'Z');

const { LL } = words.en;

test('the saved calendar files can be read by another program', async ({ page, backend, signIn, server }) => {
  const matches = await backend.matches('jana');
  const mine = matches.filter(({ my_participation: part }) => part && part.status !== 'waitlisted');
  expect(mine.map(({ status }) => status)).toContain('cancelled');
  expect(mine).not.toHaveLength(matches.filter(({ my_participation: part }) => part).length);
  const asked = mine.find(({ my_participation: part }) => part?.status === 'joined' && part.confirm_by)!;
  await signIn('jana');
  const file = () => page.getByRole('menuitem', { name: LL.detail.calendar.file() }).click();

  await page.goto('/en');
  await page.getByRole('button', { name: LL.matches.calendar.action() }).click();
  const [listName, events] = await save(page, file);
  expect(listName).toBe('hrajem.ics');
  expect(events).toMatchObject(
    mine.map((match) => ({
      uid: `match-${match.id}@${new URL(server.url).host}`,
      summary: match.title,
      start: utc(match.starts_at),
      end: utc(match.ends_at),
      status: match.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
      url: `${server.url}/en/detail/${match.id}`,
    })),
  );

  const toConfirm = events.find(({ uid }) => uid.startsWith(`match-${asked.id}@`));
  expect(toConfirm?.reminders.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Confirm your place by .+: /),
  );

  const one = mine.find(({ status }) => status === 'scheduled')!;
  await page.goto(`/en/detail/${one.id}`);
  await page.getByRole('button', { name: LL.detail.calendar.label() }).click();
  const [name, [event, ...more]] = await save(page, file);
  expect(name).toBe(`hrajem-${one.id}.ics`);
  expect(more).toEqual([]);
  // The same event as in the file of all: imported from both it stands once.
  expect(event).toEqual(events.find(({ uid }) => uid === event?.uid));
});
