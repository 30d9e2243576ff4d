import type { ReactNode } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

/** What a match costs each of its players. */
export function Price({ match: { price } }: { match: Match }): ReactNode {
  const { LL, format } = useI18n();
  return price ? LL.detail.perPerson({ price: format.money(price) }) : LL.common.match.free();
}
