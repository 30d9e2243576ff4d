import * as account from '@/generated/account/account';
import * as match from '@/generated/match/match';
import { AccessToken } from '@/generated/schemas/accessToken.zod';
import { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import { ChatSummary } from '@/generated/schemas/chatSummary.zod';
import { Cities } from '@/generated/schemas/cities.zod';
import { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import { EmailAccepted } from '@/generated/schemas/emailAccepted.zod';
import { LoginResult } from '@/generated/schemas/loginResult.zod';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { Profile } from '@/generated/schemas/profile.zod';
import { RegisterResult } from '@/generated/schemas/registerResult.zod';
import { Session } from '@/generated/schemas/session.zod';
import { Statistics } from '@/generated/schemas/statistics.zod';
import { Tokens } from '@/generated/schemas/tokens.zod';
import { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { VerifyEmailResult } from '@/generated/schemas/verifyEmailResult.zod';
import * as user from '@/generated/user/user';
import type * as z from 'zod/mini';

/** What a call is made with: the values of the provider states, and the request's own parts. */
export interface Input {
  values: Record<string, string | number>;
  // The type of each generated function; a row's data is checked by the pact, the contract and Zod.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The `Idempotency-Key`. */
  key?: string | undefined;
}

/** An operation as the specification writes it down, and the generated function that must keep to it. */
interface Operation {
  method: 'GET' | 'POST' | 'PUT';
  /** With `${name}` for values of provider states. */
  path: string;
  query?: Record<string, string>;
  /** Whether the Bearer token is due; without it none is sent to anybody who is not signed in. */
  bearer: boolean;
  /** The schema of its success; undefined for 204. */
  answer?: z.core.$ZodType;
  call: (input: Input) => Promise<unknown>;
}

const id = ({ values }: Input) => Number(values.match_id);
const link = ({ values }: Input) => ({ uid: String(values.uid), token: String(values.token) });
const withKey = ({ key }: Input) => (key === undefined ? {} : { headers: { 'Idempotency-Key': key } });
const LINK = { uid: '${uid}', token: '${token}' };

/** The calls of the specification, section 7; the profile's PUT stands here once for each of its two bodies. */
// oxfmt-ignore
export const operations = {
  getUpcomingMatches: { method: 'GET', path: '/api/match/get-upcoming-matches/', bearer: true, answer: UpcomingMatches, call: () => match.getUpcomingMatches() },
  getMatch: { method: 'GET', path: '/api/match/${match_id}/', bearer: true, answer: MatchDetail, call: (input) => match.getMatch(id(input)) },
  joinMatch: { method: 'POST', path: '/api/match/join-match/${match_id}/', bearer: true, answer: MatchDetail, call: (input) => match.joinMatch(id(input)) },
  leaveMatch: { method: 'POST', path: '/api/match/leave-match/${match_id}/', bearer: true, answer: MatchDetail, call: (input) => match.leaveMatch(id(input)) },
  confirmParticipation: {
    method: 'GET', path: '/api/match/confirm/', query: { pid: '${pid}', token: '${token}' }, bearer: false, answer: ConfirmResult,
    call: ({ values }) => match.confirmParticipation({ pid: Number(values.pid), token: String(values.token) }),
  },
  getChatMessages: { method: 'GET', path: '/api/match/${match_id}/chat/messages/', bearer: true, answer: ChatMessages, call: (input) => match.getChatMessages(id(input)) },
  sendChatMessage: { method: 'POST', path: '/api/match/${match_id}/chat/send/', bearer: true, answer: ChatMessage, call: (input) => match.sendChatMessage(id(input), input.body, withKey(input)) },
  getChatSummary: { method: 'GET', path: '/api/match/${match_id}/chat/summary/', bearer: true, answer: ChatSummary, call: (input) => match.getChatSummary(id(input)) },
  markChatRead: { method: 'POST', path: '/api/match/${match_id}/chat/mark-read/', bearer: true, answer: ChatSummary, call: (input) => match.markChatRead(id(input)) },
  getChatNotification: { method: 'GET', path: '/api/match/${match_id}/chat/notification/', bearer: true, answer: ChatNotification, call: (input) => match.getChatNotification(id(input)) },
  getChatNotifications: { method: 'GET', path: '/api/match/chat/notifications/', bearer: true, answer: ChatNotifications, call: () => match.getChatNotifications() },

  login: { method: 'POST', path: '/api/user/login', bearer: false, answer: LoginResult, call: ({ body }) => account.login(body) },
  googleAuth: { method: 'POST', path: '/api/user/google-auth', bearer: false, answer: LoginResult, call: ({ body }) => account.googleAuth(body) },
  verifyOtp: { method: 'POST', path: '/api/user/verify-otp', bearer: false, answer: Tokens, call: ({ body }) => account.verifyOtp(body) },
  refreshToken: { method: 'POST', path: '/api/user/refresh-token', bearer: false, answer: AccessToken, call: ({ body }) => account.refreshToken(body) },
  getSession: { method: 'GET', path: '/api/user/session', bearer: true, answer: Session, call: () => account.getSession() },
  logout: { method: 'POST', path: '/api/user/logout', bearer: true, call: ({ body }) => account.logout(body) },
  register: { method: 'POST', path: '/api/user/register', bearer: false, answer: RegisterResult, call: ({ body }) => account.register(body) },
  verifyEmail: { method: 'POST', path: '/api/user/verify-email', query: LINK, bearer: false, answer: VerifyEmailResult, call: (input) => account.verifyEmail(link(input)) },
  resendVerificationEmail: { method: 'POST', path: '/api/user/resend-verification-email', bearer: false, answer: EmailAccepted, call: ({ body }) => account.resendVerificationEmail(body) },
  requestPasswordReset: { method: 'POST', path: '/api/user/password-reset-request', bearer: false, answer: EmailAccepted, call: ({ body }) => account.requestPasswordReset(body) },
  confirmPasswordReset: { method: 'POST', path: '/api/user/password-reset-confirm', bearer: false, call: ({ body }) => account.confirmPasswordReset(body) },

  getStatistics: { method: 'GET', path: '/api/user/statistics', bearer: true, answer: Statistics, call: () => user.getStatistics() },
  getProfile: { method: 'GET', path: '/api/user/profile', bearer: true, answer: Profile, call: () => user.getProfile() },
  updateProfileWithJson: { method: 'PUT', path: '/api/user/profile', bearer: true, answer: Profile, call: ({ body }) => user.updateProfileWithJson(body) },
  updateProfileWithFormData: { method: 'PUT', path: '/api/user/profile', bearer: true, answer: Profile, call: ({ body }) => user.updateProfileWithFormData({ profile_picture: body }) },
  getCities: { method: 'GET', path: '/api/user/cities', bearer: false, answer: Cities, call: () => user.getCities() },
} as const satisfies Record<string, Operation>;

/** The name of a generated function. */
export type OperationName = keyof typeof operations;

/** The operation under that name, its optional parts visible. */
export const operationOf = (name: OperationName): Operation => operations[name];
