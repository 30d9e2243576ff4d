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
    <div className="mx-auto flex max-w-md animate-enter flex-wrap items-center justify-end gap-x-2 rounded-card bg-surface p-1 pl-4 shadow-float">
      <Icon path={mdiUpdate} className="size-5 text-accent" />
      <p className="min-w-40 flex-1 py-2.5 text-base">{words.text()}</p>
      <Button variant="quiet" size="sm" onClick={() => setIsPutOff(true)}>
        {words.later()}
      </Button>
      <Button variant="primary" size="sm" onClick={onLoad}>
        {words.load()}
      </Button>
    </div>
  );
}
