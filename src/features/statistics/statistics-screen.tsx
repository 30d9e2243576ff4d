import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import { describeError } from '@/api/problem';
import { QueryFailure, StaleNotice } from '@/components/failures/query-failure';
import { LoadingNotice, StatePanel } from '@/components/failures/state-panel';
import { useLastError } from '@/components/failures/use-last-error';
import { NavigationScreenHeading } from '@/components/focus/screen-heading';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { downloadFile } from '@/components/toasts/text-export';
import { Button, buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { TextWithTimes } from '@/components/views/text-with-times';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useGetStatistics } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { Link } from '@/routing/link';
import { BarsCard, MonthsCard } from './charts';
import { figureGridStyle, Formulas, LeadingFigures, SecondaryFigures, StreakCard } from './figures';
import { createStatisticsCsv } from './statistics-csv';

/** The third row takes the extra height of the month chart, so that the figures beside the chart stay together. */
const gridStyle = 'grid grid-cols-1 gap-4 md:grid-cols-2 md:grid-rows-[auto_auto_1fr]';
/** On a desktop the month chart is beside the figures, on a phone between them. */
const chartCellStyle = 'grid grid-cols-1 md:col-start-2 md:row-span-2 md:row-start-2';

const columnHeightStyles = 'h-32 h-24 h-40 h-32 h-20 h-32 h-24 h-40 h-28 h-32 h-24 h-36'.split(' ');

const StatisticsSkeleton = () => (
  <>
    <LoadingNotice />
    <div className={gridStyle}>
      <div className="grid grid-cols-1 content-start gap-2 rounded-card bg-surface p-4 shadow-card md:col-span-2 md:p-6">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-7 w-64 md:h-9" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-3 w-full md:hidden" />
      </div>
      <div className={figureGridStyle}>
        {[0, 1].map((figure) => (
          <div
            key={figure}
            className="grid grid-cols-1 content-start gap-2 rounded-card bg-surface p-4 shadow-card md:px-6"
          >
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-9 w-16" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-24" />
          </div>
        ))}
      </div>
      <div className={chartCellStyle}>
        <div className="grid h-96 content-between gap-4 rounded-card bg-surface p-4 shadow-card md:p-6">
          <Skeleton className="h-7 w-32" />
          <div className="flex h-52 items-end gap-2">
            {columnHeightStyles.map((heightStyle, index) => (
              <Skeleton key={index} className={cn('min-w-0 flex-1', heightStyle)} />
            ))}
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-5 rounded-card bg-surface px-4 py-4 shadow-card md:px-6">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-4">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-44" />
            </div>
            <Skeleton className="h-7 w-8 shrink-0" />
          </div>
        ))}
      </div>
    </div>
  </>
);

function StatisticsActions({ figures }: { figures: Statistics }) {
  const i18n = useI18n();
  const texts = i18n.LL.statistics;
  const download = (): void => {
    const zone = viewerTimeZone();
    const name = `${texts.file.name()}-${dayKey(figures.calculated_at, zone)}.csv`;
    downloadFile(name, 'text/csv', createStatisticsCsv(figures, i18n, zone));
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="sm" onClick={download}>
        <Icon path={mdiDownload} />
        {texts.csv()}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => window.print()}>
        <Icon path={mdiPrinterOutline} />
        {texts.print()}
      </Button>
    </div>
  );
}

export function StatisticsScreen() {
  const { LL, format } = useI18n();
  const query = useGetStatistics();
  const { data, isFetching, refetch } = query;
  const error = useLastError(query);
  const { empty: emptyTexts } = LL.statistics;
  return (
    <div className="flex flex-col gap-4">
      <NavigationScreenHeading />
      {data && (
        <p className="-mt-4 text-sm text-muted">
          <TextWithTimes
            text={LL.statistics.asOf({ when: format.dayAndTime(data.calculated_at, viewerTimeZone()) })}
          />
        </p>
      )}
      {!data && !error && <Skeleton className="-mt-4 h-5 w-44" />}
      <StaleNotice query={query} />
      {error && !data ? (
        <QueryFailure failure={describeError(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <StatisticsSkeleton />
      ) : data.matches_played === 0 ? (
        <StatePanel
          picture="empty"
          title={emptyTexts.title()}
          text={
            data.matches_upcoming > 0
              ? `${emptyTexts.text()} ${emptyTexts.upcoming({ count: data.matches_upcoming })}`
              : emptyTexts.text()
          }
        >
          <Link to="index" className={buttonStyle({ variant: 'primary' })}>
            {LL.common.actions.findMatch()}
          </Link>
        </StatePanel>
      ) : (
        <>
          <div className={gridStyle}>
            <StreakCard figures={data} />
            <LeadingFigures figures={data} />
            <div className={chartCellStyle}>
              <ErrorBoundary>
                <MonthsCard figures={data} />
              </ErrorBoundary>
            </div>
            <SecondaryFigures figures={data} />
            <ErrorBoundary>
              <BarsCard kind="cities" figures={data} />
            </ErrorBoundary>
            <ErrorBoundary>
              <BarsCard kind="sports" figures={data} />
            </ErrorBoundary>
          </div>
          <Formulas figures={data} />
          <StatisticsActions figures={data} />
        </>
      )}
    </div>
  );
}
