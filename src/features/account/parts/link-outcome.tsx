import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';

interface LinkOutcomeProps {
  result: { kind: 'success' | 'info' | 'warning' | 'danger'; title: string; text?: string } | null;
  children?: ReactNode;
}

/** What came of the link of an e-mail. Both regions are there before the words: a success is announced politely, all else interrupts. */
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
