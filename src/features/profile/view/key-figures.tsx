import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Fact } from '@/components/ui/fact';
import { Skeleton } from '@/components/ui/skeleton';
import { SectionCard } from '@/components/ui/section-card';
import { useGetStatistics } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { keyFigureColumns } from './profile-skeleton';

/** Four figures with a link to the statistics; a dash stands for a figure that failed to load. */
export function KeyFigures(): ReactNode {
  const { LL, format } = useI18n();
  const texts = LL.profile.figures;
  const { figures } = LL.statistics;
  const { data, isError } = useGetStatistics();
  const rate = data?.attendance_rate ?? null;
  const valueOrPlaceholder = (figure: string | undefined): ReactNode =>
    figure ?? (isError ? '–' : <Skeleton className="h-8 w-12" />);
  const countOrPlaceholder = (figure: number | undefined): ReactNode =>
    valueOrPlaceholder(figure === undefined ? undefined : format.number(figure));
  return (
    <SectionCard title={texts.title()}>
      <dl className={keyFigureColumns}>
        <Fact variant="figure" label={figures.attended()}>
          {countOrPlaceholder(data?.matches_attended)}
        </Fact>
        <Fact variant="figure" label={figures.upcoming()}>
          {countOrPlaceholder(data?.matches_upcoming)}
        </Fact>
        <Fact variant="figure" label={figures.rate()}>
          {data && rate === null ? (
            <span className="text-base font-normal">{texts.rateUnknown()}</span>
          ) : (
            valueOrPlaceholder(rate === null ? undefined : format.percent(rate))
          )}
        </Fact>
        <Fact variant="figure" label={figures.streak()}>
          {countOrPlaceholder(data?.current_streak)}
        </Fact>
      </dl>
      <Link to="statistics" className={buttonStyle({ className: 'justify-self-start' })}>
        {texts.more()}
      </Link>
    </SectionCard>
  );
}
