import type { Page } from '@playwright/test';
import { chatParts } from '../../e2e/support/chat-page';
import { words } from '../../e2e/support/words';
import type { Person } from '../person';
import { repeat, type Scenario } from '../scenario';
import { start } from '../verdict';

const { LL } = words.cs;

/** The backend takes ten messages in ten seconds from one person. */
const pace = 1100;

const listed = '#chat [role=group] [role=listitem]';

/** Opens the match at its chat and waits until the whole of it is in the document. */
export async function openChat(person: Person): Promise<{ id: number; count: number }> {
  const { page, backend, world } = person;
  const { id } = world.chat;
  const chat = { id, count: (await backend.chat('jana', id)).results.length };
  await person.atFullSpeed(async () => {
    await person.open(`/detail/${chat.id}#chat`);
    await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length >= count, [
      listed,
      chat.count,
    ] as const);
    await page.evaluate(() => window.probe.end());
  });
  return chat;
}

export const openLongChat: Scenario = {
  name: 'Open the chat of a match',
  async run(person) {
    const { page, world } = person;
    const { id } = world.chat;
    return repeat(person.times(8), async () => {
      const anchor = page
        .getByRole('main')
        .getByRole('link', { name: /nástěnk|nepřečten/i })
        .first();
      await person.atFullSpeed(async () => {
        await page.goto('about:blank');
        await person.open(`/detail/${id}`);
        await anchor.waitFor();
        await page.evaluate(() => window.probe.end());
      });
      return person.tap(anchor, () =>
        page.evaluate(
          (selector) => window.probe.until(() => document.querySelector(selector) !== null),
          listed,
        ),
      );
    });
  },
};

export const typeMessage: Scenario = {
  name: 'Type in the chat',
  async run(person) {
    await openChat(person);
    const { input } = chatParts(person.page);
    await input.tap();
    // Only what has a key of its own: Playwright presses no others.
    const text = 'Ahoj, kdo vezme balon a v kolik se potkame?';
    const samples = await repeat(person.times(text.length), (turn) => person.press(text[turn] ?? ' '));
    await input.fill('');
    return samples;
  },
};

export const scrollChat: Scenario = {
  name: 'Scroll: the whole chat',
  async run(person) {
    const { page } = person;
    await openChat(person);
    const { log } = chatParts(page);
    const height = await log.evaluate((element) => element.scrollHeight);
    const sweeps = 30;
    return repeat(person.times(sweeps), () => person.sweep(log, -Math.ceil(height / sweeps)));
  },
};

/** Resolves when a text stands among the newest messages. Only those are read: the whole log would take longer than the app does. */
const saidAtTheEnd = (page: Page, text: string) =>
  page.evaluate(
    (message) =>
      window.probe.until(() => {
        let part = document.querySelector('#chat [role=group] [role=list]')?.lastElementChild;
        for (let look = 0; part && look < 4; look += 1) {
          if (part.textContent?.includes(message)) return true;
          part = part.previousElementSibling;
        }
        return false;
      }),
    text,
  );

export const sendMessage: Scenario = {
  name: 'Send a message',
  async run(person) {
    const { page } = person;
    await openChat(person);
    const { input, send } = chatParts(page);
    return repeat(person.times(10), async (turn) => {
      const text = `Odesláno ${Date.now()}-${turn}`;
      await input.fill(text);
      await page.waitForTimeout(pace);
      return person.tap(send, () => saidAtTheEnd(page, text));
    });
  },
};

export const receiveMessage: Scenario = {
  name: 'Receive a message',
  async run(person) {
    const { page, backend } = person;
    const { id } = await openChat(person);
    return repeat(person.times(10), async (turn) => {
      const text = `Přijato ${Date.now()}-${turn}`;
      await backend.say('alex', id, text);
      await page.waitForTimeout(pace);
      return person.watch(
        // The app looks for news at once when its window gets the focus, so nobody has to wait for five seconds.
        () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
        () => saidAtTheEnd(page, text),
      );
    });
  },
};

export const startChat: Scenario = {
  name: 'Start the app at the chat',
  limits: start,
  async run(person) {
    const { page, world } = person;
    const { id } = world.chat;
    return repeat(person.times(6), async () => {
      await page.goto('about:blank');
      return person.watch(
        () => page.goto(`/detail/${id}#chat`, { waitUntil: 'commit' }),
        () =>
          page.evaluate(
            (selector) => window.probe.until(() => document.querySelector(selector) !== null),
            listed,
          ),
      );
    });
  },
};

export const typeCity: Scenario = {
  name: 'Type in a combobox (my cities)',
  async run(person) {
    const { page } = person;
    await person.open('/profil/upravit');
    const input = page.getByRole('combobox', { name: LL.profile.cityPicker.label() });
    await input.tap();
    return repeat(person.times(24), (turn) => person.press('ceske bud'[turn % 12] ?? 'Backspace'));
  },
};
