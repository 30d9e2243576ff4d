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
  Cities
} from '../schemas/cities.zod.ts';

import {
  Language
} from '../schemas/language.zod.ts';

import {
  Level
} from '../schemas/level.zod.ts';

import type {
  Profile
} from '../schemas/profile.zod.ts';

import {
  Sport
} from '../schemas/sport.zod.ts';

import type {
  Statistics
} from '../schemas/statistics.zod.ts';


export const getGetStatisticsResponseMock = (overrideResponse: Partial<Extract<Statistics, object>> = {}): Statistics => ({matches_joined: faker.number.int({min: 0, max: 2147483647}), matches_played: faker.number.int({min: 0, max: 2147483647}), matches_upcoming: faker.number.int({min: 0, max: 2147483647}), matches_attended: faker.number.int({min: 0, max: 2147483647}), no_shows: faker.number.int({min: 0, max: 2147483647}), late_leaves: faker.number.int({min: 0, max: 2147483647}), attendance_rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), current_streak: faker.number.int({min: 0, max: 2147483647}), longest_streak: faker.number.int({min: 0, max: 2147483647}), first_match_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), last_match_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), by_month: Array.from({ length: faker.number.int({min: 12, max: 12}) }, (_, i) => i + 1).map(() => ({month: faker.helpers.fromRegExp("^[0-9]{4}-(0[1-9]|1[0-2])$"), joined: faker.number.int({min: 0, max: 2147483647}), attended: faker.number.int({min: 0, max: 2147483647})})), by_city: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({city: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])}, attended: faker.number.int({min: 0, max: 2147483647})})), by_sport: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({sport: faker.helpers.arrayElement(Object.values(Sport)), attended: faker.number.int({min: 0, max: 2147483647})})), member_since: faker.date.past().toISOString().slice(0, 19) + 'Z', calculated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetProfileResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({id: faker.number.int({min: 1, max: 2147483647}), username: faker.helpers.fromRegExp("^[A-Za-z0-9_.-]+$"), email: (() => faker.internet.email())(), email_verified: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 50}}), last_name: faker.string.alpha({length: {min: 1, max: 50}}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), cities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])})), preferred_sport: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Sport)),null,]), preferred_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Level)),null,]), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null]), language: faker.helpers.arrayElement(Object.values(Language)), notifications: {email_reminders: faker.datatype.boolean(), email_chat: faker.datatype.boolean()}, date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateProfileWithJsonResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({id: faker.number.int({min: 1, max: 2147483647}), username: faker.helpers.fromRegExp("^[A-Za-z0-9_.-]+$"), email: (() => faker.internet.email())(), email_verified: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 50}}), last_name: faker.string.alpha({length: {min: 1, max: 50}}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), cities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])})), preferred_sport: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Sport)),null,]), preferred_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Level)),null,]), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null]), language: faker.helpers.arrayElement(Object.values(Language)), notifications: {email_reminders: faker.datatype.boolean(), email_chat: faker.datatype.boolean()}, date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateProfileWithFormDataResponseMock = (overrideResponse: Partial<Extract<Profile, object>> = {}): Profile => ({id: faker.number.int({min: 1, max: 2147483647}), username: faker.helpers.fromRegExp("^[A-Za-z0-9_.-]+$"), email: (() => faker.internet.email())(), email_verified: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 50}}), last_name: faker.string.alpha({length: {min: 1, max: 50}}), display_name: faker.string.alpha({length: {min: 1, max: 50}}), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), cities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])})), preferred_sport: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Sport)),null,]), preferred_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Level)),null,]), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null]), language: faker.helpers.arrayElement(Object.values(Language)), notifications: {email_reminders: faker.datatype.boolean(), email_chat: faker.datatype.boolean()}, date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetCitiesResponseMock = (): Cities => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 100}}), region: faker.string.alpha({length: {min: 1, max: 100}}), country_code: faker.helpers.fromRegExp("^[A-Z]{2}$"), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}), null]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}), null])})))


export const getGetStatisticsMockHandler = (overrideResponse?: Statistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statistics> | Statistics), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatisticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProfileMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProfileWithJsonMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileWithJsonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProfileWithFormDataMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileWithFormDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCitiesMockHandler = (overrideResponse?: Cities | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cities> | Cities), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/cities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCitiesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserMock = () => [
  getGetStatisticsMockHandler(),
  getGetProfileMockHandler(),
  getUpdateProfileWithJsonMockHandler(),
  getUpdateProfileWithFormDataMockHandler(),
  getGetCitiesMockHandler()
]
