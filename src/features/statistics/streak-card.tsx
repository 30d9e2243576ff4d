import { mdiFire, mdiTrophyOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { Bar } from './bar-chart';

/** The current streak of attended matches, compared with the record. */
export function StreakCard({ figures }: { figures: Statistics }): ReactNode {
  const texts = useI18n().LL.statistics.streak;
  const { current_streak: current, longest_streak: record } = figures;
  const isRecord = current > 1 && current >= record;
  const note =
    current === 0
      ? record > 0 && texts.record({ count: record })
      : current < record
        ? texts.toRecord({ count: record - current })
        : isRecord && texts.isRecord();
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card bg-surface p-4 shadow-card md:col-span-2 md:p-6 print:break-inside-avoid">
      <div className="flex items-center gap-3 md:gap-4">
        <Icon
          path={isRecord ? mdiTrophyOutline : mdiFire}
          className="size-[min(2.5rem,48px)] shrink-0 text-accent"
        />
        <div>
          <h2 className="text-sm font-semibold text-muted">{texts.title()}</h2>
          <p data-figures className="text-xl font-bold md:text-2xl">
            {current === 0 ? texts.none() : texts.current({ count: current })}
          </p>
          {note && (
            <p data-figures className="text-muted">
              {note}
            </p>
          )}
        </div>
      </div>
      {record > 0 && (
        <div className="min-w-full flex-1 md:min-w-0">
          <Bar share={Math.min(1, current / record)} />
        </div>
      )}
    </section>
  );
}
