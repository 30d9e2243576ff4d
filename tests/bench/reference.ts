import type { Phone } from './phone';

/** As much as a good app does for a press. */
const lines = 300;

const markup = `<!doctype html><meta name="viewport" content="width=device-width"><title>reference</title>
<button style="width:100%;height:200px">press</button><div></div>`;

/** What this machine, slowed down and as busy as it is, makes of a press on an empty page that puts 300 lines on it. */
export async function measureReference({ page, tap }: Phone, count: number): Promise<number[]> {
  await page.goto('about:blank');
  await page.setContent(markup);
  await page.evaluate((length) => {
    const place = document.querySelector('div');
    let turn = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      turn += 1;
      const paragraphs = Array.from({ length }, (_, index) => {
        const line = document.createElement('p');
        line.textContent = `${index} ${turn}`;
        return line;
      });
      place?.replaceChildren(...paragraphs);
    });
  }, lines);
  const answers: number[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await tap(page.getByRole('button')));
  return answers;
}
