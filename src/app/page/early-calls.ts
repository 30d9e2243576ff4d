import { getGetSessionUrl } from '@/generated/account/account';
import {
  getGetChatNotificationsUrl,
  getGetMatchUrl,
  getGetUpcomingMatchesUrl,
} from '@/generated/match/match';
import { getGetProfileUrl, getGetStatisticsUrl } from '@/generated/user/user';
import { idPlace } from '@/head/page-data';
import type { RouteName } from '@/routing/table';

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
