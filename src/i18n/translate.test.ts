import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from './translate';

const czech = createI18n('cs', cs);
const english = createI18n('en', en);
const withSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [0, '0 volných míst', '0 places left'],
  [1, '1 volné místo', '1 place left'],
  [2, '2 volná místa', '2 places left'],
  [4, '4 volná místa', '4 places left'],
  [5, '5 volných míst', '5 places left'],
  [1.5, '1,5 volného místa', '1.5 places left'],
  [22, '22 volných míst', '22 places left'],
  [1234, '1 234 volných míst', '1,234 places left'],
])('plurals of %d', (count, inCzech, inEnglish) => {
  expect(withSpaces(czech.LL.common.counts.freePlaces({ count }))).toBe(inCzech);
  expect(english.LL.common.counts.freePlaces({ count })).toBe(inEnglish);
});

it('does not interpret an argument as a template', () => {
  const name = '{{count:a|b}} {name} {x|{*: y}}';
  expect(czech.LL.header.account.menuOf({ name })).toBe(`Nabídka účtu: ${name}`);
});
