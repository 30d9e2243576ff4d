// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiContext } from '@/api/context';
import type { Listings } from '@/api/offline-cache/limits';
import cs from '@/i18n/cs';
import { I18nProvider } from '@/i18n/provider';
import { OnThisDevice } from './on-this-device';

test('says that nothing is kept only once that is known', async () => {
  const listing = Promise.withResolvers<Listings>();
  const offlineCache = { list: () => listing.promise, isOn: () => true, subscribe: () => () => undefined };
  render(
    <I18nProvider locale="cs" initial={{ cs }}>
      <ApiContext value={{ offlineCache } as never}>
        <OnThisDevice />
      </ApiContext>
    </I18nProvider>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await act(async () => {
    listing.resolve({});
    await listing.promise;
  });
  expect(status.textContent).toBe(cs.profile.device.nothing);
});
