import { startEarly } from '@/queries/start-early';
import { statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/context';

/** My figures. */
export const loadStatistics: ScreenLoader = ({ queryClient }) => {
  startEarly(queryClient.query(statisticsQuery()));
};
