import { type ReactNode, useState } from 'react';
import { ScreenHeading } from '@/components/screen-heading';
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
      {/* A key for each address: the wait before sending again is that of the former address. */}
      <ForgotSteps key={address} isAnother={address > 1} onOther={() => setAddress(address + 1)} />
      <p>
        <Link to="login" className="lone-link">
          {LL.account.forgot.backToLogin()}
        </Link>
      </p>
    </div>
  );
}
