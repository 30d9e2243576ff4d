import type { ReactNode } from 'react';
import { isFull } from '@/features/matches/data/free-places';
import { phaseOf } from '@/features/matches/data/phase';
import { usePlacesText } from '@/features/matches/parts/places';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

/** What the bar says beside its button: why it is not simply "join". */
function useHint({
  my_participation: mine,
  can_join,
  can_leave,
  reason_code,
  ...match
}: Match): string | null {
  const { LL } = useI18n();
  if (mine?.status === 'waitlisted' && mine.waitlist_position !== null) {
    return LL.detail.yourPosition({ position: mine.waitlist_position });
  }
  if (mine)
    return can_leave || reason_code === 'already_joined'
      ? LL.common.participation[mine.status]()
      : LL.problems.codes.leave_deadline_passed();
  if (can_join) return isFull(match) ? LL.detail.full() : null;
  if (reason_code === null || reason_code === 'not_joined' || reason_code === 'already_joined') return null;
  return LL.problems.codes[reason_code]();
}

/** Tells the messages of a phone how high the bar is while it is on the screen, so that they stand above it. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  let isInSight = true;
  const tell = (): void =>
    style.setProperty('--action-bar-height', isInSight ? `${String(bar.offsetHeight)}px` : '0px');
  const size = new ResizeObserver(tell);
  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? isInSight;
    tell();
  });
  size.observe(bar);
  sight.observe(bar);
  return () => {
    size.disconnect();
    sight.disconnect();
    style.removeProperty('--action-bar-height');
  };
}

interface ActionBarProps {
  match: Match;
  now: number;
  /** The button to join or to leave. */
  children: ReactNode;
}

/** The main action of the screen, always in sight: above the bottom bar of a phone, at the foot of a desktop. */
export function ActionBar({ match, now, children }: ActionBarProps): ReactNode {
  const hint = useHint(match);
  const places = usePlacesText(match, true);
  if (phaseOf(match, now) !== 'upcoming' || (!hint && !match.can_join && !match.can_leave)) return null;
  return (
    <div
      ref={tellHeight}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 md:bottom-4 md:mx-0 md:rounded-card md:border-0 md:shadow-float md:dark:ring-1 md:dark:ring-line-strong print:hidden"
    >
      <div className="flex items-center justify-between gap-4 max-lg:flex-col max-lg:items-stretch max-lg:gap-2">
        {hint ? (
          <p className="text-sm font-semibold md:text-base">{hint}</p>
        ) : (
          <p className="font-semibold max-lg:hidden">{places}</p>
        )}
        <div className="grid lg:ml-auto lg:shrink-0 lg:whitespace-nowrap">{children}</div>
      </div>
    </div>
  );
}
