/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
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

import type {
  Profile
} from '../schemas/profile.zod.ts';

import type {
  Statistics
} from '../schemas/statistics.zod.ts';



export const getGetStatisticsMockHandler = (overrideResponse?: Statistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statistics> | Statistics), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetProfileMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateProfileWithJsonMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateProfileWithFormDataMockHandler = (overrideResponse?: Profile | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Profile> | Profile), options?: RequestHandlerOptions) => {
  return http.put('*/api/user/profile', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCitiesMockHandler = (overrideResponse?: Cities | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cities> | Cities), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/cities', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
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
