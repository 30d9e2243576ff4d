import { getGetSessionUrl } from '@/generated/account/account';
import {
  getGetChatNotificationsUrl,
  getGetMatchUrl,
  getGetUpcomingMatchesUrl,
} from '@/generated/match/match';
import { getGetProfileUrl, getGetStatisticsUrl } from '@/generated/user/user';
import type { RouteName } from '@/routing/table';

/** Stands in an address for the number that the page's own address ends with. */
const idPlace = '$id';

/** What is asked for on every screen of a person who is signed in. */
const always = [getGetSessionUrl(), getGetChatNotificationsUrl()];

/**
 * What a screen asks for as soon as it starts, when somebody seems to be signed in. The page's head asks for it beside the
 * code, and `withEarlyAnswers` hands the answers on (docs/decisions/040-drawn-at-build-time.md).
 */
export const earlyCalls: Partial<Record<RouteName, readonly string[]>> = {
  index: [...always, getGetUpcomingMatchesUrl(), getGetProfileUrl()],
  detail: [...always, getGetMatchUrl(0).replace('/0/', `/${idPlace}/`)],
  profile: [...always, getGetProfileUrl()],
  profileEdit: [...always, getGetProfileUrl()],
  statistics: [...always, getGetStatisticsUrl()],
};

/** What can be painted from early answers before the app is there: a file of src/app/first-paint each. */
export type FirstPaintName = 'list' | 'match';

/** The screens whose beginning is painted first. */
export const firstPaints: Partial<Record<RouteName, FirstPaintName>> = { index: 'list', detail: 'match' };
