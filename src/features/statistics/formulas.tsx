import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { SectionCard } from '@/components/ui/section-card';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { enoughForRate } from './enough';

/** How each figure is counted; the formula of the rate has the person's own numbers in it. */
export function Formulas({ figures }: { figures: Statistics }): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.statistics.formulas;
  const { attendance_rate: rate, matches_attended: attended, no_shows: missed } = figures;
  return (
    <SectionCard title={words.title()} className="print:break-inside-avoid">
      <dl className="grid prose-width gap-3">
        <Fact variant="term" label={words.joined()}>
          {words.joinedText()}
        </Fact>
        <Fact variant="term" label={words.attended()}>
          {words.attendedText()}
        </Fact>
        <Fact variant="term" label={words.rate()}>
          {words.rateText()}
          {rate !== null && (
            <span data-figures className="block">
              {words.rateNow({ attended, missed, rate: format.percent(rate) })}
            </span>
          )}
          <span className="block">{words.rateFrom({ count: enoughForRate })}</span>
        </Fact>
        <Fact variant="term" label={words.streak()}>
          {words.streakText()}
        </Fact>
        <Fact variant="term" label={words.late()}>
          {words.lateText()}
        </Fact>
      </dl>
    </SectionCard>
  );
}
