// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import { createI18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { errorText, type Failure } from './error-text';
import { FormAlert } from './form-alert';

const shown = (failure: Failure | null, locale: Locale = 'cs') => (
  <I18nProvider locale={locale} initial={{ cs, en }}>
    <FormAlert failure={failure} />
  </I18nProvider>
);

it('says that it can be sent again once the signal is back, and why not when it still cannot', () => {
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const { rerender } = render(shown({ kind: 'offline' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Bez signálu to teď nejde. Zkuste to prosím, až bude signál.');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(alert.textContent).toBe('Signál je zpět. Zkuste to prosím znovu.');
  rerender(shown(null));
  expect(alert.textContent).toBe('');
  rerender(shown({ kind: 'offline' }));
  expect(alert.textContent).toBe('Server teď neodpovídá. Zkuste to prosím za chvíli znovu.');
});

it('is no alert again in another language, but for the next failure', () => {
  const { rerender } = render(shown({ kind: 'timeout' }));
  rerender(shown({ kind: 'timeout' }, 'en'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).toContain(errorText(createI18n('en', en).LL, { kind: 'timeout' }));
  rerender(shown({ kind: 'malformed' }, 'en'));
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

it('speaks of what was filled in, which nothing else does about the same answer', () => {
  const failure = {
    kind: 'problem',
    status: 400,
    code: 'validation_failed',
    detail: null,
    retryAfter: null,
    at: 0,
  } as const;
  render(shown(failure));
  expect(screen.getByRole('alert').textContent).toBe(
    'Něco ve formuláři není v pořádku. Zkontrolujte prosím, co jste vyplnili.',
  );
  // A read, a press in a list.
  expect(errorText(createI18n('cs', cs).LL, failure)).not.toMatch(/formulář|pol[eí]|vyplni/);
});
