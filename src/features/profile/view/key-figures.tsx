import { buttonStyle } from '@/components/ui/button';
import { Fact } from '@/components/ui/fact';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { useGetStatistics } from '@/generated/user/user';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { keyFigureColumns } from './profile-skeleton';

/** Four figures with a link to the statistics; a dash stands for a figure that failed to load. */
export function KeyFigures() {
  const { LL, format } = useI18n();
  const texts = LL.profile.figures;
  const { figures: labels } = LL.statistics;
  const { data, isError } = useGetStatistics();
  const rate = data?.attendance_rate;
  const unknownRate = <span className="text-base font-normal">{texts.rateUnknown()}</span>;
  const rows = [
    { label: labels.attended(), figure: data && format.number(data.matches_attended) },
    { label: labels.upcoming(), figure: data && format.number(data.matches_upcoming) },
    {
      label: labels.rate(),
      figure: rate === null ? unknownRate : rate !== undefined && format.percent(rate),
    },
    { label: labels.streak(), figure: data && format.number(data.current_streak) },
  ];
  return (
    <SectionCard title={texts.title()}>
      <dl className={keyFigureColumns}>
        {rows.map(({ label, figure }) => (
          <Fact key={label} variant="figure" label={label}>
            {figure || (isError ? '–' : <Skeleton className="h-8 w-12" />)}
          </Fact>
        ))}
      </dl>
      <Link to="statistics" className={buttonStyle({ className: 'justify-self-start' })}>
        {texts.more()}
      </Link>
    </SectionCard>
  );
}
