import type { ReactNode } from 'react';
import { Link } from '@/routing/link';
import { useBack } from '@/routing/use-back';
import { BackLinkContent, backLinkStyle } from './back-link-look';

/** Up to the list; as it was left, for whoever came from there. */
export function BackLink(): ReactNode {
  return (
    <Link to="index" onClick={useBack()} className={backLinkStyle}>
      <BackLinkContent />
    </Link>
  );
}
