import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { fillPage, developmentValues } from './page';

const fill = (template: string, noScript = '') =>
  fillPage(template, {
    ...developmentValues,
    head: { locale: 'cs', title: null, descriptionRoute: 'index', alternates: null, isReadable: false },
    dictionary: { messages: { ...cs, errors: { ...cs.errors, noScript } }, json: '', address: '' },
    referrerPolicy: 'no-referrer',
    publicOrigin: '',
  });

it('fillPage escapes texts, and throws for an unknown placeholder', () => {
  expect(fill('%NO_SCRIPT%', '<b title="x">&')).toBe('&#60;b title=&#34;x&#34;&#62;&#38;');
  expect(() => fill('%SOMETHING%')).toThrow('%SOMETHING%');
});
