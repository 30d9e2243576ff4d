import type { Person } from '../person';
import { repeat, type Scenario } from '../scenario';

/** An empty page with one button, whose press puts this many words on it: as much as a good app does for a press. */
const words = 300;

const markup = `<!doctype html><meta name="viewport" content="width=device-width"><title>reference</title>
<button style="width:100%;height:200px">press</button><div></div>`;

async function prepare({ page }: Person): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(markup);
  await page.evaluate((count) => {
    const place = document.querySelector('div');
    let turn = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      turn += 1;
      const lines = Array.from({ length: count }, (_, index) => {
        const line = document.createElement('p');
        line.textContent = `${index} ${turn}`;
        return line;
      });
      place?.replaceChildren(...lines);
    });
  }, words);
}

/** What this machine, slowed down and as busy as it is, makes of a fixed piece of work: everything is held against it. */
export const reference: Scenario = {
  name: 'Reference: a press on an empty page',
  isSignedIn: false,
  run: async (person) => {
    await prepare(person);
    return repeat(person.times(12), () => person.tap(person.page.getByRole('button')));
  },
};
