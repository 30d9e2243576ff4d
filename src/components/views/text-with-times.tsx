import { breakableDateTime } from '@/lib/format/format-date';

/** Matches a date with its time, which no-break spaces join. */
const dateTimePattern = /([^ ]*\u00a0[^ ]*\d:\d\d[^ ]*)/;

/** Renders a text so that a date with its time moves to the next line as a whole, or breaks before the time on a narrow screen. */
export const TextWithTimes = ({ text }: { text: string }) =>
  text.split(dateTimePattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {breakableDateTime(part)}
      </span>
    ),
  );
