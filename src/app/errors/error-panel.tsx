import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { Button, buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';

interface ErrorPanelProps {
  code?: '500';
  title: string;
  text: string;
  /** While it is being tried again. */
  busy: boolean;
  onRetry: () => void;
}

/** A whole screen about what failed, with a retry and a way home. */
export function ErrorPanel({ code, title, text, busy, onRetry }: ErrorPanelProps): ReactNode {
  const { LL } = useI18n();
  useTitle(title);
  return (
    <StatePanel picture="broken" code={code} title={title} text={text} level={1}>
      <Button variant="primary" busy={busy} onClick={onRetry}>
        {LL.errors.server.retry()}
      </Button>
      <Link to="index" className={buttonStyle({ variant: 'quiet' })}>
        {LL.errors.server.home()}
      </Link>
    </StatePanel>
  );
}
