import type { ReactNode } from 'react';
import { StatisticsView } from '@/features/statistics/statistics-view';

/** My figures. */
export function StatisticsScreen(): ReactNode {
  return <StatisticsView />;
}
