import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { useFocusOnUnmount } from './focus';
import { Illustration, type IllustrationName } from './drawings';

/** Tells screen readers that something is loading. */
export function LoadingNotice(): ReactNode {
  const { LL } = useI18n();
  return (
    <p role="status" className="sr-only">
      {LL.common.states.loading()}
    </p>
  );
}

/** Shown in place of a screen that loads and has no skeleton. */
export const Loading = (): ReactNode => (
  <div className="grid justify-items-center py-16 text-muted">
    <Spinner className="size-8" />
    <LoadingNotice />
  </div>
);

export interface StatePanelProps {
  picture: IllustrationName;
  code?: string;
  title: string;
  text: string;
  /** The rank of the heading: 1 where the panel is the whole screen. */
  level?: 1 | 2;
  /** `alert` for a failure shown in place of the content. */
  role?: 'alert';
  isInCard?: boolean;
  children?: ReactNode;
}

/** Takes the place of content that is not there: empty, failed, unknown. When it goes, so does the button that was pressed. */
export function StatePanel({
  picture,
  code,
  title,
  text,
  level = 2,
  role,
  isInCard = false,
  children,
}: StatePanelProps): ReactNode {
  const element = useFocusOnUnmount<HTMLElement>();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      ref={element}
      role={role}
      className={cn(
        'mx-auto grid max-w-md justify-items-center gap-3 py-10 text-center',
        isInCard && 'md:py-6',
      )}
    >
      <Illustration name={picture} className={cn('mb-2 h-28', isInCard && 'md:hidden')} />
      {code && (
        <p aria-hidden="true" className="text-sm font-bold tracking-widest text-muted">
          {code}
        </p>
      )}
      <Heading className="text-xl font-bold max-[18rem]:text-lg">{title}</Heading>
      <p className="text-muted">{text}</p>
      {/* What counts there is not announced with each second. */}
      {children && (
        <div aria-live={role && 'off'} className="mt-3 flex flex-wrap justify-center gap-3 max-sm:grid">
          {children}
        </div>
      )}
    </section>
  );
}
