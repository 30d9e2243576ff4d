import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  busy: boolean;
  /** Seconds until it may be sent again; counted in the place of the caption. */
  remaining: number;
  /** Whether it sends an e-mail again; the words for the wait then say so. */
  isResend?: boolean;
}

export function SubmitButton({
  busy,
  remaining,
  isResend = false,
  children,
  ...rest
}: SubmitButtonProps): ReactNode {
  const texts = useI18n().LL.common.form;
  const waitText = isResend ? texts.waitToResend : texts.wait;
  const left = remaining < 120 ? `${String(remaining)} s` : `${String(Math.ceil(remaining / 60))} min`;
  return (
    <Button type="submit" variant="primary" size="lg" {...rest} busy={busy} disabled={remaining > 0}>
      <span data-figures>{remaining > 0 ? waitText({ left }) : children}</span>
    </Button>
  );
}
