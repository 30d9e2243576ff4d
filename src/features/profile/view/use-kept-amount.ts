import { useEffect, useState } from 'react';
import { useApi } from '@/api/context';

interface KeptAmount {
  readonly bytes: number;
  /** When the oldest was loaded, in milliseconds since 1970. */
  readonly oldest: number;
}

/** How much is kept on this device; null when nothing is, or while that is not known. */
export function useKeptAmount(): KeptAmount | null {
  const { keeping } = useApi();
  const [amount, setAmount] = useState<KeptAmount | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const kept = Object.values(await keeping.list().catch(() => ({})));
      if (isGone) return;
      setAmount(
        kept.length === 0
          ? null
          : {
              bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
              oldest: Math.min(...kept.map(({ at }) => at)),
            },
      );
    };
    void look();
    const stop = keeping.subscribe(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [keeping]);
  return amount;
}
