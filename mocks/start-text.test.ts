import { demoAccounts } from './db/people.ts';
import { describe, expect, it } from 'vitest';
import { startText } from './start-text.ts';

describe('what the server prints', () => {
  const text = startText({ url: 'http://127.0.0.1:4173', statePath: '.data/state.json', colour: false });

  it('names the addresses, the outbox, and where the state is kept', () => {
    expect(text).toContain('http://127.0.0.1:4173/\n');
    expect(text).toContain('http://127.0.0.1:4173/en\n');
    expect(text).toContain('http://127.0.0.1:4173/_mock/');
    expect(text).toContain('.data/state.json');
    expect(text).toContain('npm run reset');
  });

  it('names every account with its password', () => {
    for (const { username, password } of demoAccounts) {
      expect(text).toMatch(new RegExp(`${username} +${password} `));
    }
  });

  it('is plain where nobody sees colours, and fits 120 columns', () => {
    expect(text).not.toContain('\u001B');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });
});
