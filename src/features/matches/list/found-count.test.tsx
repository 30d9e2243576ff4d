// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusSilently } from '@/components/focus/focus';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { FoundCount } from './found-count';

it('is hidden until the heading of a new screen has the focus', async () => {
  focusSilently(document);
  render(
    <I18nContext value={createI18n('cs', cs)}>
      <h1 tabIndex={-1}>Zápasy</h1>
      <FoundCount count={2} isLoading={false} />
    </I18nContext>,
  );
  const { style } = screen.getByText('2 zápasy');
  expect(style.visibility).toBe('hidden');
  screen.getByRole('heading').focus();
  await waitFor(() => expect(style.visibility).toBe(''));
});
