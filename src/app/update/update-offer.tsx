import { mdiUpdate } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { errorText } from '@/components/error-text';
import { showToast } from '@/components/toasts';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLeavesFocus } from '@/components/use-leaves-focus';
import { useI18n } from '@/i18n/context';

interface UpdateOfferProps {
  /** Resolves with false when it cannot be loaded now. */
  onLoad: () => Promise<boolean>;
  onPutOff: () => void;
}

/** Offers to load the newer build now; otherwise it comes with the next screen. */
export function UpdateOffer({ onLoad, onPutOff }: UpdateOfferProps): ReactNode {
  const { LL } = useI18n();
  const element = useLeavesFocus<HTMLDivElement>();
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
    <div
      ref={element}
      className="mx-auto flex max-w-lg animate-enter flex-wrap items-center justify-end gap-x-3 rounded-card raised p-2 pl-4"
    >
      <p className="flex grow items-center gap-3 py-2">
        <Icon path={mdiUpdate} className="size-5 text-accent" />
        {words.text()}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={onPutOff}>
          {words.later()}
        </Button>
        <Button variant="primary" size="sm" busy={isLoading} onClick={load}>
          {words.load()}
        </Button>
      </div>
    </div>
  );
}
