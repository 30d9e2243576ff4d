import type { Page } from '@playwright/test';
import type { Match } from '@/generated/schemas/match.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { Locale } from '@/lib/locale';
import type { Backend } from '../support/backend';
import { openMatch } from '../support/choose-match';
import { screens } from '../support/addresses';

/** Where a cell of the matrix is played. */
export interface Scene {
  page: Page;
  locale: Locale;
  LL: TranslationFunctions;
  backend: Backend;
  matches: Matches;
}

interface Matches {
  /** One that Jana can join. */
  open: Match;
  /** One with Jana and Alex, who has written something. */
  common: Match;
}

/** The matches that the cells need. */
export async function chooseMatches(backend: Backend): Promise<Matches> {
  const common = await openMatch(backend, 'jana', 'alex');
  await backend.join('jana', common.id);
  await backend.join('alex', common.id);
  await backend.say('alex', common.id, 'Beru míč.');
  return { common, open: await openMatch(backend, 'jana') };
}

/** The address of a screen by its name. */
export function addressOf(name: string, { locale }: Pick<Scene, 'locale'>, id?: number): string {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen.path[locale].replace(':id', String(id));
}
