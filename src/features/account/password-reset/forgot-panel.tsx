import { type ReactNode, useState } from 'react';
import { ScreenHeading } from '@/components/screen-heading';
import { linkStyle } from '@/components/ui/link-style';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { ForgotSteps } from './forgot-steps';

/** Asks for the link that sets a new password. */
export function ForgotPanel(): ReactNode {
  const { LL } = useI18n();
  const [address, setAddress] = useState(1);
  return (
    <div className="grid gap-6">
      <ScreenHeading />
      {/* Anew for each address: another one does not wait until the former may be written to again. */}
      <ForgotSteps key={address} isAnother={address > 1} onOther={() => setAddress(address + 1)} />
      <p>
        <Link to="login" className={linkStyle}>
          {LL.account.forgot.backToLogin()}
        </Link>
      </p>
    </div>
  );
}
