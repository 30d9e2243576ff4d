import { createElement, type ReactNode, use } from 'react';
import { loadChunk } from '@/lib/load-chunk';
import { retryable } from '@/lib/retryable';

/** A part of the page whose code comes on demand. */
export interface LazyPart {
  (): ReactNode;
  /** Imports the code, so that the part is there with its first render. A failed import may be tried again. */
  preload: () => Promise<void>;
}

/** Makes a part of its import. It suspends while it is rendered before its code is there, and throws when that does not come. */
export function lazyPart(load: () => Promise<() => ReactNode>): LazyPart {
  const importing = retryable(() => loadChunk(load));
  let loaded: (() => ReactNode) | undefined;
  const Part = (): ReactNode => createElement(loaded ?? use(importing()));
  const preload = async (): Promise<void> => {
    loaded = await importing();
  };
  return Object.assign(Part, { preload });
}
