import { mdiCellphoneArrowDown } from '@mdi/js';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { FloatingCard } from './floating-card';
import { isInstalled, isIos, noteOffer, wasOffered, watchJoins } from './install-moment';
import { askToInstall, canInstall, onInstallPrompt } from './install-prompt';

/** Offers once to put the app on the home screen, after a second match was joined; on iOS it says how. */
export function InstallOffer(): ReactNode {
  const { LL } = useI18n();
  const [moment, setMoment] = useState<'ahead' | 'now' | 'over'>('ahead');
  const hasPrompt = useSyncExternalStore(onInstallPrompt, canInstall, () => false);
  useEffect(() => {
    if (wasOffered() || isInstalled()) return undefined;
    return watchJoins(() => setMoment((now) => (now === 'ahead' ? 'now' : now)));
  }, []);

  const isOffered = moment === 'now' && (hasPrompt || isIos());
  useEffect(() => {
    if (isOffered) noteOffer();
  }, [isOffered]);
  const close = (): void => setMoment('over');
  const install = (): void => {
    close();
    void askToInstall();
  };

  const words = LL.common.install;
  return (
    <div role="status">
      {isOffered && (
        <FloatingCard icon={mdiCellphoneArrowDown} text={hasPrompt ? words.text() : words.ios()}>
          <Button variant="quiet" size="sm" onClick={close}>
            {hasPrompt ? words.later() : words.understood()}
          </Button>
          {hasPrompt && (
            <Button variant="primary" size="sm" onClick={install}>
              {words.install()}
            </Button>
          )}
        </FloatingCard>
      )}
    </div>
  );
}
