import { trustedScriptUrl } from '@/lib/trusted-script-url';

/** The used part of Google Identity Services (developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    callback: (response: { credential: string }) => void;
    ux_mode: 'popup';
    use_fedcm_for_button: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'continue_with';
      width: number;
      locale: string;
    },
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script once. Rejects when the script fails to load; the next call tries again. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      loading = undefined;
      reject(new Error('Google Identity Services could not be loaded.'));
    };
    script.src = trustedScriptUrl('google-identity');
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const identity = window.google?.accounts.id;
      if (identity) resolve(identity);
      else fail();
    });
    document.head.append(script);
  });
  return loading;
}
