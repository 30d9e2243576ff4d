// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { openRouter, spyScreens } from '@tests/setup/open-router';
import { ScreenHeading } from './screen-heading';

/** Provides Czech texts until its button switches to English, whatever the address says. */
function ManualI18nProvider({ children }: { children: ReactNode }): ReactElement {
  const [i18n, setI18n] = useState(() => createI18n('cs', cs));
  return (
    <I18nContext value={i18n}>
      <button type="button" onClick={() => setI18n(createI18n('en', en))}>
        switch
      </button>
      {children}
    </I18nContext>
  );
}

const getHeadingText = (): string => screen.getByRole('heading', { level: 1 }).textContent;

it.each([
  ['/o-nas', 'O nás', '/en/about-us', 'About us'],
  ['/nikde', 'Stránka nenalezena', '/en/nowhere', 'Page not found'],
])('%s keeps its Czech heading until English has loaded', async (path, title, enPath, enTitle) => {
  const { go } = await openRouter(path, {
    wrap: ManualI18nProvider,
    screens: spyScreens({ about: { component: () => Promise.resolve(() => <ScreenHeading />) } }),
  });
  expect(getHeadingText()).toBe(title);
  await go(enPath);
  expect(getHeadingText()).toBe(title);
  // The document title follows the address at once.
  expect(document.title).toBe(`${enTitle} – Hrajem`);
  fireEvent.click(screen.getByRole('button', { name: 'switch' }));
  expect(getHeadingText()).toBe(enTitle);
});
