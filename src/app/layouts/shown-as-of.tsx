import type { ReactNode } from 'react';
import { useWhenLoaded } from '@/components/use-when-loaded';
import { useI18n } from '@/i18n/context';

/** That there is no signal, and from when is what is on the screen (milliseconds since 1970). */
export function ShownAsOf({ loadedAt }: { loadedAt: number }): ReactNode {
  const { LL } = useI18n();
  return LL.common.states.offlineAsOf({ when: useWhenLoaded(loadedAt) });
}
