import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/api/describe-error';
import { downloadFile } from '@/components/download-file';
import { QueryFailure } from '@/components/query-failure';
import { ErrorBoundary } from '@/components/error-boundary';
import { ScreenHeading } from '@/components/screen-heading';
import { StaleNotice } from '@/components/stale-notice';
import { StatePanel } from '@/components/state-panel';
import { Button, buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { SkeletonCard } from '@/components/ui/skeleton-card';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { Link } from '@/routing/link';
import { CitiesCard, MonthsCard, SportsCard } from './charts';
import { figureColumns, LeadingFigures, OtherFigures } from './figures';
import { Formulas } from './formulas';
import { statisticsQuery } from '@/queries/user';
import { statisticsCsv } from './statistics-csv';

const columns = 'grid grid-cols-1 gap-4 md:grid-cols-2';
/** On a desktop the months stand beside all figures, on a phone between the leading ones and the others. */
const besideFigures = 'grid grid-cols-1 md:col-start-2 md:row-span-2 md:row-start-1';

function StatisticsSkeleton(): ReactNode {
  const { LL } = useI18n();
  return (
    <>
      <p role="status" className="sr-only">
        {LL.common.states.loading()}
      </p>
      <div className={columns}>
        <div className={figureColumns}>
          <SkeletonCard className="h-32" />
          <SkeletonCard className="h-32" />
        </div>
        <SkeletonCard className={cn('h-96', besideFigures)} />
        <SkeletonCard className="h-72" />
      </div>
    </>
  );
}

/** Shown instead of figures that are all zero. */
function Newcomer({ upcoming }: { upcoming: number }): ReactNode {
  const { LL } = useI18n();
  const words = LL.statistics.empty;
  return (
    <StatePanel
      picture="empty"
      title={words.title()}
      text={upcoming > 0 ? `${words.text()} ${words.upcoming({ count: upcoming })}` : words.text()}
    >
      <Link to="index" className={buttonStyle({ variant: 'primary' })}>
        {words.action()}
      </Link>
    </StatePanel>
  );
}

function Actions({ figures }: { figures: Statistics }): ReactNode {
  const { LL, locale } = useI18n();
  const words = LL.statistics;
  const download = (): void => {
    const zone = viewerTimeZone();
    const name = `${words.file.name()}-${dayKey(figures.calculated_at, zone)}.csv`;
    downloadFile(name, 'text/csv', statisticsCsv(figures, LL, locale, zone));
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="sm" onClick={download}>
        <Icon path={mdiDownload} />
        {words.csv()}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => window.print()}>
        <Icon path={mdiPrinterOutline} />
        {words.print()}
      </Button>
    </div>
  );
}

/** My figures: the numbers, the charts with their tables, and how all of it is counted. */
export function StatisticsView(): ReactNode {
  const { LL, format } = useI18n();
  const query = useQuery(statisticsQuery());
  const { data, error, isFetching, refetch } = query;
  const isLoading = !data && !error;
  const isNewcomer = data?.matches_played === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <ScreenHeading />
          {data && (
            <p className="text-sm text-muted">
              {LL.statistics.asOf({ when: format.dateTime(data.calculated_at, viewerTimeZone()) })}
            </p>
          )}
          {isLoading && <Skeleton className="h-5 w-44" />}
        </div>
        {data && !isNewcomer && <Actions figures={data} />}
        {isLoading && <Skeleton className="h-11 w-64 md:h-9" />}
      </div>
      <StaleNotice query={query} />
      {error && !data ? (
        <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <StatisticsSkeleton />
      ) : isNewcomer ? (
        <Newcomer upcoming={data.matches_upcoming} />
      ) : (
        <>
          <div className={columns}>
            <LeadingFigures figures={data} />
            <div className={besideFigures}>
              <ErrorBoundary>
                <MonthsCard figures={data} />
              </ErrorBoundary>
            </div>
            <OtherFigures figures={data} />
            <ErrorBoundary>
              <CitiesCard figures={data} />
            </ErrorBoundary>
            <ErrorBoundary>
              <SportsCard figures={data} />
            </ErrorBoundary>
          </div>
          <Formulas figures={data} />
        </>
      )}
    </div>
  );
}
