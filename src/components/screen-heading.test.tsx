// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nContext } from '@/i18n/context';
import { createI18n } from '@/i18n/translate';
import { openRouter, spyScreens } from '../../tests/setup/open-router.tsx';
import { ScreenHeading } from './screen-heading';

/** Czech words, whatever the address says, until the English ones come. */
function LateWords({ children }: { children: ReactNode }): ReactElement {
  const [words, setWords] = useState(() => createI18n('cs', cs));
  return (
    <I18nContext value={words}>
      <button type="button" onClick={() => setWords(createI18n('en', en))}>
        come
      </button>
      {children}
    </I18nContext>
  );
}

const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;

it.each([
  ['/o-nas', 'O nás', '/en/about-us', 'About us'],
  ['/nikde', 'Stránka nenalezena', '/en/nowhere', 'Page not found'],
])(
  '%s keeps its heading until the words of the other language are there',
  async (from, before, to, after) => {
    const { go } = await openRouter(from, {
      wrap: LateWords,
      screens: spyScreens({ about: { component: () => Promise.resolve(() => <ScreenHeading />) } }),
    });
    expect(heading()).toBe(before);
    await go(to);
    expect(heading()).toBe(before);
    // Like every title, that of the address.
    expect(document.title).toBe(`${after} – Hrajem`);
    fireEvent.click(screen.getByRole('button', { name: 'come' }));
    expect(heading()).toBe(after);
  },
);
