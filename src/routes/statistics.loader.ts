import { startEarly } from '@/queries/start-early';
import { statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** My figures. */
export const loadStatistics: ScreenLoader<'statistics'> = ({ queryClient }) =>
  startEarly(queryClient.query(statisticsQuery()));
