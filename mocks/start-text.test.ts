import { expect, it } from 'vitest';
import { demoAccounts } from './db/demo-accounts.ts';
import { startText } from './start-text.ts';

it('contains the URL of the outbox and all accounts with their passwords', () => {
  const text = startText({ url: 'http://127.0.0.1:4173', statePath: '.data/state.json', colour: false });
  expect(text).toContain('http://127.0.0.1:4173/_mock/');
  for (const { username, password } of demoAccounts)
    expect(text).toMatch(new RegExp(`${username} +${password} `));
});
