import { createElement, type ReactNode, use } from 'react';
import { loadChunk } from '@/lib/load-chunk';

/** A part of the page whose code comes on demand. */
export interface LazyPart {
  (): ReactNode;
  /** Imports the code, so that the part is there with its first render. A failed import may be tried again. */
  preload: () => Promise<void>;
}

/** Makes a part of its import. It suspends while it is rendered before its code is there, and throws when that does not come. */
export function lazyPart(load: () => Promise<() => ReactNode>): LazyPart {
  let loading: Promise<() => ReactNode> | undefined;
  let loaded: (() => ReactNode) | undefined;
  /** A failed import is forgotten, so that the next call tries again. */
  const importing = (): Promise<() => ReactNode> =>
    (loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const Part = (): ReactNode => createElement(loaded ?? use(importing()));
  const preload = async (): Promise<void> => {
    loaded = await importing();
  };
  return Object.assign(Part, { preload });
}
