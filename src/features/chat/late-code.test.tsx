// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../tests/setup/plan-matches.ts';
import { summaryQuery } from '@/features/chat/data/queries';

useOpenApp();

const code = vi.hoisted(() => {
  let come = (): void => undefined;
  const hasCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, hasCome };
});

vi.mock('./chat', async (original) => {
  await code.hasCome;
  return original();
});

it('opens at once where its code comes after its summary has failed', async () => {
  expectConsole('error', 'MalformedResponseError');
  const { router } = await openApp('/detail/1#chat', {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [{ title: 'Zápas', players: ['jana', 'alex'] }]),
    faults: [{ target: 'getChatSummary', kind: 'html' }],
  });
  const { queryClient } = router.options.context;
  await waitFor(() => expect(queryClient.getQueryState(summaryQuery(1).queryKey)?.status).toBe('error'));
  code.come();
  expect(await screen.findByRole('textbox', { name: 'Zpráva ostatním' })).toBeDefined();
});
