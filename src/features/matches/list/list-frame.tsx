import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

interface ListFrameProps {
  /** How many matches are shown. */
  found?: ReactNode;
  /** At the end of the heading's line. */
  action?: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}

/** The screen of the list: its heading, the filters, and the matches. */
export function ListFrame({ found, action, filters, children }: ListFrameProps): ReactNode {
  const { LL } = useI18n();
  return (
    <div className="flex flex-col gap-1 max-[22.4rem]:-mt-2 md:gap-3">
      <div
        data-title-line=""
        className="flex min-h-[min(2.5rem,var(--bar-height))] items-center gap-x-3 max-[22.4rem]:flex-wrap"
      >
        <h1 data-title-words="" className="text-lg font-bold max-[18rem]:flex-1 md:text-xl">
          {LL.matches.title()}
        </h1>
        <p
          role="status"
          data-figures
          data-title-words=""
          className="flex-1 pt-1 text-sm text-muted max-[18rem]:order-last max-[18rem]:basis-full"
        >
          {found}
        </p>
        {action}
      </div>
      {filters}
      {children}
    </div>
  );
}
