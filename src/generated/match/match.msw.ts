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

import type {
  MatchDetail
} from '../schemas/matchDetail.zod.ts';

import type {
  UpcomingMatches
} from '../schemas/upcomingMatches.zod.ts';



export const getGetUpcomingMatchesMockHandler = (overrideResponse?: UpcomingMatches | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UpcomingMatches> | UpcomingMatches), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/get-upcoming-matches/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getJoinMatchMockHandler = (overrideResponse?: MatchDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MatchDetail> | MatchDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/join-match/:id/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getLeaveMatchMockHandler = (overrideResponse?: MatchDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MatchDetail> | MatchDetail), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/leave-match/:id/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getConfirmParticipationMockHandler = (overrideResponse?: ConfirmResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConfirmResult> | ConfirmResult), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/confirm/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetChatNotificationsMockHandler = (overrideResponse?: ChatNotifications | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatNotifications> | ChatNotifications), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/chat/notifications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetMatchMockHandler = (overrideResponse?: MatchDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MatchDetail> | MatchDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetChatMessagesMockHandler = (overrideResponse?: ChatMessages | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatMessages> | ChatMessages), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/chat/messages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSendChatMessageMockHandler = (overrideResponse?: ChatMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatMessage> | ChatMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/:id/chat/send/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetChatSummaryMockHandler = (overrideResponse?: ChatSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatSummary> | ChatSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/chat/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMarkChatReadMockHandler = (overrideResponse?: ChatSummary | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatSummary> | ChatSummary), options?: RequestHandlerOptions) => {
  return http.post('*/api/match/:id/chat/mark-read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetChatNotificationMockHandler = (overrideResponse?: ChatNotification | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatNotification> | ChatNotification), options?: RequestHandlerOptions) => {
  return http.get('*/api/match/:id/chat/notification/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
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
