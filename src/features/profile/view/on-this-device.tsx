import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import type { Listings } from '@/api/offline-cache/cache-database';
import { showToast } from '@/components/toasts';
import { useLoadedAtText } from '@/components/use-now';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SectionCard } from '@/components/ui/section-card';
import { useI18n } from '@/i18n/context';

interface CachedAmount {
  readonly bytes: number;
  readonly oldest: number;
}

/** The size of the offline cache; null when it is empty, undefined while it loads. */
function useCachedAmount(): CachedAmount | null | undefined {
  const { offlineCache } = useApi();
  const [amount, setAmount] = useState<CachedAmount | null>();
  useEffect(() => {
    let isGone = false;
    const measure = async (): Promise<void> => {
      const kept: Listings = await offlineCache.list().catch(() => ({}));
      if (isGone) return;
      const listed = Object.values(kept);
      const bytes = listed.reduce((sum, listing) => sum + listing.bytes, 0);
      const oldest = Math.min(...listed.map(({ at }) => at));
      setAmount(listed.length === 0 ? null : { bytes, oldest });
    };
    void measure();
    const stop = offlineCache.subscribe(() => void measure());
    return () => {
      isGone = true;
      stop();
    };
  }, [offlineCache]);
  return amount;
}

function Amount({ bytes, oldest }: { bytes: number; oldest: number }): ReactNode {
  const { LL } = useI18n();
  const when = useLoadedAtText(oldest);
  return LL.profile.device.amount({ kilobytes: Math.ceil(bytes / 1000), when });
}

/** The size and age of the offline cache, with a switch and a button to clear it. */
export function OnThisDevice(): ReactNode {
  const { LL } = useI18n();
  const { offlineCache } = useApi();
  const isOn = useSyncExternalStore(offlineCache.subscribe, offlineCache.isEnabled, () => true);
  const amount = useCachedAmount();
  const texts = LL.profile.device;
  const clear = async (): Promise<void> => {
    await offlineCache.clear();
    showToast('success', ({ LL: { profile } }) => profile.device.cleared());
  };
  return (
    <SectionCard title={texts.title()} className="md:col-span-2">
      <p className="prose-width text-sm text-muted">
        {texts.text()} {texts.waiting()}
      </p>
      <CheckboxField
        label={texts.keep()}
        checked={isOn}
        onChange={({ target }) => void offlineCache.setEnabled(target.checked)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" data-figures className="min-h-lh">
          {amount ? <Amount {...amount} /> : amount === null && texts.nothing()}
        </p>
        {/* The button stays mounted to keep the focus. */}
        <Button size="sm" variant="dangerQuiet" disabled={!amount} onClick={() => void clear()}>
          {texts.clear()}
        </Button>
      </div>
    </SectionCard>
  );
}
