import { photo } from '../support/pictures';
import { at, shown, type Row } from './row';

/** The person's own data, the list of cities, the words of the app. */
export const userRows: Row[] = [
  shown('getStatistics', at('Statistics')),
  shown('getProfile', at('Profile')),
  {
    operation: 'updateProfile',
    body: 'application/json',
    kind: 'write',
    person: 'jana',
    address: at('Profile edit'),
    act: async ({ page, LL }) => {
      await page.getByLabel(LL.profile.form.displayName()).fill('Jana N.');
      await page.getByRole('button', { name: LL.profile.form.save() }).click();
    },
    again: (LL) => LL.profile.form.save(),
    leaves: (LL) => LL.profile.leave.leave(),
  },
  {
    operation: 'updateProfile',
    body: 'multipart/form-data',
    kind: 'write',
    person: 'jana',
    address: at('Profile edit'),
    act: async ({ page, LL }) => {
      const buffer = await photo(page, { width: 300, height: 300 });
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
      await page.locator('input[type=file]:not([capture])').setInputFiles(file);
      await page.getByRole('button', { name: LL.profile.picture.crop.use() }).click();
      await page.getByText(LL.profile.picture.preparing()).waitFor({ state: 'hidden' });
    },
    // A picture takes its time on a poor connection; that it is on its way, and how to give it up, is said meanwhile.
    limit: 60_000,
    says: (LL, reason) => `${LL.profile.picture.failed()} ${reason}`,
    again: (LL) => LL.profile.picture.retry(),
    leaves: (LL) => LL.profile.leave.leave(),
  },
  {
    operation: 'getCities',
    kind: 'read',
    address: at('Registration'),
    // One can register without a city.
    says: (LL) => LL.account.city.failed(),
  },
  {
    operation: 'getMessages',
    kind: 'read',
    holdsStart: true,
    address: at('About us'),
    // In both languages, the wanted one first: it is known, but none of its words is.
    says: (_, __, { locale }) =>
      locale === 'cs' ? 'Texty se nepodařilo načíst' : 'The texts could not be loaded',
    endsNoSession: true,
    again: (_, { locale }) => (locale === 'cs' ? 'Zkusit znovu / Try again' : 'Try again / Zkusit znovu'),
  },
];
