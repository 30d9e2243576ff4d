import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { describeError } from '@/api/describe-error';
import { ApiError } from '@/api/problem';
import { errorText } from '@/components/error-text';
import { StatePanel } from '@/components/state-panel';
import { Button, buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';

/** In the place of a screen that failed (spec, section 2): what happened, a retry and a way home. */
export function ErrorScreen({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { LL } = useI18n();
  const [isRetrying, setIsRetrying] = useState(false);
  const words = LL.errors.server;
  useTitle(words.title());
  const retry = (): void => {
    setIsRetrying(true);
    void router.invalidate().finally(() => {
      setIsRetrying(false);
      reset();
    });
  };
  return (
    <StatePanel
      picture="broken"
      code="500"
      title={words.title()}
      text={error instanceof ApiError ? errorText(LL, describeError(error)) : words.text()}
      level={1}
    >
      <Button variant="primary" busy={isRetrying} onClick={retry}>
        {words.retry()}
      </Button>
      <Link to="index" className={buttonStyle({ variant: 'quiet' })}>
        {words.home()}
      </Link>
    </StatePanel>
  );
}
