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
  AccessToken
} from '../schemas/accessToken.zod.ts';

import type {
  EmailAccepted
} from '../schemas/emailAccepted.zod.ts';

import type {
  LoginResult
} from '../schemas/loginResult.zod.ts';

import type {
  RegisterResult
} from '../schemas/registerResult.zod.ts';

import type {
  Session
} from '../schemas/session.zod.ts';

import type {
  Tokens
} from '../schemas/tokens.zod.ts';

import type {
  VerifyEmailResult
} from '../schemas/verifyEmailResult.zod.ts';



export const getLoginMockHandler = (overrideResponse?: LoginResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResult> | LoginResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGoogleAuthMockHandler = (overrideResponse?: LoginResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResult> | LoginResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/google-auth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getVerifyOtpMockHandler = (overrideResponse?: Tokens | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tokens> | Tokens), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: AccessToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccessToken> | AccessToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/refresh-token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetSessionMockHandler = (overrideResponse?: Session | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Session> | Session), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/session', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRegisterMockHandler = (overrideResponse?: RegisterResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterResult> | RegisterResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getVerifyEmailMockHandler = (overrideResponse?: VerifyEmailResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyEmailResult> | VerifyEmailResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/verify-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResendVerificationEmailMockHandler = (overrideResponse?: EmailAccepted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailAccepted> | EmailAccepted), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/resend-verification-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 202
      })
  }, options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: EmailAccepted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailAccepted> | EmailAccepted), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 202
      })
  }, options)
}

export const getConfirmPasswordResetMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/password-reset-confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAccountMock = () => [
  getLoginMockHandler(),
  getGoogleAuthMockHandler(),
  getVerifyOtpMockHandler(),
  getRefreshTokenMockHandler(),
  getGetSessionMockHandler(),
  getLogoutMockHandler(),
  getRegisterMockHandler(),
  getVerifyEmailMockHandler(),
  getResendVerificationEmailMockHandler(),
  getRequestPasswordResetMockHandler(),
  getConfirmPasswordResetMockHandler()
]
