// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiContext } from '@/api/context';
import type { Listings } from '@/api/offline-cache/cache-database';
import cs from '@/i18n/cs';
import { I18nProvider } from '@/i18n/provider';
import { OfflineCacheCard } from './offline-cache-card';

test('shows that the offline cache is empty only after reading it, and leaves it unsaid', async () => {
  const emptyListings: Promise<Listings> = new Promise((resolve) => setTimeout(() => resolve({})));
  const offlineCache = { list: () => emptyListings, isEnabled: () => true, subscribe: () => () => undefined };
  render(
    <I18nProvider locale="cs" initialMessages={{ cs }}>
      <ApiContext value={{ offlineCache } as never}>
        <OfflineCacheCard />
      </ApiContext>
    </I18nProvider>,
  );
  expect(screen.queryByText(cs.profile.device.nothing)).toBeNull();
  await act(() => emptyListings);
  expect(screen.getByText(cs.profile.device.nothing).closest('[role=status]')).toBeNull();
});
