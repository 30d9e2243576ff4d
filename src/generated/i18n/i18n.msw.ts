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
  Messages
} from '../schemas/messages.zod.ts';



export const getGetMessagesMockHandler = (overrideResponse?: Messages | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Messages> | Messages), options?: RequestHandlerOptions) => {
  return http.get('*/_i18n/:hash/:locale/messages.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getI18nMock = () => [
  getGetMessagesMockHandler()
]
