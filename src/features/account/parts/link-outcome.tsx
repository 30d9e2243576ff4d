import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

interface LinkOutcomeProps {
  /** What came of it; null while nothing has. */
  result: { kind: 'success' | 'info' | 'warning' | 'danger'; title: string; text?: string } | null;
  /** The text shown meanwhile. */
  children?: ReactNode;
}

/**
 * Says what came of the link of an e-mail. Its two regions are there before the words, so that assistive technology hears them: a
 * success waits its turn, everything else interrupts.
 */
export function LinkOutcome({ result, children }: LinkOutcomeProps): ReactNode {
  const notice = result && (
    <Notice kind={result.kind}>
      <p className="font-semibold">{result.title}</p>
      {result.text && <p>{result.text}</p>}
    </Notice>
  );
  const isSuccess = result?.kind === 'success';
  return (
    <>
      <div role="status" className="empty:absolute">
        {isSuccess ? notice : children}
      </div>
      <div role="alert" className="empty:absolute">
        {!isSuccess && notice}
      </div>
    </>
  );
}
