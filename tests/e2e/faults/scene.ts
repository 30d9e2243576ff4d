import type { Page } from '@playwright/test';
import type { Match } from '@/generated/schemas/match.zod';
import { addressOf } from '../../../gallery/address';
import type { Reach } from '../../../gallery/reach/reach';
import type { Told } from '../../../gallery/state';
import type { Locale } from '@/lib/locale';
import type { Backend } from '../support/backend';
import { openMatch } from '../support/choose-match';
import { words } from '../support/words';

/** Where a cell of the matrix is played. */
export interface Scene {
  page: Page;
  locale: Locale;
  backend: Backend;
  matches: Matches;
}

interface Matches {
  /** One that Jana can join. */
  open: Match;
  /** One with Jana and Alex, who has written something. */
  hers: Match;
}

/** The matches that the cells need. */
export async function chooseMatches(backend: Backend): Promise<Matches> {
  const hers = await openMatch(backend, 'jana', 'alex');
  await backend.join('jana', hers.id);
  await backend.join('alex', hers.id);
  await backend.say('alex', hers.id, 'Beru míč.');
  return { hers, open: await openMatch(backend, 'jana') };
}

/** The match of that kind. */
const matchOf = ({ match }: Reach, matches: Matches): Match | undefined =>
  match === 'open' || match === 'hers' ? matches[match] : undefined;

/** What the words of a call are made with. */
export const toldOf = (reach: Reach, { locale, matches }: Pick<Scene, 'locale' | 'matches'>): Told => ({
  LL: words[locale].LL,
  locale,
  title: matchOf(reach, matches)?.title ?? '',
});

/** Where a call is reached. */
export const placeOf = (reach: Reach, { locale, matches }: Scene): string =>
  addressOf(reach.at, locale, matchOf(reach, matches)?.id) + (reach.link ?? '');
