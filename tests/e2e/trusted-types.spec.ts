import { expect, test } from './support/test';

/** Tries to use text as HTML and script, as an attack would; returns the results. */
function attemptInjections() {
  const attempt = (act: () => unknown): string => {
    try {
      act();
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const types = (
    window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
  ).trustedTypes;
  return {
    html: attempt(() => (document.createElement('div').innerHTML = '<b>text</b>')),
    script: attempt(() => (document.createElement('script').src = 'https://elsewhere.test/a.js')),
    text: attempt(() => (document.createElement('script').textContent = 'alert(1)')),
    worker: attempt(() => new Worker('/a.js')),
    policy: attempt(() => types.createPolicy('anything', {})),
    googlePolicy: attempt(() => types.createPolicy('google-identity', {})),
  };
}

test('no text can become HTML or a script, and no policy can be created', async ({ page, browserLog }) => {
  browserLog.allow(/Trusted ?(Type|HTML|Script)/i);
  await page.goto('/o-nas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(attemptInjections)).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    text: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
    googlePolicy: 'TypeError',
  });
});
