import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

/** Up to the list; as it was left, for whoever came from there. */
export function BackLink(): ReactNode {
  const { LL } = useI18n();
  return (
    <Link
      to="index"
      back
      className="-mt-2 mb-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent hover:underline print:hidden"
    >
      <Icon path={mdiArrowLeft} />
      {LL.detail.back()}
    </Link>
  );
}
