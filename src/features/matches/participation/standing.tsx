import { type ReactNode, useState } from 'react';
import { type StandingProps, StandingView } from '@/features/matches/views/standing-view';
import { useI18n } from '@/i18n/context';

/** Whether I play; what has changed since it was first shown has its moment. */
export function Standing(props: StandingProps): ReactNode {
  const status = props.match.my_participation?.status;
  const [first] = useState(status);
  return <StandingView i18n={useI18n()} isNew={status !== first} {...props} />;
}
