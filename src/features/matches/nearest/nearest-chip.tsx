import { mdiCrosshairsGps } from '@mdi/js';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { Icon } from '@/components/ui/icon';
import { ToggleChip } from '@/components/ui/chips';
import { useI18n } from '@/i18n/context';
import { askForPosition, forgetPosition, stopAsking, useNearest } from './position';

/** Puts the nearest matches first, and ends it again. */
export function NearestChip(): ReactNode {
  const { status } = useNearest();
  const { auth } = useApi();
  // Who leaves the list meets neither a failure nor the question when they come back.
  useEffect(() => stopAsking, []);
  const isOn = status === 'asking' || status === 'on';
  return (
    <ToggleChip
      data-press="nearest"
      pressed={isOn}
      aria-busy={status === 'asking' || undefined}
      onPressedChange={(isAsked) => (isAsked ? askForPosition(auth) : forgetPosition())}
    >
      {!isOn && <Icon path={mdiCrosshairsGps} className="-ml-1 size-4" />}
      {useI18n().LL.matches.nearest.action()}
    </ToggleChip>
  );
}

/** What becomes of the press, in a line: that the browser is asked, or why nothing is nearer than before. */
export function NearestLine(): ReactNode {
  const { status } = useNearest();
  const words = useI18n().LL.matches.nearest;
  const isSeen = status !== 'off' && status !== 'on';
  return (
    <p role="status" className={isSeen ? 'text-sm' : 'sr-only'}>
      {isSeen ? words[status]() : status === 'on' && words.near()}
    </p>
  );
}
