import type { ReactNode } from 'react';
import type { I18n } from '@/i18n/translate';

/** Between parts that the eye sees apart: as one name or description they would run together. */
export const hiddenComma = <span className="sr-only">, </span>;

function VisibleAndSpoken({ shown: visible, heard: spoken }: { shown: string; heard: string }): ReactNode {
  if (visible === spoken) return visible;
  return (
    <>
      <span aria-hidden="true">{visible}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}

function spokenRange({ LL }: I18n, range: string): string {
  const [from = '', to] = range.split(/\s?–\s?/);
  return to ? LL.common.time.range({ from, to }) : range;
}

interface RangeProps {
  i18n: I18n;
  range: string;
}

/** A range of times as `format` writes it: "18:00–19:30", heard as "od 18:00 do 19:30", with a pause after it if something follows. */
export const TimeRange = ({
  i18n,
  range,
  goesOn: isFollowed = false,
}: RangeProps & { goesOn?: boolean }): ReactNode => (
  <VisibleAndSpoken shown={range} heard={spokenRange(i18n, range) + (isFollowed ? ',' : '')} />
);

export function YourTimeRange({ i18n, range }: RangeProps): ReactNode {
  const { yours } = i18n.LL.common.time;
  return (
    <VisibleAndSpoken shown={yours({ time: range })} heard={yours({ time: spokenRange(i18n, range) })} />
  );
}

/** Facts between middle dots: "Fotbal · 5v5", heard as "Fotbal, 5v5". */
export function DottedFacts({
  facts,
  heard: spoken = facts,
}: {
  facts: readonly string[];
  /** What is heard in their place, where a picture says a part of it to the eye. */
  heard?: readonly string[];
}): ReactNode {
  return <VisibleAndSpoken shown={facts.join(' · ')} heard={spoken.join(', ')} />;
}
