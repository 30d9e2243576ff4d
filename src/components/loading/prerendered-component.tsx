import { Suspense, useState, useSyncExternalStore } from 'react';
import type { LazyComponent } from './lazy';

const subscribeToNothing = () => () => undefined;

/** Renders static content: on hydration it keeps the prerendered HTML without loading the component's code; a later mount loads the code. Use the language as the React key. */
export function PrerenderedComponent({
  component: Part,
  className,
}: {
  component: LazyComponent;
  className: string;
}) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating && typeof document !== 'undefined');
  if (isPrerendered) {
    // React keeps the existing HTML when it hydrates an element with `dangerouslySetInnerHTML`.
    // oxlint-disable-next-line react/no-danger -- it inserts no HTML
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
