import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

/** The public pages. */
export function Footer(): ReactNode {
  const { LL } = useI18n();
  const linkStyle = 'inline-flex min-h-11 items-center rounded-control hover:underline';
  return (
    <footer className="border-t border-line text-sm text-muted">
      <nav aria-label={LL.header.footer.label()} className="page flex flex-wrap gap-x-6 py-2">
        <Link to="howItWorks" className={linkStyle}>
          {LL.header.footer.howItWorks()}
        </Link>
        <Link to="about" className={linkStyle}>
          {LL.header.footer.about()}
        </Link>
        <Link to="privacyPolicy" className={linkStyle}>
          {LL.header.footer.privacy()}
        </Link>
      </nav>
    </footer>
  );
}
