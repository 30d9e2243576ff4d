import type { BrowserContext, Page } from '@playwright/test';
import { googleButtonName } from '../../../../gallery/calls/account';
import { googleClientId, googleScript } from '../servers/full-build';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token like Google's for an e-mail address; the embedded backend does not check the signature. */
export function googleCredential(email: string): string {
  const claims = {
    iss: 'https://accounts.google.com',
    aud: googleClientId,
    sub: email,
    email,
    email_verified: true,
    given_name: 'Gita',
    family_name: 'Googlová',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  return `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}.${encode({ signature: 'none' })}`;
}

/** Serves a fake of Google's script, with a button that returns the credential. */
export async function serveFakeGoogle(page: Page | BrowserContext, credential: string): Promise<void> {
  const body = `
    let options;
    window.google = { accounts: { id: {
      initialize(given) { options = given; },
      renderButton(parent) {
        const button = document.createElement('button');
        button.textContent = ${JSON.stringify(googleButtonName)};
        button.onclick = () => options.callback({ credential: ${JSON.stringify(credential)} });
        parent.append(button);
      },
    } } };`;
  await page.route(googleScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
