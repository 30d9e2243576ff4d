import { callRows } from '../../gallery/calls/calls';
import { answerOthers, chooseMatches, isCallOf, reach, takeClock } from './faults/scene';
import { readings, validAnswers } from './fuzz/answers';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';
import { words } from './support/words';

// What does not fit the contract is refused by the client (tests/fault-matrix.test.ts) and told as the fault matrix has it.
test.skip(!isWhole, 'in the long run only');
test.use({ viewport: { width: 320, height: 740 } });

/** So many answers of each operation. */
const count = 60;

const { errors } = words.cs.LL;
const broken = [errors.region.text(), errors.server.text(), errors.notFound.text()];

for (const row of callRows.filter(({ operation }) => readings.includes(operation)))
  test(`answers at the edge of the contract: ${row.operation}`, async ({
    page,
    backend,
    browserLog,
    signIn,
  }) => {
    test.setTimeout(30_000 + count * 5000);
    // Pictures of the answers are nowhere.
    browserLog.allow(/Failed to load resource|Content Security Policy|violates the following/);
    await page.route(/^https?:\/\/(pictures\.example|\[::1\])/, (route) => route.abort());
    const scene = { page, backend, locale: 'cs' as const, matches: await chooseMatches(backend) };
    if (row.as) await signIn(row.as);
    if (row.delayMs !== undefined) await takeClock(page);
    await answerOthers(page, row);
    const isCall = isCallOf(row);
    let answer: unknown;
    await page.route('**/api/**', (route) =>
      isCall(route.request()) ? route.fulfill({ json: answer }) : route.fallback(),
    );
    for (const [index, one] of validAnswers(row.operation, count).entries()) {
      answer = one;
      if (row.unreadMessage !== undefined)
        await backend.say('alex', scene.matches.hers.id, row.unreadMessage);
      const answered = page.waitForResponse((response) => isCall(response.request()));
      await reach(row, scene);
      await answered;
      const looks = () =>
        page.evaluate((sentences) => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const isBlank = (document.querySelector('main')?.textContent ?? '').trim() === '';
          const said = sentences.filter((sentence) => document.body.innerText.includes(sentence));
          return { overflow: scrollWidth - clientWidth, isBlank, said };
        }, broken);
      await expect.soft
        .poll(looks, `${row.operation}, answer ${index}`)
        .toEqual({ overflow: 0, isBlank: false, said: [] });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
