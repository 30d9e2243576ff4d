import { type ReactNode, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { showToast } from '@/components/toasts';
import { useWhenLoaded } from '@/components/use-when-loaded';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SectionCard } from '@/components/ui/section-card';
import { useI18n } from '@/i18n/context';
import { useKeptAmount } from './use-cache-usage';

function Amount({ bytes, oldest }: { bytes: number; oldest: number }): ReactNode {
  const { LL } = useI18n();
  const when = useWhenLoaded(oldest);
  return LL.profile.device.amount({ kilobytes: Math.ceil(bytes / 1000), when });
}

/** The data kept on this device for use without a network: how much, from when, and how to remove them. */
export function OnThisDevice(): ReactNode {
  const { LL } = useI18n();
  const { offlineCache } = useApi();
  const isOn = useSyncExternalStore(offlineCache.subscribe, offlineCache.isOn, () => true);
  const amount = useKeptAmount();
  const words = LL.profile.device;
  const clear = async (): Promise<void> => {
    await offlineCache.clear();
    showToast('success', ({ profile }) => profile.device.cleared());
  };
  return (
    <SectionCard title={words.title()} className="md:col-span-2">
      <p className="prose-width text-sm text-muted">
        {words.text()} {words.waiting()}
      </p>
      <CheckboxField
        label={words.keep()}
        checked={isOn}
        onChange={({ target }) => void offlineCache.switchTo(target.checked)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" data-figures>
          {amount ? <Amount {...amount} /> : words.nothing()}
        </p>
        {/* It stays, so that the focus does. */}
        <Button size="sm" variant="dangerQuiet" disabled={amount === null} onClick={() => void clear()}>
          {words.clear()}
        </Button>
      </div>
    </SectionCard>
  );
}
