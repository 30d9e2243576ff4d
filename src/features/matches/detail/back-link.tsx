import type { ReactNode } from 'react';
import { BackLinkContent, backLinkStyle } from '@/features/matches/views/back-link-view';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useBack } from '@/routing/navigate';

/** Up to the list; as it was left, if it was the screen before. */
export function BackLink(): ReactNode {
  return (
    <Link to="index" onClick={useBack()} className={backLinkStyle}>
      <BackLinkContent i18n={useI18n()} />
    </Link>
  );
}
