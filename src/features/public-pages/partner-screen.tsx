import { useAuthState } from '@/api/context';
import { Illustration } from '@/components/failures/illustrations';
import { ScreenHeading } from '@/components/focus/screen-heading';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { endedPartnerName } from '@/lib/state/ended-partner';
import { useRouteParams } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** The page after signing out for a person who came through a partner. Anybody can open its address, so it names the partner only if a session of that partner has just ended. */
export function PartnerScreen() {
  const { LL } = useI18n();
  const texts = LL.partner;
  const name = endedPartnerName(useRouteParams('partner').partner);
  const { status, endedSessionCount } = useAuthState();
  const isSignedIn = status === 'authenticated';
  const wasSignedIn = endedSessionCount > 0;
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <Illustration name="empty" className="h-32" />
      <ScreenHeading />
      <p className="text-lg">{name === null || isSignedIn ? texts.thanks() : texts.thanksFrom({ name })}</p>
      <p className="text-muted">
        {isSignedIn ? texts.signedIn() : wasSignedIn ? texts.signedOut() : texts.notSignedIn()}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isSignedIn ? (
          <Link to="index" className={buttonStyle({ variant: 'primary', size: 'lg' })}>
            {LL.common.actions.toMatches()}
          </Link>
        ) : (
          <>
            <Link to="login" className={buttonStyle({ variant: 'primary', size: 'lg' })}>
              {wasSignedIn ? LL.login.again() : LL.login.submit()}
            </Link>
            <Link to="index" className={buttonStyle({ variant: 'quiet', size: 'lg' })}>
              {LL.common.actions.toHome()}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
