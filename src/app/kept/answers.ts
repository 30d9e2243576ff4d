import { keptMessages } from '@/app/kept/kept-messages';
import { getGetSessionUrl } from '@/generated/account/account';
import {
  getGetChatMessagesUrl,
  getGetChatNotificationsUrl,
  getGetChatSummaryUrl,
  getGetMatchUrl,
  getGetUpcomingMatchesUrl,
} from '@/generated/match/match';
import { getGetCitiesUrl, getGetProfileUrl, getGetStatisticsUrl } from '@/generated/user/user';
import type { KeptAnswer } from '@/api/kept/kept-answers';

/** The paths of a call: with id 0 in its address, those with any id. */
const pathsOf = (address: string): RegExp => new RegExp(`^${address.replace('/0/', String.raw`/\d+/`)}$`);

/**
 * What is kept on the device for the person who is signed in (product decisions, section 9).
 * Each schema is named where it is imported: the bundler then leaves out of the contract what nobody uses.
 */
export const keptAnswers: readonly KeptAnswer[] = [
  { path: pathsOf(getGetSessionUrl()), schema: async () => (await import('@/generated/contract')).Session },
  {
    path: pathsOf(getGetUpcomingMatchesUrl()),
    schema: async () => (await import('@/generated/contract')).UpcomingMatches,
  },
  {
    path: pathsOf(getGetMatchUrl(0)),
    schema: async () => (await import('@/generated/contract')).MatchDetail,
  },
  {
    path: pathsOf(getGetChatMessagesUrl(0)),
    schema: async () => (await import('@/generated/contract')).ChatMessages,
    shorten: keptMessages,
  },
  {
    path: pathsOf(getGetChatSummaryUrl(0)),
    schema: async () => (await import('@/generated/contract')).ChatSummary,
  },
  {
    path: pathsOf(getGetChatNotificationsUrl()),
    schema: async () => (await import('@/generated/contract')).ChatNotifications,
  },
  { path: pathsOf(getGetProfileUrl()), schema: async () => (await import('@/generated/contract')).Profile },
  { path: pathsOf(getGetCitiesUrl()), schema: async () => (await import('@/generated/contract')).Cities },
  {
    path: pathsOf(getGetStatisticsUrl()),
    schema: async () => (await import('@/generated/contract')).Statistics,
  },
];
