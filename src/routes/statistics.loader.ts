import { cacheOf } from '@/api/query-client';
import { startEarly } from '@/queries/start-early';
import { statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** My figures. */
export const loadStatistics: ScreenLoader<'statistics'> = ({ cache }) =>
  startEarly(cacheOf(cache).query(statisticsQuery()));
