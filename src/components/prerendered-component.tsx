import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import type { LazyComponent } from './lazy';

const subscribeToNothing = () => () => undefined;

/** A part that answers nothing: hydrated, it stays as the build has drawn it; elsewhere its code comes on demand. Its key is the language. */
export function PrerenderedComponent({
  part: Part,
  className,
}: {
  part: LazyComponent;
  className: string;
}): ReactNode {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating && typeof document !== 'undefined');
  if (isPrerendered) {
    // React leaves alone what stands in an element of which it is only told that its HTML is not its own.
    // oxlint-disable-next-line react/no-danger -- nothing is put there
    return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  }
  return (
    <div className={className}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  );
}
