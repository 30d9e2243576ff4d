/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ChatMessage
} from '../schemas/chatMessage.zod.ts';

import type {
  ChatMessages
} from '../schemas/chatMessages.zod.ts';

import type {
  ChatNotification
} from '../schemas/chatNotification.zod.ts';

import type {
  ChatNotifications
} from '../schemas/chatNotifications.zod.ts';

import type {
  ChatSummary
} from '../schemas/chatSummary.zod.ts';

import type {
  ConfirmResult
} from '../schemas/confirmResult.zod.ts';

import {
  Level
} from '../schemas/level.zod.ts';

import type {
  MatchDetail
} from '../schemas/matchDetail.zod.ts';

import {
  MatchStatus
} from '../schemas/matchStatus.zod.ts';

import type {
  Money
} from '../schemas/money.zod.ts';

import type {
  Participation
} from '../schemas/participation.zod.ts';

import {
  ParticipationStatus
} from '../schemas/participationStatus.zod.ts';

import {
  ReasonCode
} from '../schemas/reasonCode.zod.ts';

import {
  Sport
} from '../schemas/sport.zod.ts';

import type {
  UpcomingMatches
} from '../schemas/upcomingMatches.zod.ts';

import type {
  UserRef
} from '../schemas/userRef.zod.ts';


export const getGetUpcomingMatchesResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.fromRegExp("^[A-Z]{3}$")}, ...overrideResponse});

export const getGetUpcomingMatchesResponseParticipationMock = (overrideResponse: Partial<Participation> = {}): Participation => ({...{pid: faker.number.int({min: 1, max: 2147483647}), status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', confirm_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, ...overrideResponse});

export const getGetUpcomingMatchesResponseMock = (): UpcomingMatches => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), title: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), sport: faker.helpers.arrayElement(Object.values(Sport)), level: faker.helpers.arrayElement(Object.values(Level)), format: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', timezone: faker.string.alpha({length: {min: 1, max: 64}}), status: faker.helpers.arrayElement(Object.values(MatchStatus)), cancellation_reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), venue: {name: faker.string.alpha({length: {min: 1, max: 120}}), address: faker.string.alpha({length: {min: 10, max: 200}}), city: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, min_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), max_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), participants_count: faker.number.int({min: 0, max: 2147483647}), waitlist_count: faker.number.int({min: 0, max: 2147483647}), price: faker.helpers.arrayElement([{...getGetUpcomingMatchesResponseMoneyMock()},null,]), join_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), leave_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), organizer: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, my_participation: faker.helpers.arrayElement([{...getGetUpcomingMatchesResponseParticipationMock()},null,]), can_join: faker.datatype.boolean(), can_leave: faker.datatype.boolean(), reason_code: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReasonCode)),null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})))

export const getJoinMatchResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.fromRegExp("^[A-Z]{3}$")}, ...overrideResponse});

export const getJoinMatchResponseParticipationMock = (overrideResponse: Partial<Participation> = {}): Participation => ({...{pid: faker.number.int({min: 1, max: 2147483647}), status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', confirm_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, ...overrideResponse});

export const getJoinMatchResponseMock = (): MatchDetail => ({...{id: faker.number.int({min: 1, max: 2147483647}), title: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), sport: faker.helpers.arrayElement(Object.values(Sport)), level: faker.helpers.arrayElement(Object.values(Level)), format: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', timezone: faker.string.alpha({length: {min: 1, max: 64}}), status: faker.helpers.arrayElement(Object.values(MatchStatus)), cancellation_reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), venue: {name: faker.string.alpha({length: {min: 1, max: 120}}), address: faker.string.alpha({length: {min: 10, max: 200}}), city: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, min_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), max_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), participants_count: faker.number.int({min: 0, max: 2147483647}), waitlist_count: faker.number.int({min: 0, max: 2147483647}), price: faker.helpers.arrayElement([{...getJoinMatchResponseMoneyMock()},null,]), join_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), leave_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), organizer: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, my_participation: faker.helpers.arrayElement([{...getJoinMatchResponseParticipationMock()},null,]), can_join: faker.datatype.boolean(), can_leave: faker.datatype.boolean(), reason_code: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReasonCode)),null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'},...{participants: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({pid: faker.number.int({min: 1, max: 2147483647}), user: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_me: faker.datatype.boolean()}))},})

export const getLeaveMatchResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.fromRegExp("^[A-Z]{3}$")}, ...overrideResponse});

export const getLeaveMatchResponseParticipationMock = (overrideResponse: Partial<Participation> = {}): Participation => ({...{pid: faker.number.int({min: 1, max: 2147483647}), status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', confirm_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, ...overrideResponse});

export const getLeaveMatchResponseMock = (): MatchDetail => ({...{id: faker.number.int({min: 1, max: 2147483647}), title: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), sport: faker.helpers.arrayElement(Object.values(Sport)), level: faker.helpers.arrayElement(Object.values(Level)), format: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', timezone: faker.string.alpha({length: {min: 1, max: 64}}), status: faker.helpers.arrayElement(Object.values(MatchStatus)), cancellation_reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), venue: {name: faker.string.alpha({length: {min: 1, max: 120}}), address: faker.string.alpha({length: {min: 10, max: 200}}), city: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, min_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), max_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), participants_count: faker.number.int({min: 0, max: 2147483647}), waitlist_count: faker.number.int({min: 0, max: 2147483647}), price: faker.helpers.arrayElement([{...getLeaveMatchResponseMoneyMock()},null,]), join_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), leave_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), organizer: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, my_participation: faker.helpers.arrayElement([{...getLeaveMatchResponseParticipationMock()},null,]), can_join: faker.datatype.boolean(), can_leave: faker.datatype.boolean(), reason_code: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReasonCode)),null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'},...{participants: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({pid: faker.number.int({min: 1, max: 2147483647}), user: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_me: faker.datatype.boolean()}))},})

export const getConfirmParticipationResponseMock = (overrideResponse: Partial<Extract<ConfirmResult, object>> = {}): ConfirmResult => ({status: faker.helpers.arrayElement(['confirmed','already_confirmed'] as const), pid: faker.number.int({min: 1, max: 2147483647}), confirmed_at: faker.date.past().toISOString().slice(0, 19) + 'Z', match: {id: faker.number.int({min: 1, max: 2147483647}), title: faker.string.alpha({length: {min: 1, max: 120}}), starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z', timezone: faker.string.alpha({length: {min: 1, max: 64}}), venue: {name: faker.string.alpha({length: {min: 1, max: 120}}), address: faker.string.alpha({length: {min: 10, max: 200}}), city: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}}, ...overrideResponse})

export const getGetChatNotificationsResponseUserRefMock = (overrideResponse: Partial<UserRef> = {}): UserRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, ...overrideResponse});

export const getGetChatNotificationsResponseChatMessageMock = (overrideResponse: Partial<ChatMessage> = {}): ChatMessage => ({...{id: faker.number.int({min: 1, max: 2147483647}), match_id: faker.number.int({min: 1, max: 2147483647}), sender: faker.helpers.arrayElement([{...getGetChatNotificationsResponseUserRefMock()},null,]), kind: faker.helpers.arrayElement(['text','system'] as const), message: faker.string.alpha({length: {min: 1, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_mine: faker.datatype.boolean()}, ...overrideResponse});

export const getGetChatNotificationsResponseMock = (overrideResponse: Partial<Extract<ChatNotifications, object>> = {}): ChatNotifications => ({total_unread: faker.number.int({min: 0, max: 2147483647}), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({match_id: faker.number.int({min: 1, max: 2147483647}), match_title: faker.string.alpha({length: {min: 1, max: 120}}), unread_count: faker.number.int({min: 0, max: 2147483647}), last_message: faker.helpers.arrayElement([{...getGetChatNotificationsResponseChatMessageMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), ...overrideResponse})

export const getGetMatchResponseMoneyMock = (overrideResponse: Partial<Money> = {}): Money => ({...{amount: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.fromRegExp("^[A-Z]{3}$")}, ...overrideResponse});

export const getGetMatchResponseParticipationMock = (overrideResponse: Partial<Participation> = {}): Participation => ({...{pid: faker.number.int({min: 1, max: 2147483647}), status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', confirm_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])}, ...overrideResponse});

export const getGetMatchResponseMock = (): MatchDetail => ({...{id: faker.number.int({min: 1, max: 2147483647}), title: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.string.alpha({length: {min: 10, max: 2000}}), sport: faker.helpers.arrayElement(Object.values(Sport)), level: faker.helpers.arrayElement(Object.values(Level)), format: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), starts_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', timezone: faker.string.alpha({length: {min: 1, max: 64}}), status: faker.helpers.arrayElement(Object.values(MatchStatus)), cancellation_reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), venue: {name: faker.string.alpha({length: {min: 1, max: 120}}), address: faker.string.alpha({length: {min: 10, max: 200}}), city: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, min_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), max_participants: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), null]), participants_count: faker.number.int({min: 0, max: 2147483647}), waitlist_count: faker.number.int({min: 0, max: 2147483647}), price: faker.helpers.arrayElement([{...getGetMatchResponseMoneyMock()},null,]), join_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), leave_deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), organizer: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, my_participation: faker.helpers.arrayElement([{...getGetMatchResponseParticipationMock()},null,]), can_join: faker.datatype.boolean(), can_leave: faker.datatype.boolean(), reason_code: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(ReasonCode)),null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'},...{participants: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({pid: faker.number.int({min: 1, max: 2147483647}), user: {id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, status: faker.helpers.arrayElement(Object.values(ParticipationStatus)), waitlist_position: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), joined_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_me: faker.datatype.boolean()}))},})

export const getGetChatMessagesResponseUserRefMock = (overrideResponse: Partial<UserRef> = {}): UserRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, ...overrideResponse});

export const getGetChatMessagesResponseMock = (overrideResponse: Partial<Extract<ChatMessages, object>> = {}): ChatMessages => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), match_id: faker.number.int({min: 1, max: 2147483647}), sender: faker.helpers.arrayElement([{...getGetChatMessagesResponseUserRefMock()},null,]), kind: faker.helpers.arrayElement(['text','system'] as const), message: faker.string.alpha({length: {min: 1, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_mine: faker.datatype.boolean()})), last_read_message_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), ...overrideResponse})

export const getSendChatMessageResponseUserRefMock = (overrideResponse: Partial<UserRef> = {}): UserRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, ...overrideResponse});

export const getSendChatMessageResponseMock = (overrideResponse: Partial<Extract<ChatMessage, object>> = {}): ChatMessage => ({id: faker.number.int({min: 1, max: 2147483647}), match_id: faker.number.int({min: 1, max: 2147483647}), sender: faker.helpers.arrayElement([{...getSendChatMessageResponseUserRefMock()},null,]), kind: faker.helpers.arrayElement(['text','system'] as const), message: faker.string.alpha({length: {min: 1, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_mine: faker.datatype.boolean(), ...overrideResponse})

export const getGetChatSummaryResponseUserRefMock = (overrideResponse: Partial<UserRef> = {}): UserRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, ...overrideResponse});

export const getGetChatSummaryResponseChatMessageMock = (overrideResponse: Partial<ChatMessage> = {}): ChatMessage => ({...{id: faker.number.int({min: 1, max: 2147483647}), match_id: faker.number.int({min: 1, max: 2147483647}), sender: faker.helpers.arrayElement([{...getGetChatSummaryResponseUserRefMock()},null,]), kind: faker.helpers.arrayElement(['text','system'] as const), message: faker.string.alpha({length: {min: 1, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_mine: faker.datatype.boolean()}, ...overrideResponse});

export const getGetChatSummaryResponseMock = (overrideResponse: Partial<Extract<ChatSummary, object>> = {}): ChatSummary => ({match_id: faker.number.int({min: 1, max: 2147483647}), message_count: faker.number.int({min: 0, max: 2147483647}), unread_count: faker.number.int({min: 0, max: 2147483647}), last_read_message_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), last_read_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), last_message: faker.helpers.arrayElement([{...getGetChatSummaryResponseChatMessageMock()},null,]), ...overrideResponse})

export const getMarkChatReadResponseUserRefMock = (overrideResponse: Partial<UserRef> = {}): UserRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, ...overrideResponse});

export const getMarkChatReadResponseChatMessageMock = (overrideResponse: Partial<ChatMessage> = {}): ChatMessage => ({...{id: faker.number.int({min: 1, max: 2147483647}), match_id: faker.number.int({min: 1, max: 2147483647}), sender: faker.helpers.arrayElement([{...getMarkChatReadResponseUserRefMock()},null,]), kind: faker.helpers.arrayElement(['text','system'] as const), message: faker.string.alpha({length: {min: 1, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_mine: faker.datatype.boolean()}, ...overrideResponse});

export const getMarkChatReadResponseMock = (overrideResponse: Partial<Extract<ChatSummary, object>> = {}): ChatSummary => ({match_id: faker.number.int({min: 1, max: 2147483647}), message_count: faker.number.int({min: 0, max: 2147483647}), unread_count: faker.number.int({min: 0, max: 2147483647}), last_read_message_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}), null]), last_read_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), last_message: faker.helpers.arrayElement([{...getMarkChatReadResponseChatMessageMock()},null,]), ...overrideResponse})

export const getGetChatNotificationResponseUserRefMock = (overrideResponse: Partial<UserRef> = {}): UserRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null])}, ...overrideResponse});

export const getGetChatNotificationResponseChatMessageMock = (overrideResponse: Partial<ChatMessage> = {}): ChatMessage => ({...{id: faker.number.int({min: 1, max: 2147483647}), match_id: faker.number.int({min: 1, max: 2147483647}), sender: faker.helpers.arrayElement([{...getGetChatNotificationResponseUserRefMock()},null,]), kind: faker.helpers.arrayElement(['text','system'] as const), message: faker.string.alpha({length: {min: 1, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', is_mine: faker.datatype.boolean()}, ...overrideResponse});

export const getGetChatNotificationResponseMock = (overrideResponse: Partial<Extract<ChatNotification, object>> = {}): ChatNotification => ({match_id: faker.number.int({min: 1, max: 2147483647}), match_title: faker.string.alpha({length: {min: 1, max: 120}}), unread_count: faker.number.int({min: 0, max: 2147483647}), last_message: faker.helpers.arrayElement([{...getGetChatNotificationResponseChatMessageMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getGetUpcomingMatchesMockHandler = (overrideResponse?: UpcomingMatches | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UpcomingMatches> | UpcomingMatches), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/get-upcoming-matches/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUpcomingMatchesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getJoinMatchMockHandler = (overrideResponse?: MatchDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MatchDetail> | MatchDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/join-match/:id/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getJoinMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLeaveMatchMockHandler = (overrideResponse?: MatchDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MatchDetail> | MatchDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/leave-match/:id/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmParticipationMockHandler = (overrideResponse?: ConfirmResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConfirmResult> | ConfirmResult), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/confirm/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmParticipationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChatNotificationsMockHandler = (overrideResponse?: ChatNotifications | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatNotifications> | ChatNotifications), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/chat/notifications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMatchMockHandler = (overrideResponse?: MatchDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchDetail> | MatchDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChatMessagesMockHandler = (overrideResponse?: ChatMessages | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatMessages> | ChatMessages), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/chat/messages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendChatMessageMockHandler = (overrideResponse?: ChatMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatMessage> | ChatMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/:id/chat/send/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendChatMessageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetChatSummaryMockHandler = (overrideResponse?: ChatSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatSummary> | ChatSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/chat/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkChatReadMockHandler = (overrideResponse?: ChatSummary | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatSummary> | ChatSummary), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/:id/chat/mark-read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkChatReadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChatNotificationMockHandler = (overrideResponse?: ChatNotification | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatNotification> | ChatNotification), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/chat/notification/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatNotificationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMatchMock = () => [
  getGetUpcomingMatchesMockHandler(),
  getJoinMatchMockHandler(),
  getLeaveMatchMockHandler(),
  getConfirmParticipationMockHandler(),
  getGetChatNotificationsMockHandler(),
  getGetMatchMockHandler(),
  getGetChatMessagesMockHandler(),
  getSendChatMessageMockHandler(),
  getGetChatSummaryMockHandler(),
  getMarkChatReadMockHandler(),
  getGetChatNotificationMockHandler()
]
