import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { failureHeading } from './failure-heading';

const problem = (status: number) =>
  ({ kind: 'problem', status, code: 'x', detail: null, retryAfter: null }) as const;
const server = ['500', 'Chyba na naší straně', 'Internal server error'];
const unreachable = [undefined, 'Nepodařilo se spojit se serverem', 'Couldn’t reach the server'];
const offline = [undefined, 'Bez signálu', 'No signal'];
const refused = [undefined, 'Načtení se nepodařilo', 'This couldn’t be loaded'];

it.each([
  [null, server, server],
  [problem(500), server, server],
  [{ kind: 'malformed' } as const, server, server],
  [{ kind: 'unknown' } as const, server, server],
  [{ kind: 'code' } as const, server, offline],
  [{ kind: 'offline' } as const, unreachable, offline],
  [{ kind: 'timeout' } as const, unreachable, offline],
  [problem(429), refused, refused],
  [{ kind: 'refresh_limit', retryAfter: 3 } as const, refused, refused],
  [{ kind: 'token_storage' } as const, refused, refused],
])('heads %j by what happened', (failure, online, withoutConnection) => {
  const words = [createI18n('cs', cs).LL, createI18n('en', en).LL];
  for (const [isOnline, expected] of [
    [true, online],
    [false, withoutConnection],
  ] as const) {
    const headings = words.map((LL) => failureHeading(LL, failure, isOnline));
    expect([headings[0]?.code, ...headings.map(({ title }) => title)]).toEqual(expected);
  }
});
