import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { FormAlert } from '@/components/form-alert';
import { getAppliedTheme, subscribeToTheme } from '@/components/theme';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/icon';
import { cn } from '@/lib/cn';
import { env, isGoogleOffered } from '@/env';
import { useSubmission } from '@/forms/use-submission';
import { googleAuth } from '@/generated/account/account';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { useI18n } from '@/i18n/context';
import { loadGoogleIdentity } from './google-identity';

/** Milliseconds after which a script that neither comes nor fails counts as blocked. */
const patience = 2000;

const widest = 400;

interface GoogleSignInProps {
  onResult: (result: LoginResult) => Promise<void> | void;
}

/** Google's own button, below the form. It disappears when it fails to load; nothing else depends on it. */
function GoogleButton({ onResult }: GoogleSignInProps): ReactNode {
  const { LL, locale } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'gone'>('loading');
  const isDark = useSyncExternalStore(subscribeToTheme, getAppliedTheme, () => 'light' as const) === 'dark';
  const { submit, isPending, failure } = useSubmission((credential: string) => googleAuth({ credential }), {
    onSuccess: onResult,
  });
  const onCredential = useEffectEvent((credential: string) => submit(credential));

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () => setState((present) => (present === 'loading' ? 'gone' : present)),
      patience,
    );
    loadGoogleIdentity().then(
      (google) => {
        if (!isWanted || !place.current) return;
        google.initialize({
          client_id: env.googleClientId,
          callback: ({ credential }) => onCredential(credential),
          ux_mode: 'popup',
          use_fedcm_for_button: true,
        });
        place.current.replaceChildren();
        google.renderButton(place.current, {
          type: 'standard',
          theme: isDark ? 'filled_black' : 'outline',
          size: 'large',
          text: 'continue_with',
          width: Math.min(widest, place.current.clientWidth || widest),
          locale,
        });
        setState('ready');
      },
      () => isWanted && setState('gone'),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isDark, locale]);

  return (
    <div className={state === 'gone' ? 'hidden' : 'grid gap-4'}>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {LL.account.google.or()}
      </p>
      <FormAlert failure={failure} />
      <div className="relative min-h-11">
        {state === 'loading' && <Skeleton className="absolute inset-0 h-11" />}
        <div
          ref={place}
          // Google's frame knows light pages only: where it stands on a dark one, the browser puts white behind it.
          className={cn('flex justify-center scheme-light', isPending && 'pointer-events-none opacity-40')}
        />
      </div>
      <p role="status" className="flex items-center justify-center gap-3 empty:absolute">
        {isPending && (
          <>
            <Spinner />
            {LL.account.google.busy()}
          </>
        )}
      </p>
    </div>
  );
}

export function GoogleSignIn({ onResult }: GoogleSignInProps): ReactNode {
  return isGoogleOffered ? <GoogleButton onResult={onResult} /> : null;
}
