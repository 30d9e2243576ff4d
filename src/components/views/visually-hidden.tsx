import type { ReactNode } from 'react';
import type { I18n } from '@/i18n/translate';

/** A comma for screen readers, between parts that only the layout separates. */
export const hiddenComma = <span className="sr-only">, </span>;

function VisibleAndSpoken({ visible, spoken }: { visible: string; spoken: string }): ReactNode {
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

/** A time range from `format`: shows "18:00–19:30", reads "od 18:00 do 19:30" and, if `isFollowed`, a comma. */
export const TimeRange = ({
  i18n,
  range,
  isFollowed = false,
}: RangeProps & { isFollowed?: boolean }): ReactNode => (
  <VisibleAndSpoken visible={range} spoken={spokenRange(i18n, range) + (isFollowed ? ',' : '')} />
);

export function YourTimeRange({ i18n, range }: RangeProps): ReactNode {
  const { yours } = i18n.LL.common.time;
  return (
    <VisibleAndSpoken visible={yours({ time: range })} spoken={yours({ time: spokenRange(i18n, range) })} />
  );
}

/** Facts joined by middle dots: shows "Fotbal · 5v5", reads "Fotbal, 5v5". */
export function DottedFacts({
  facts,
  spoken = facts,
}: {
  facts: readonly string[];
  /** Facts to read instead, if a picture shows some of them. */
  spoken?: readonly string[];
}): ReactNode {
  return <VisibleAndSpoken visible={facts.join(' · ')} spoken={spoken.join(', ')} />;
}
