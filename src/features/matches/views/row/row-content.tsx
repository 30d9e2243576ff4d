import { DottedFacts } from '@/components/views/visible-and-spoken';
import { cn } from '@/lib/cn';
import { rowTileStyle } from '../list-view';
import { SportTile } from '../sport-tile';
import { getLineIds } from './row-data';
import { renderFooter } from './row-footer';
import { renderTimeLine, renderTitleLine } from './row-lines';
import type { RowProps } from './row-parts';

/** The content of a row. Its link comes first and is described by day, time, status, place, sport and spots; CSS puts the time above it. */
export function RowContent(row: RowProps) {
  const { match, viewerZone } = row;
  const { LL, format } = row.i18n;
  const times = format.matchTimes(match.starts_at, match.ends_at, match.timezone, viewerZone);
  const matchFormats = match.format ? [match.format] : [];
  return (
    <>
      <SportTile sport={match.sport} className={cn(rowTileStyle, 'self-start max-[18rem]:-order-2')} />
      {renderTitleLine(row)}
      {renderTimeLine(row, times)}
      {/* On a phone a long venue name is truncated but its city is not; the match format is hidden when it has no room. */}
      <p
        id={getLineIds(match.id).placeId}
        className="col-start-2 min-w-0 text-sm compact:col-start-1 compact:col-end-3 compact:flex compact:h-lh compact:flex-wrap compact:overflow-hidden compact:text-sm/[1.125rem] compact:whitespace-pre"
      >
        <span className="min-w-0 compact:flex compact:max-w-full">
          {/* A truncated name takes the comma along, as it would stand alone. */}
          <span className="compact:truncate">{match.venue.name},</span>
          <span className="compact:shrink-0">
            {' '}
            {match.venue.city.name}
            {/* A space here would take the place of the one that the dot is drawn on. */}
            <span className="text-[0px]/0">,</span>
          </span>
        </span>
        <span className="max-[22.49rem]:sr-only">
          <DottedFacts
            facts={['', ...matchFormats]}
            spokenFacts={[LL.common.sports[match.sport](), ...matchFormats, '']}
          />
        </span>
      </p>
      {renderFooter(row, times.viewer)}
    </>
  );
}
