import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

interface LinkOutcomeProps {
  result: { kind: 'success' | 'info' | 'warning' | 'danger'; title: string; text?: string } | null;
  children?: ReactNode;
}

/** The result of an e-mailed link. Both live regions exist before the text: a success is announced politely, everything else at once. */
export function LinkOutcome({ result, children }: LinkOutcomeProps) {
  const notice = result && (
    <Notice kind={result.kind}>
      <p className="font-semibold">{result.title}</p>
      {result.text && <p>{result.text}</p>}
    </Notice>
  );
  const isSuccess = result?.kind === 'success';
  return (
    <>
      <div role="status" aria-live="polite" className="empty:absolute">
        {isSuccess ? notice : children}
      </div>
      <div role="alert" className="empty:absolute">
        {!isSuccess && notice}
      </div>
    </>
  );
}
