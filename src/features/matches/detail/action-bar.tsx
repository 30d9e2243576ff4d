import type { ReactNode } from 'react';
import { phaseOf } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { confirmBy } from './deadlines';
import type { MatchParts } from './match-parts';
import { useHint } from './use-hint';

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
  parts: MatchParts;
}

/**
 * The main action of the screen on a phone, with what I have to do or how I stand, always in sight above the bottom bar; nothing
 * when there is none (`NoAction`).
 */
export function ActionBar({ match, now, parts: { Join } }: ActionBarProps): ReactNode {
  const { LL, format } = useI18n();
  const hint = useHint(match);
  const toConfirm = confirmBy(match, now);
  if (phaseOf(match, now) !== 'upcoming' || (!match.can_join && !match.can_leave)) return null;
  return (
    <div
      ref={tellHeight}
      // Large text makes it so high that a phone would show little else: there it stands at the end of what is to be read.
      className="sticky bottom-(--bottom-bar-height) z-20 -mx-gutter mt-6 grid gap-2 border-t border-line bg-surface px-gutter py-3 max-[16rem]:static print:hidden"
    >
      {(toConfirm ?? hint) && (
        <p className="text-sm font-semibold">
          {toConfirm ? LL.detail.confirmBy({ when: format.dateTime(toConfirm, match.timezone) }) : hint}
        </p>
      )}
      <Join match={match} look="bar" />
    </div>
  );
}
