import { useEffect, useState } from 'react';
import { useApi } from '@/api/context';
import { type Listings, totalBytes } from '@/api/offline-cache/limits';

interface KeptAmount {
  readonly bytes: number;
  /** When the oldest was loaded, in milliseconds since 1970. */
  readonly oldest: number;
}

/** How much is kept on this device; null when nothing is, or while that is not known. */
export function useKeptAmount(): KeptAmount | null {
  const { offlineCache } = useApi();
  const [amount, setAmount] = useState<KeptAmount | null>(null);
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
