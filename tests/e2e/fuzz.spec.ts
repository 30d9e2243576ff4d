import { playAnswers } from './fuzz/play';
import { fuzzScreens } from './fuzz/screens';
import { isWhole, note } from './support/long-run';
import { expect, test } from './support/test';

/** So many valid answers of each operation, and as many changed ones. */
const count = isWhole ? 200 : 8;

/** What the browser and the app write to the console about them: pictures that are nowhere, what does not fit the contract. */
const complaints =
  /Failed to load resource|MalformedResponseError|Content Security Policy|violates the following/;

test.use({ viewport: { width: 320, height: 740 } });

for (const screen of fuzzScreens.filter(({ isQuick }) => isWhole || isQuick)) {
  test(`answers at the edge of the contract, and beyond it: ${screen.operation}`, async ({
    page,
    context,
    backend,
    browserLog,
    server,
  }) => {
    test.setTimeout(30_000 + count * 2000);
    browserLog.allow(complaints);
    const stage = { page, context, backend, browserLog, origin: server.url };
    const { valid, mutated, refused, flaws } = await playAnswers(stage, screen, count);
    note('valid answers', valid);
    note('changed answers', mutated);
    note('changed answers refused', refused);
    expect(flaws).toEqual([]);
  });
}
