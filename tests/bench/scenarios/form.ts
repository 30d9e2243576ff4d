import { repeat, type Scenario } from '../scenario';

export const sendEmptyForm: Scenario = {
  name: 'Send an empty form: first error',
  isSignedIn: false,
  async run(person) {
    const { page } = person;
    // A page of its own each time: what checks a form may come with its first use.
    return repeat(person.times(8), async () => {
      const submit = page.locator('form button[type=submit]');
      await person.atFullSpeed(async () => {
        await person.open('/prihlaseni');
        await submit.waitFor();
        await submit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await page.evaluate(() => window.probe.end());
      });
      return person.tap(submit, () =>
        page.evaluate(() =>
          window.probe.until(() => document.querySelector('form [aria-invalid=true]') !== null),
        ),
      );
    });
  },
};
