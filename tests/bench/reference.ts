import type { Phone } from './phone';

/** The number of lines that a press renders. */
const lines = 300;

const markup = `<!doctype html><meta name="viewport" content="width=device-width"><title>reference</title>
<button style="width:100%;height:200px">press</button><div></div>`;

/** Measures presses on an empty page that render 300 lines, as a reference for this machine. */
export async function measureReference({ page, tap }: Phone, count: number): Promise<number[]> {
  await page.goto('about:blank');
  await page.setContent(markup);
  await page.evaluate((length) => {
    const container = document.querySelector('div');
    let turn = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      turn += 1;
      const paragraphs = Array.from({ length }, (_, index) => {
        const line = document.createElement('p');
        line.textContent = `${index} ${turn}`;
        return line;
      });
      container?.replaceChildren(...paragraphs);
    });
  }, lines);
  const answers: number[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await tap(page.getByRole('button')));
  return answers;
}
