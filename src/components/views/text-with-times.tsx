import type { ReactNode } from 'react';
import { breakableDateTime } from '@/lib/format-date';

/** A day with its time within a text: what its no-break spaces hold together, up to the next space. */
const dateAndTime = /([^ ]*\u00a0[^ ]*\d:\d\d[^ ]*)/;

/** Text in which a day with its time moves to the next line whole, or breaks before the time where there is no room. */
export const TextWithTimes = ({ text }: { text: string }): ReactNode =>
  text.split(dateAndTime).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {breakableDateTime(part)}
      </span>
    ),
  );
