import { chatParts } from '../../e2e/support/chat-page';
import { words } from '../../e2e/support/words';
import type { Person } from '../person';
import { repeat, type Scenario } from '../scenario';

const { LL } = words.cs;

/** The backend takes ten messages in ten seconds from one person. */
const pace = 1100;

/** The match of jana's and alex's with the longest chat. */
async function longestChat({ backend }: Person): Promise<{ id: number; count: number }> {
  const mine = await backend.matches('jana');
  const both = new Set(
    (await backend.matches('alex')).filter((match) => match.my_participation).map(({ id }) => id),
  );
  let longest = { id: 0, count: -1 };
  for (const { id, my_participation: part } of mine) {
    if (!part || !both.has(id)) continue;
    const count = (await backend.chat('jana', id)).results.length;
    if (count > longest.count) longest = { id, count };
  }
  return longest;
}

const listed = '#chat [role=group] [role=listitem]';

/** Opens the match at its chat and waits until the whole of it is in the document. */
export async function openChat(person: Person): Promise<{ id: number; count: number }> {
  const { page } = person;
  const chat = await longestChat(person);
  await person.open(`/detail/${chat.id}#chat`);
  await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length >= count, [
    listed,
    chat.count,
  ] as const);
  await page.evaluate(() => window.probe.end());
  return chat;
}

export const openLongChat: Scenario = {
  name: 'Open the chat of a match',
  async run(person) {
    const { page } = person;
    const { id } = await longestChat(person);
    return repeat(8, async () => {
      await page.goto('about:blank');
      await person.open(`/detail/${id}`);
      const anchor = page
        .getByRole('main')
        .getByRole('link', { name: /nástěnk|nepřečten/i })
        .first();
      await anchor.waitFor();
      await page.evaluate(() => window.probe.end());
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
  isJudged: true,
  async run(person) {
    await openChat(person);
    const { input } = chatParts(person.page);
    await input.tap();
    // Only what has a key of its own: Playwright presses no others.
    const text = 'Ahoj, kdo vezme balon a v kolik se potkame?';
    const samples = await repeat(text.length, (turn) => person.press(text[turn] ?? ' '));
    await input.fill('');
    return samples;
  },
};

export const scrollChat: Scenario = {
  name: 'Scroll: the whole chat',
  isJudged: true,
  async run(person) {
    const { page } = person;
    await openChat(person);
    const { log } = chatParts(page);
    const height = await log.evaluate((element) => element.scrollHeight);
    const sweeps = 30;
    return repeat(sweeps, () => person.sweep(log, -Math.ceil(height / sweeps)));
  },
};

export const sendMessage: Scenario = {
  name: 'Send a message',
  async run(person) {
    const { page } = person;
    await openChat(person);
    const { input, send } = chatParts(page);
    return repeat(10, async (turn) => {
      const text = `Odesláno ${Date.now()}-${turn}`;
      await input.fill(text);
      await page.waitForTimeout(pace);
      return person.tap(send, () =>
        page.evaluate(
          (message) =>
            window.probe.until(
              () => document.querySelector('#chat [role=group]')?.textContent?.includes(message) === true,
            ),
          text,
        ),
      );
    });
  },
};

export const receiveMessage: Scenario = {
  name: 'Receive a message',
  async run(person) {
    const { page, backend } = person;
    const { id } = await openChat(person);
    return repeat(10, async (turn) => {
      const text = `Přijato ${Date.now()}-${turn}`;
      await backend.say('alex', id, text);
      await page.waitForTimeout(pace);
      return person.watch(
        // The app looks for news at once when its window gets the focus, so nobody has to wait for five seconds.
        () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
        () =>
          page.evaluate(
            (message) =>
              window.probe.until(
                () => document.querySelector('#chat [role=group]')?.textContent?.includes(message) === true,
              ),
            text,
          ),
      );
    });
  },
};

export const startChat: Scenario = {
  name: 'Start the app at the chat',
  async run(person) {
    const { page } = person;
    const { id } = await longestChat(person);
    return repeat(6, async () => {
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
  isJudged: true,
  async run(person) {
    const { page } = person;
    await person.open('/profil/upravit');
    const input = page.getByRole('combobox', { name: LL.profile.cityPicker.label() });
    await input.tap();
    return repeat(24, (turn) => person.press('ceske bud'[turn % 12] ?? 'Backspace'));
  },
};
