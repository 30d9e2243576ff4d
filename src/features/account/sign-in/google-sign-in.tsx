import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { FormAlert } from '@/components/failures/form-alert';
import { getAppliedTheme, subscribeToTheme } from '@/components/theme/theme';
import { Spinner } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { env, isGoogleOffered } from '@/env';
import { useSubmission } from '@/forms/use-submission';
import { googleAuth } from '@/generated/account/account';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { useI18n } from '@/i18n/context';
import { trustedScriptUrl } from '@/lib/browser/trusted-script-url';
import { cn } from '@/lib/cn';

/** The part of Google Identity Services that the app uses (developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    callback: (response: { credential: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }) => void;
  renderButton: (parent: HTMLElement, options: Readonly<Record<string, string | number>>) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let identityPromise: Promise<GoogleIdentity> | undefined;

/** Loads Google's script once; rejects when that fails, and the next call tries again. */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  identityPromise ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      identityPromise = undefined;
      reject(new Error('Google Identity Services could not be loaded.'));
    };
    script.src = trustedScriptUrl('google-identity');
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else fail();
    });
    document.head.append(script);
  });
  return identityPromise;
}

/** Milliseconds after which a script that has not loaded counts as blocked. */
const loadTimeout = 2000;

/** Google's limit for its button, in pixels. */
const maxWidth = 400;

interface GoogleSignInProps {
  onResult: (result: LoginResult) => Promise<void> | void;
}

/** Google's own button; it is hidden when Google's script fails to load. */
function GoogleButton({ onResult }: GoogleSignInProps) {
  const { LL, locale } = useI18n();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isDark = useSyncExternalStore(subscribeToTheme, getAppliedTheme, () => 'light' as const) === 'dark';
  const { submit, isPending, failure } = useSubmission((credential: string) => googleAuth({ credential }), {
    onSuccess: onResult,
  });
  const onCredential = useEffectEvent((credential: string) => submit(credential));

  useEffect(() => {
    let isMounted = true;
    const timer = setTimeout(
      () => setState((latestState) => (latestState === 'loading' ? 'failed' : latestState)),
      loadTimeout,
    );
    loadGoogleIdentity().then(
      (identity) => {
        if (!isMounted || !container.current) return;
        identity.initialize({
          client_id: env.googleClientId,
          callback: ({ credential }) => onCredential(credential),
          ux_mode: 'popup',
          use_fedcm_for_button: true,
        });
        container.current.replaceChildren();
        identity.renderButton(container.current, {
          type: 'standard',
          theme: isDark ? 'filled_black' : 'outline',
          size: 'large',
          text: 'continue_with',
          width: Math.min(maxWidth, container.current.clientWidth || maxWidth),
          locale,
        });
        setState('ready');
      },
      () => isMounted && setState('failed'),
    );
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isDark, locale]);

  return (
    <div className={state === 'failed' ? 'hidden' : 'grid gap-4'}>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {LL.account.google.or()}
      </p>
      <FormAlert failure={failure} />
      <div className="relative min-h-11">
        {state === 'loading' && <Skeleton className="absolute inset-0 h-11" />}
        <div
          ref={container}
          // Google's iframe is light only; on a dark page the browser would put white behind it.
          className={cn('flex justify-center scheme-light', isPending && 'pointer-events-none opacity-40')}
        />
      </div>
      <p role="status" aria-live="polite" className="flex items-center justify-center gap-3 empty:absolute">
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

export function GoogleSignIn({ onResult }: GoogleSignInProps) {
  return isGoogleOffered ? <GoogleButton onResult={onResult} /> : null;
}
