import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { type Listings, totalBytes } from '@/api/offline-cache/limits';
import { showToast } from '@/components/toasts';
import { useLoadedAtText } from '@/components/use-now';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SectionCard } from '@/components/ui/section-card';
import { useI18n } from '@/i18n/context';

interface KeptAmount {
  readonly bytes: number;
  readonly oldest: number;
}

/** How much is kept on this device; null when nothing is, undefined while that is not known. */
function useKeptAmount(): KeptAmount | null | undefined {
  const { offlineCache } = useApi();
  const [amount, setAmount] = useState<KeptAmount | null>();
  useEffect(() => {
    let isGone = false;
    const measure = async (): Promise<void> => {
      const kept: Listings = await offlineCache.list().catch(() => ({}));
      if (isGone) return;
      const times = Object.values(kept).map(({ at }) => at);
      setAmount(times.length === 0 ? null : { bytes: totalBytes(kept), oldest: Math.min(...times) });
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

/** The data kept on this device for use without a network: how much, from when, and how to remove them. */
export function OnThisDevice(): ReactNode {
  const { LL } = useI18n();
  const { offlineCache } = useApi();
  const isOn = useSyncExternalStore(offlineCache.subscribe, offlineCache.isEnabled, () => true);
  const amount = useKeptAmount();
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
        {/* It stays, so that the focus does. */}
        <Button size="sm" variant="dangerQuiet" disabled={!amount} onClick={() => void clear()}>
          {texts.clear()}
        </Button>
      </div>
    </SectionCard>
  );
}
