import type { ReactNode } from 'react';
import { env } from '@/env';
import { CookieTable } from './cookie-table';

/** Whether the browser turns to another server without being told to. */
const hasExceptions = env.googleClientId !== '' || env.sentryDsn !== '';

/** The privacy policy, in English. */
export function PrivacyPolicyEn(): ReactNode {
  return (
    <>
      <section className="grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-6">
        <h2 className="!mt-0">In short</h2>
        <ul>
          <li>We keep only what it takes to arrange a match.</li>
          <li>There are no ads, no visitor tracking and no tracking cookies.</li>
          <li>Others do not see your e-mail. They see the name that you choose, and your picture.</li>
          <li>
            Your browser turns to other servers only when you follow a link there
            {hasExceptions && ' (the exceptions are described below)'}.
          </li>
        </ul>
      </section>

      <h2>Who is responsible</h2>
      <p>
        The organiser who runs Hrajem at this address and puts up its matches. Turn to them with anything that
        you cannot settle in the app yourself.
      </p>

      <h2>What we know about you</h2>
      <dl>
        <div>
          <dt>Account</dt>
          <dd>
            Your username, your e-mail and whether it is verified, first and last name, language, and the day
            you registered. Of the password the server keeps only a hash, from which it cannot be read back.
          </dd>
        </div>
        <div>
          <dt>Profile</dt>
          <dd>
            The name that others see, cities, favourite sport and level, a few words about you, a picture, and
            which e-mails you want. All but the name is optional.
          </dd>
        </div>
        <div>
          <dt>Playing</dt>
          <dd>
            Which matches you joined and left and when, confirmations, and whether you came. Your statistics
            are counted from this; only you see them.
          </dd>
        </div>
        <div>
          <dt>Messages</dt>
          <dd>What you wrote in chats, and how far you have read them.</dd>
        </div>
      </dl>
      <p>
        We need account and playing data to do what you registered for. Optional data is kept because you
        entered it; you can remove it in your profile at any time.
      </p>

      <h2>Who sees what</h2>
      <ul>
        <li>Signed-in people see your chosen name, your picture and whether you confirmed, on rosters.</li>
        <li>The chat of a match is read only by the people on its roster and waiting list.</li>
        <li>
          Your e-mail, the last name in your profile, settings and statistics are seen by you and the
          organiser only.
        </li>
        <li>We neither sell data nor pass it on for advertising.</li>
      </ul>

      <h2>Your picture</h2>
      <p>
        The photo that you choose is reduced to 512 × 512 pixels right on your device. That also removes what
        is hidden in it, such as where and when it was taken. Only this crop goes to the server; the original
        never leaves your device.
      </p>

      <h2>Cookies</h2>
      <p>
        There are three, all for this site alone and all necessary. That is why there is no banner asking you
        about them.
      </p>
      <CookieTable
        columns={['Cookie', 'What it is for', 'How long']}
        purposes={{
          access_token: 'Shows the server that you are signed in. Gone when you sign out.',
          refresh_token: 'Renews that, so that you need not sign in all the time. Gone when you sign out.',
          locale: 'Remembers your language.',
        }}
        duration={(days) => `${String(days)} days`}
      />

      <h2>What your browser remembers</h2>
      <p>Your browser’s storage, from which we send nothing anywhere, also holds:</p>
      <ul>
        <li>the theme, and whether you want notifications on this device,</li>
        <li>how far the device’s clock is off, and how often renewing the sign-in has failed,</li>
        <li>
          drafts and unsent messages, and what you have already seen in the list. Signing out deletes these.
        </li>
      </ul>

      <h2>What goes elsewhere</h2>
      <ul>
        <li>
          <strong>Maps.</strong> They lead to OpenStreetMap. Nothing is sent there before you follow the link;
          then it learns where the venue is.
        </li>
        <li>
          <strong>Calendars.</strong> The links to Google Calendar and Outlook hand over title, time and place
          of the match once you follow them. The .ics file is made on your device.
        </li>
        <li>
          <strong>Links in messages.</strong> The other site is not told where you came from.
        </li>
        {env.googleClientId !== '' && (
          <li>
            <strong>Sign in with Google.</strong> The pages for signing in and registering load a button from
            accounts.google.com, so Google can tell that you visited them. If you use it, Google gives us your
            name, your e-mail and the assurance that it is you. There is no Google anywhere else in the app.
          </li>
        )}
        {env.sentryDsn !== '' && (
          <li>
            <strong>Error reports.</strong> When the app breaks, it reports what failed, on which page and in
            which browser. Passwords, messages, e-mails and the secret parts of links are removed first.
          </li>
        )}
      </ul>
      <p>
        The app loads no fonts or scripts from other servers
        {env.googleClientId !== '' && ', apart from that button'}.
      </p>

      <h2>How long, and how to have it deleted</h2>
      <p>
        We keep your data as long as you have an account. You edit your profile yourself. Ask the organiser to
        delete your account, to list your data or to correct it; that is your right, and so is a complaint to
        the data protection authority (in Czechia the Úřad pro ochranu osobních údajů). Your statistics can be
        downloaded as CSV right in the app.
      </p>
    </>
  );
}
