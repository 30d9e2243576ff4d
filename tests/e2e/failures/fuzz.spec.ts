import { callRows } from '../../../gallery/calls/calls';
import { isLongRun } from '../support/browsers/long-run';
import { i18n } from '../support/pages/i18n';
import { expect, test } from '../support/test';
import { answerOthers, chooseMatches, isCallOf, reach, installClock } from './faults/scene';
import { readings, validAnswers } from './fuzz/answers';

// These answers fit the contract. The client refuses all others (tests/fault-matrix.test.ts).
test.skip(!isLongRun, 'in the long run only');
test.use({ viewport: { width: 320, height: 740 } });

/** The numbers of the answers of each test, which then takes about as long as one of faults.spec. */
const parts = [
  [0, 30],
  [30, 60],
] as const;

const { errors } = i18n.cs.LL;
const errorTexts = [errors.region(), errors.server.text(), errors.notFound()];

const tests = callRows
  .filter(({ operation }) => readings.includes(operation))
  .flatMap((row) => parts.map(([start, end]) => ({ row, start, end })));

for (const { row, start, end } of tests)
  test(`shows unusual answers of ${row.operation}, ${start} to ${end}`, async ({
    page,
    backend,
    browserLog,
    signIn,
  }) => {
    test.setTimeout(30_000 + (end - start) * 5000);
    // The pictures of the generated answers do not exist.
    browserLog.allow(/Failed to load resource|Content Security Policy|violates the following/);
    await page.route(/^https?:\/\/(pictures\.example|\[::1\])/, (route) => route.abort());
    const scene = { page, backend, locale: 'cs' as const, matches: await chooseMatches(backend) };
    if (row.as) await signIn(row.as);
    if (row.delayMs !== undefined) await installClock(page);
    await answerOthers(page, row);
    const isCall = isCallOf(row);
    let answer: unknown;
    await page.route('**/api/**', (route) =>
      isCall(route.request()) ? route.fulfill({ json: answer }) : route.fallback(),
    );
    for (const [index, validAnswer] of validAnswers(row.operation, end).entries()) {
      if (index < start) continue;
      answer = validAnswer;
      if (row.unreadMessage !== undefined)
        await backend.sendMessage('alex', scene.matches.hers.id, row.unreadMessage);
      // An address with a hash would not load again on its own page.
      await page.goto('about:blank');
      const answered = page.waitForResponse((response) => isCall(response.request()));
      await reach(row, scene);
      await answered;
      const inspectPage = () =>
        page.evaluate((sentences) => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const isBlank = (document.querySelector('main')?.textContent ?? '').trim() === '';
          const shownErrors = sentences.filter((sentence) => document.body.innerText.includes(sentence));
          return { overflow: scrollWidth - clientWidth, isBlank, shownErrors };
        }, errorTexts);
      await expect.soft
        .poll(inspectPage, `${row.operation}, answer ${index}`)
        .toEqual({ overflow: 0, isBlank: false, shownErrors: [] });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
