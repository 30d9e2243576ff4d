import { mdiCellphoneArrowDown, mdiMonitorArrowDown } from '@mdi/js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OfferCard } from '@/components/offer-card';
import { Button } from '@/components/ui/button';
import { useInView } from '@/components/use-window';
import { useI18n } from '@/i18n/context';
import { isMoment, noteOffer } from './install-moment';
import { askToInstall, canInstall } from './install-prompt';

/** Whether the app gets a window of its own, as on a computer, and no place on a home screen. */
const hasWindow = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Offers to install the app; on iOS it says how. Decided as the screen comes, so that nothing moves later; counted once it was in view. */
export function InstallOffer(): ReactNode {
  const { LL } = useI18n();
  const [isOffered, setIsOffered] = useState(isMoment);
  const [hasPrompt] = useState(canInstall);
  const [isForWindow] = useState(hasWindow);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  useEffect(() => {
    if (isSeen) noteOffer();
  }, [isSeen]);
  if (!isOffered) return null;

  const close = (): void => setIsOffered(false);
  const install = (): void => {
    close();
    void askToInstall();
  };
  const words = LL.common.install;
  return (
    <div ref={place}>
      <OfferCard
        icon={isForWindow ? mdiMonitorArrowDown : mdiCellphoneArrowDown}
        text={hasPrompt ? words[isForWindow ? 'window' : 'text']() : words.ios()}
        className="mb-4 max-w-3xl bg-surface shadow-card"
      >
        <Button variant="quiet" size="sm" onClick={close}>
          {hasPrompt ? words.later() : words.understood()}
        </Button>
        {hasPrompt && (
          <Button size="sm" onClick={install}>
            {words[isForWindow ? 'installWindow' : 'install']()}
          </Button>
        )}
      </OfferCard>
    </div>
  );
}
