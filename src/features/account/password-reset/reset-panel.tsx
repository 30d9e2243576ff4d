import { type ReactNode, useState } from 'react';
import { ScreenHeading } from '@/components/screen-heading';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { forgetLinkSecrets, linkSecrets } from '@/routing/link-secrets';
import { type DeadLink, ResetForm } from './reset-form';

/** Sets a new password by the link, or says why the link is of no use and offers a new one. */
export function ResetPanel(): ReactNode {
  const { LL } = useI18n();
  const words = LL.account.reset;
  const [{ uid, token }] = useState(linkSecrets);
  const [outcome, setOutcome] = useState<DeadLink | 'done' | null>(null);
  const settle = (result: DeadLink | 'done'): void => {
    forgetLinkSecrets();
    setOutcome(result);
  };
  const dead = outcome === 'done' ? null : (outcome ?? (uid && token ? null : 'missing'));

  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {outcome === 'done' && (
        <>
          <Notice kind="success" role="status">
            <p className="font-semibold">{words.done()}</p>
            <p>{words.doneText()}</p>
          </Notice>
          <Link to="login" className={buttonStyle({ variant: 'primary', size: 'lg' })}>
            {words.signIn()}
          </Link>
        </>
      )}
      {dead && (
        <>
          <Notice kind={dead === 'missing' ? 'info' : 'warning'} role="alert">
            <p className="font-semibold">{words[dead]()}</p>
            {dead === 'missing' && <p>{words.missingText()}</p>}
          </Notice>
          <Link to="forgotPassword" className={buttonStyle({ variant: 'primary', size: 'lg' })}>
            {words.newLink()}
          </Link>
        </>
      )}
      {outcome === null && uid && token && (
        <>
          <p className="text-muted">{words.lead()}</p>
          <ResetForm uid={uid} token={token} onDone={() => settle('done')} onDeadLink={settle} />
        </>
      )}
    </div>
  );
}
