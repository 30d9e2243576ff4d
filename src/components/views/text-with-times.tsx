import type { ReactNode } from 'react';
import { looseMoment } from '@/lib/format-date';

/** A day with its time within a text: what its no-break spaces hold together, up to the next space. */
const moment = /([^ ]*\u00a0[^ ]*\d:\d\d[^ ]*)/;

/** Text in which a day with its time moves to the next line whole, or breaks before the time where there is no room. */
export const TextWithTimes = ({ text }: { text: string }): ReactNode =>
  text.split(moment).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {looseMoment(part)}
      </span>
    ),
  );
