import { type ReactNode, useState } from 'react';
import { ScreenHeading } from '@/components/screen-heading';
import { buttonStyle } from '@/components/ui/button';
import { useFocusWhen } from '@/components/use-focus-when';
import { LinkOutcome } from '@/features/account/parts/link-outcome';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { forgetLinkSecrets, linkSecrets } from '@/routing/link-secrets';
import { type DeadLink, ResetForm } from './reset-form';

const kinds = {
  done: 'success',
  missing: 'info',
  expired: 'warning',
  used: 'warning',
  invalid: 'warning',
} as const;

/** Sets a new password by the link, or says why the link is of no use and offers a new one. */
export function ResetPanel(): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.reset;
  const [{ uid, token }] = useState(linkSecrets);
  const [settled, setSettled] = useState<DeadLink | 'done' | null>(null);
  // The form goes when it has done its work: the heading takes the focus.
  const heading = useFocusWhen<HTMLHeadingElement>(settled !== null);
  const settle = (result: DeadLink | 'done'): void => {
    forgetLinkSecrets();
    setSettled(result);
  };
  const result = settled ?? (uid && token ? null : 'missing');
  // A link that was used has set a password as well.
  const isSet = result === 'done' || result === 'used';
  const signIn = (variant: 'primary' | 'quiet'): ReactNode => (
    <Link to="login" className={buttonStyle({ variant, size: 'lg' })}>
      {words.signIn()}
    </Link>
  );
  return (
    <div className="grid gap-6">
      <ScreenHeading ref={heading} />
      <LinkOutcome
        result={
          result && {
            kind: kinds[result],
            title: words[result](),
            text: words[`${result}Text`](),
          }
        }
      />
      {result === null && uid && token && (
        <>
          <p className="text-muted">{words.lead()}</p>
          <ResetForm uid={uid} token={token} onDone={() => settle('done')} onDeadLink={settle} />
        </>
      )}
      {result && (
        <div className="grid gap-3">
          {isSet && signIn('primary')}
          {result !== 'done' && (
            <Link
              to="forgotPassword"
              className={buttonStyle({ variant: isSet ? 'quiet' : 'primary', size: 'lg' })}
            >
              {words.newLink()}
            </Link>
          )}
          {!isSet && signIn('quiet')}
        </div>
      )}
    </div>
  );
}
