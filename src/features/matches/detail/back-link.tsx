import type { ReactNode } from 'react';
import { Link } from '@/routing/link';
import { BackLinkContent, backLinkStyle } from './back-link-look';

/** Up to the list; as it was left, for whoever came from there. */
export function BackLink(): ReactNode {
  return (
    <Link to="index" back className={backLinkStyle}>
      <BackLinkContent />
    </Link>
  );
}
