import type { ReactNode } from 'react';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useDebouncedTrue } from '@/components/hooks/use-time';
import { Spinner } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { Illustration, type IllustrationName } from './illustrations';

/** Announces to screen readers that something takes long to load. Chromium tells a live region that is inserted: sooner, Orca would say it after what has come meanwhile. */
export function LoadingNotice() {
  const { LL } = useI18n();
  const isLong = useDebouncedTrue(true, 1000);
  return (
    <p key={String(isLong)} {...(isLong && { role: 'status', 'aria-live': 'polite' })} className="sr-only">
      {LL.common.states.loading()}
    </p>
  );
}

export const LoadingSpinner = () => (
  <div className="grid justify-items-center py-16 text-muted">
    <Spinner className="size-8" />
    <LoadingNotice />
  </div>
);

export interface StatePanelProps {
  picture: IllustrationName;
  /** An HTTP status to show above the title. */
  code?: string;
  title: string;
  text: string;
  /** The heading's level: 1 if the panel is the whole screen. */
  level?: 1 | 2;
  /** `alert` for a failure shown in place of the content. */
  role?: 'alert';
  isInCard?: boolean;
  children?: ReactNode;
}

/** Replaces content that is empty, failed or unknown: a picture, a heading, a text and buttons. */
export function StatePanel(props: StatePanelProps) {
  const { picture, code, title, text, level = 2, role, isInCard = false, children } = props;
  const elementRef = useFocusOnUnmount<HTMLElement>();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      ref={elementRef}
      role={role}
      className={cn(
        'mx-auto grid max-w-md justify-items-center gap-3 py-10 text-center',
        level === 2 && 'max-md:py-6',
        isInCard && 'md:py-6',
      )}
    >
      <Illustration name={picture} className={cn('mb-2 h-28', isInCard && 'md:hidden')} />
      {code && (
        <p aria-hidden="true" className="text-sm font-bold tracking-widest text-muted">
          {code}
        </p>
      )}
      <Heading
        className={cn('text-xl font-bold max-[18rem]:text-lg', (level === 2 || role) && 'max-md:text-lg')}
      >
        {title}
      </Heading>
      <p className="text-muted">{text}</p>
      {/* A countdown in a button must not be announced each second. */}
      {children && (
        <div aria-live={role && 'off'} className="mt-3 flex flex-wrap justify-center gap-3 max-sm:grid">
          {children}
        </div>
      )}
    </section>
  );
}
