import type { I18n } from '@/i18n/translate';

/** A comma for screen readers, between parts that only the layout separates. It belongs to the line of the text before it: `sr-only` would make it a line of its own. */
export const hiddenComma = <span className="text-[0px]/0">, </span>;

/** Shows a text, and gives screen readers another one as a whole: beside a hidden word they would drop the space. */
export function VisibleAndSpoken({ text, spokenText }: Record<'text' | 'spokenText', string>) {
  if (text === spokenText) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spokenText}</span>
    </>
  );
}

function getSpokenRange({ LL }: I18n, range: string): string {
  const [from = '', to] = range.split(/\s?–\s?/);
  return to ? LL.common.time.range({ from, to }) : range;
}

interface RangeProps {
  i18n: I18n;
  range: string;
}

/** Shows a formatted time range as "18:00–19:30"; a screen reader reads "od 18:00 do 19:30" and, with `endsWithComma`, a comma. */
export const TimeRange = ({
  i18n,
  range,
  endsWithComma = false,
}: RangeProps & { endsWithComma?: boolean }) => (
  <VisibleAndSpoken text={range} spokenText={getSpokenRange(i18n, range) + (endsWithComma ? ',' : '')} />
);

/** Shows a time range in the viewer's time zone, with words that say so ("your time"). */
export function ViewerTimeRange({ i18n, range }: RangeProps) {
  const addWords = (time: string): string => i18n.LL.common.time.yours({ time });
  return <VisibleAndSpoken text={addWords(range)} spokenText={addWords(getSpokenRange(i18n, range))} />;
}

/** A dot between facts. It is drawn on a space, which has no width where a line ends: no line begins or ends with a dot. */
export const separator = (
  <span aria-hidden="true" className="separator">
    {' '}
  </span>
);

/** Shows facts as "Fotbal · 5v5"; a screen reader reads "Fotbal, 5v5". */
export function DottedFacts({
  facts,
  spokenFacts = facts,
}: {
  facts: readonly string[];
  /** The facts for screen readers, if a picture shows further facts to sighted people. */
  spokenFacts?: readonly string[];
}) {
  if (facts.length < 2 && facts === spokenFacts) return facts;
  return (
    <>
      <span aria-hidden="true">
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && separator}
            {fact}
          </span>
        ))}
      </span>
      <span className="sr-only">{spokenFacts.join(', ')}</span>
    </>
  );
}
