import { mdiCellphoneArrowDown } from '@mdi/js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OfferCard } from '@/components/offer-card';
import { Button } from '@/components/ui/button';
import { useInView } from '@/components/use-in-view';
import { useI18n } from '@/i18n/context';
import { isMoment, noteOffer } from './install-moment';
import { askToInstall, canInstall } from './install-prompt';

/**
 * Offers to put the app on the home screen; on iOS it says how. Decided as the screen comes, so that nothing on it moves later, and
 * counted as made once it was in view.
 */
export function InstallOffer(): ReactNode {
  const { LL } = useI18n();
  const [isOffered, setIsOffered] = useState(isMoment);
  const [hasPrompt] = useState(canInstall);
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
        icon={mdiCellphoneArrowDown}
        text={hasPrompt ? words.text() : words.ios()}
        className="mb-4 max-w-3xl bg-surface shadow-card"
      >
        <Button variant="quiet" size="sm" onClick={close}>
          {hasPrompt ? words.later() : words.understood()}
        </Button>
        {hasPrompt && (
          <Button size="sm" onClick={install}>
            {words.install()}
          </Button>
        )}
      </OfferCard>
    </div>
  );
}
