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
  const attendanceRate = data?.attendance_rate ?? null;
  const renderValue = (figure: string | undefined): ReactNode =>
    figure ?? (isError ? '–' : <Skeleton className="h-8 w-12" />);
  const renderCount = (figure: number | undefined): ReactNode =>
    renderValue(figure === undefined ? undefined : format.number(figure));
  return (
    <SectionCard title={texts.title()}>
      <dl className={keyFigureColumns}>
        <Fact variant="figure" label={figures.attended()}>
          {renderCount(data?.matches_attended)}
        </Fact>
        <Fact variant="figure" label={figures.upcoming()}>
          {renderCount(data?.matches_upcoming)}
        </Fact>
        <Fact variant="figure" label={figures.rate()}>
          {data && attendanceRate === null ? (
            <span className="text-base font-normal">{texts.rateUnknown()}</span>
          ) : (
            renderValue(attendanceRate === null ? undefined : format.percent(attendanceRate))
          )}
        </Fact>
        <Fact variant="figure" label={figures.streak()}>
          {renderCount(data?.current_streak)}
        </Fact>
      </dl>
      <Link to="statistics" className={buttonStyle({ className: 'justify-self-start' })}>
        {texts.more()}
      </Link>
    </SectionCard>
  );
}
