import { mdiChevronDown, mdiWhistle } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';

interface RunningFoldProps {
  i18n: I18n;
  /** How many of the rows are shown. */
  count: number;
  /** Whether it is open at first, because the person returns to one of its matches. */
  isOpen?: boolean;
  /** The rows. */
  children: readonly ReactNode[];
}

/** The matches that are being played without me, in one line that opens; a search in the page opens it too. */
export function RunningFold({ i18n: { LL }, count, isOpen = false, children }: RunningFoldProps): ReactNode {
  return (
    <details open={isOpen} hidden={count === 0} className="group">
      {/* A line and no card, so that three matches stay in sight below it; a finger has 44 px. */}
      <summary className="relative flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold after:absolute after:inset-x-0 after:-inset-y-1.5 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon path={mdiWhistle} className="size-5 shrink-0 text-muted" />
        <span className="flex-1">{LL.matches.running({ count })}</span>
        <Icon
          path={mdiChevronDown}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-2 grid grid-cols-1 gap-2">{children}</ul>
    </details>
  );
}
