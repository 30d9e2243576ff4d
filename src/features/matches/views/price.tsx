import type { ReactNode } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** What a match costs each of its players. */
export function Price({ i18n: { LL, format }, match: { price } }: { i18n: I18n; match: Match }): ReactNode {
  return price ? LL.detail.perPerson({ price: format.money(price) }) : LL.common.match.free();
}
