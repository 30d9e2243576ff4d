import { rowHeightStyle } from '@/features/matches/views/list-view';
import { getRowAttributes } from '@/features/matches/views/row/row-attributes';
import { RowContent } from '@/features/matches/views/row/row-content';
import { getRowData, type ListData } from '@/features/matches/views/row/row-data';
import { createStaticParts, type RowParts } from '@/features/matches/views/row/row-parts';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

const timezone = 'Europe/Prague';

function createSampleMatch({ LL }: I18n): Match {
  const { title, venue, city } = LL.home.landing.sample;
  return {
    id: 1,
    title: title(),
    description: '',
    sport: 'football',
    level: 'any',
    format: '5v5',
    starts_at: '2026-09-01T18:00:00+02:00',
    ends_at: '2026-09-01T19:30:00+02:00',
    timezone,
    status: 'scheduled',
    cancellation_reason: null,
    venue: {
      name: venue(),
      address: '',
      city: { id: 1, name: city(), region: '', country_code: 'CZ', latitude: null, longitude: null },
      latitude: null,
      longitude: null,
    },
    min_participants: null,
    max_participants: 10,
    participants_count: 9,
    waitlist_count: 0,
    price: { amount: 12_000, currency: 'CZK' },
    join_deadline: null,
    leave_deadline: null,
    organizer: { id: 1, display_name: '', profile_picture: null },
    my_participation: null,
    can_join: true,
    can_leave: false,
    reason_code: null,
    updated_at: '2026-09-01T18:00:00+02:00',
  };
}

const listData: ListData = { now: 0, seenMatches: {}, rememberedIds: new Set(), unreadCounts: new Map() };

const MatchLink: RowParts['MatchLink'] = ({ children, className }) => (
  <span className={className}>{children}</span>
);

/** A sample row of the list, inert like a picture. */
export function SampleRow() {
  const i18n = useI18n();
  const match = createSampleMatch(i18n);
  return (
    <ul className={cn('grid grid-cols-1', rowHeightStyle)} inert>
      <li {...getRowAttributes({ match, phase: 'upcoming', isPlaceholder: true })}>
        <RowContent
          titleTag="p"
          {...getRowData(match, listData)}
          i18n={i18n}
          day={null}
          viewerZone={timezone}
          parts={{ ...createStaticParts(i18n), MatchLink }}
        />
      </li>
    </ul>
  );
}
