import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import type { Listings } from '@/api/offline-cache/cache-database';
import { useLoadedAtText } from '@/components/hooks/use-time';
import { showToast } from '@/components/toasts/toasts';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SectionCard } from '@/components/ui/section-card';
import { useI18n } from '@/i18n/context';

interface CachedAmount {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly oldestStoredAt: number;
}

/** The size and age of the offline cache; null when it is empty, undefined while it loads. */
function useCachedAmount(): CachedAmount | null | undefined {
  const { offlineCache } = useApi();
  const [amount, setAmount] = useState<CachedAmount | null>();
  useEffect(() => {
    let isUnmounted = false;
    const measure = async (): Promise<void> => {
      const listings: Listings = await offlineCache.list().catch(() => ({}));
      if (isUnmounted) return;
      const listingValues = Object.values(listings);
      const bytes = listingValues.reduce((sum, listing) => sum + listing.bytes, 0);
      const oldestStoredAt = Math.min(...listingValues.map(({ at: storedAt }) => storedAt));
      setAmount(listingValues.length === 0 ? null : { bytes, oldestStoredAt });
    };
    void measure();
    const unsubscribe = offlineCache.subscribe(() => void measure());
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [offlineCache]);
  return amount;
}

function AmountText({ bytes, oldestStoredAt }: CachedAmount) {
  const { LL } = useI18n();
  const ageText = useLoadedAtText(oldestStoredAt);
  return LL.profile.device.amount({ kilobytes: Math.ceil(bytes / 1000), when: ageText });
}

export function OfflineCacheCard() {
  const { LL } = useI18n();
  const { offlineCache } = useApi();
  const isCacheEnabled = useSyncExternalStore(offlineCache.subscribe, offlineCache.isEnabled, () => true);
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
        checked={isCacheEnabled}
        onChange={({ target }) => void offlineCache.setEnabled(target.checked)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p data-figures className="min-h-lh">
          {amount ? <AmountText {...amount} /> : amount === null && texts.nothing()}
        </p>
        {/* The button stays mounted to keep the focus. */}
        <Button size="sm" variant="dangerQuiet" disabled={!amount} onClick={() => void clear()}>
          {texts.clear()}
        </Button>
      </div>
    </SectionCard>
  );
}
