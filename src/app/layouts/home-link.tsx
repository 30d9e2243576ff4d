import type { ReactNode } from 'react';
import { Mark } from '@/components/logo';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

/** Mark and name, leading home. */
export function HomeLink(): ReactNode {
  const { LL } = useI18n();
  return (
    <Link
      to="index"
      aria-label={LL.header.home()}
      className="flex min-h-11 items-center gap-2 overflow-hidden rounded-control text-lg font-bold min-[22.5rem]:pr-2"
    >
      <Mark />
      {LL.common.app.name()}
    </Link>
  );
}
