import type { ReactNode } from 'react';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { enoughForRate } from './enough';

/** How each figure is counted; the formula of the rate has the person's own numbers in it. */
export function Formulas({ figures }: { figures: Statistics }): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.statistics.formulas;
  const { attendance_rate: rate, matches_attended: attended, no_shows: missed } = figures;
  return (
    <section
      aria-labelledby="formulas"
      className="grid gap-4 rounded-card bg-surface p-4 shadow-card md:p-6 print:break-inside-avoid"
    >
      <h2 id="formulas" className="text-lg font-bold">
        {words.title()}
      </h2>
      <dl className="grid prose-width gap-3">
        <div>
          <dt className="font-semibold">{words.joined()}</dt>
          <dd className="text-muted">{words.joinedText()}</dd>
        </div>
        <div>
          <dt className="font-semibold">{words.attended()}</dt>
          <dd className="text-muted">{words.attendedText()}</dd>
        </div>
        <div>
          <dt className="font-semibold">{words.rate()}</dt>
          <dd className="text-muted">
            {words.rateText()}
            {rate !== null && (
              <span data-figures className="block">
                {words.rateNow({ attended, missed, rate: format.percent(rate) })}
              </span>
            )}
            <span className="block">{words.rateFrom({ count: enoughForRate })}</span>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{words.streak()}</dt>
          <dd className="text-muted">{words.streakText()}</dd>
        </div>
        <div>
          <dt className="font-semibold">{words.late()}</dt>
          <dd className="text-muted">{words.lateText()}</dd>
        </div>
      </dl>
    </section>
  );
}
