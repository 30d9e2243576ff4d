import type { ReactNode } from 'react';
import { RememberButtonView, type RememberProps } from '@/features/matches/views/remember-button-view';
import { useI18n } from '@/i18n/context';
import { isRememberedLost, remember } from './remembered';
import { useRemembered } from './use-remembered';

/** Keeps the match in mind on this device, or forgets it. */
export function RememberButton(props: RememberProps): ReactNode {
  const { match } = props;
  const isRemembered = useRemembered().has(match.id);
  return (
    <RememberButtonView
      {...props}
      i18n={useI18n()}
      isRemembered={isRemembered}
      isLost={isRememberedLost()}
      onClick={() => remember(match, !isRemembered)}
    />
  );
}
