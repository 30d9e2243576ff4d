import { mdiUpdate } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';

/** Offers to load the newer build now; otherwise it comes with the next screen. */
export function UpdateOffer({ onLoad }: { onLoad: () => void }): ReactNode {
  const { LL } = useI18n();
  const [isPutOff, setIsPutOff] = useState(false);
  if (isPutOff) return null;
  const words = LL.common.update;
  return (
    <div className="mx-auto flex max-w-lg animate-enter flex-wrap items-center justify-end gap-x-3 rounded-card bg-surface p-2 pl-4 shadow-float dark:ring-1 dark:ring-line">
      <p className="flex grow items-center gap-3 py-2">
        <Icon path={mdiUpdate} className="size-5 text-accent" />
        {words.text()}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={() => setIsPutOff(true)}>
          {words.later()}
        </Button>
        <Button variant="primary" size="sm" onClick={onLoad}>
          {words.load()}
        </Button>
      </div>
    </div>
  );
}
