import { mdiUpdate } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { errorText } from '@/components/error-text';
import { showToast } from '@/components/toasts';
import { OfferCard } from '@/components/offer-card';
import { Button } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';

interface UpdateOfferProps {
  /** Resolves with false when it cannot be loaded now. */
  onLoad: () => Promise<boolean>;
  onPutOff: () => void;
}

/** Offers to load the newer build now; otherwise it comes with the next screen. */
export function UpdateOffer({ onLoad, onPutOff }: UpdateOfferProps): ReactNode {
  const { LL } = useI18n();
  const [isLoading, setIsLoading] = useState(false);
  const load = (): void => {
    setIsLoading(true);
    void onLoad().then((isDone) => {
      if (isDone) return;
      setIsLoading(false);
      showToast('danger', errorText(LL, { kind: 'offline' }));
    });
  };
  const words = LL.common.update;
  return (
    <OfferCard
      icon={mdiUpdate}
      text={words.text()}
      className="pointer-events-auto mx-auto max-w-lg animate-enter raised"
    >
      <Button variant="quiet" size="sm" onClick={onPutOff}>
        {words.later()}
      </Button>
      <Button variant="primary" size="sm" busy={isLoading} onClick={load}>
        {words.load()}
      </Button>
    </OfferCard>
  );
}
