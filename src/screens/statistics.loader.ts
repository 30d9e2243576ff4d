import { statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

export const loadStatistics: ScreenLoader<'statistics'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(statisticsQuery())]);
