import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { participation } from '@/generated/rules';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';

/** Explains how each figure is counted; collapsed at first, open in print. */
export function Formulas({ figures }: { figures: Statistics }): ReactNode {
  const { LL, format } = useI18n();
  const { formulas: texts, figures: names } = LL.statistics;
  const { attendance_rate: rate, matches_attended: attended, no_shows: missed } = figures;
  return (
    <details className="group rounded-card bg-surface shadow-card print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-card px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        {/* A heading here would be read twice by screen readers. */}
        <span className="flex-1 text-lg font-bold">{texts.title()}</span>
        <Icon
          path={mdiChevronDown}
          className="size-6 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <dl className="grid prose-width gap-3 px-4 pt-1 pb-4 md:px-6 md:pb-6">
        <Fact variant="term" label={names.joined()}>
          {texts.joinedText()}
        </Fact>
        <Fact variant="term" label={names.attended()}>
          {texts.attendedText()}
        </Fact>
        <Fact variant="term" label={names.rate()}>
          {texts.rateText()}
          {rate !== null && (
            <span data-figures className="block">
              {texts.rateNow({ attended, missed, rate: format.percent(rate) })}
            </span>
          )}
          <span className="block">{texts.rateFrom({ count: participation.matches_for_rate })}</span>
        </Fact>
        <Fact variant="term" label={LL.statistics.streak.title()}>
          {texts.streakText()}
        </Fact>
        <Fact variant="term" label={names.lateLeaves()}>
          {texts.lateText()}
        </Fact>
      </dl>
    </details>
  );
}
