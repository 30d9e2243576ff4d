import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { formatTimeLeft } from '@/lib/format/format-time-left';

interface Props extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  busy: boolean;
  /** Seconds until sending is possible again; they are shown instead of the caption. */
  remainingSeconds: number;
  /** Whether the button sends an e-mail again; the text of the wait then says so. */
  isResend?: boolean;
}

/** The button that sends a form or tries again; during a wait it is disabled and counts down. */
export function SubmitButton({ busy, remainingSeconds, isResend, children, ...rest }: Props) {
  const texts = useI18n().LL.common.form;
  const waitText = isResend ? texts.waitToResend : texts.wait;
  const isWaiting = remainingSeconds > 0;
  return (
    <Button type="submit" variant="primary" size="lg" {...rest} busy={busy} disabled={isWaiting}>
      <span data-figures>{isWaiting ? waitText({ left: formatTimeLeft(remainingSeconds) }) : children}</span>
    </Button>
  );
}
