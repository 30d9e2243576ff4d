import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@/api/context';
import { cacheOf } from '@/api/query-client';

/** Around what reads and writes through the query cache. */
export function QueryProvider({ children }: { children: ReactNode }): ReactNode {
  return <QueryClientProvider client={cacheOf(useApi().cache)}>{children}</QueryClientProvider>;
}
