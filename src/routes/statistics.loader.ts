import { statisticsQuery } from '@/features/statistics/queries';
import type { ScreenLoader } from '@/routing/screen';

/** My figures. */
export const loadStatistics: ScreenLoader<'statistics'> = ({ queryClient }) => {
  // The screen asks for the same query and shows what failed.
  queryClient.query(statisticsQuery()).catch(() => undefined);
};
