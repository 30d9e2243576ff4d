import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  busy: boolean;
  /** Seconds until it may be sent again; counted in the place of the caption. */
  remaining: number;
}

/** The button that sends a form, the main action of its screen unless told otherwise. */
export function SubmitButton({ busy, remaining, children, ...rest }: SubmitButtonProps): ReactNode {
  const { LL } = useI18n();
  return (
    <Button type="submit" variant="primary" size="lg" {...rest} busy={busy} disabled={remaining > 0}>
      <span data-figures>{remaining > 0 ? LL.account.resend.wait({ seconds: remaining }) : children}</span>
    </Button>
  );
}
