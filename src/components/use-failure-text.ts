import { useState } from 'react';
import { useI18n } from '@/i18n/context';
import { errorText, type Failure } from './error-text';
import { useOnline } from './use-online';

/**
 * Words why something could not be sent; when that was for want of a signal, and there is one again, that it can be sent now. Null
 * while nothing has failed. What was refused as faulty is what was filled in.
 */
export function useFailureText(failure: Failure | null): string | null {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  const isLost = failure?.kind === 'offline' || failure?.kind === 'code';
  if (isLost && !isOnline && !wasOffline) setWasOffline(true);
  if (!isLost && wasOffline) setWasOffline(false);
  if (!failure) return null;
  if (failure.kind === 'problem' && failure.code === 'validation_failed') return LL.problems.form();
  return isLost && wasOffline && isOnline ? LL.problems.signalBack() : errorText(LL, failure);
}
