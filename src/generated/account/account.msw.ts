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
  AccessToken
} from '../schemas/accessToken.zod.ts';

import type {
  EmailAccepted
} from '../schemas/emailAccepted.zod.ts';

import {
  Language
} from '../schemas/language.zod.ts';

import type {
  LoginResult
} from '../schemas/loginResult.zod.ts';

import type {
  OtpRequired
} from '../schemas/otpRequired.zod.ts';

import type {
  Partner
} from '../schemas/partner.zod.ts';

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


export const getLoginResponseTokensMock = (overrideResponse: Partial<Tokens> = {}): Tokens => ({...{status: faker.helpers.arrayElement(['authenticated'] as const), access: faker.string.alpha({length: {min: 1, max: 16000}}), refresh: faker.string.alpha({length: {min: 1, max: 16000}})}, ...overrideResponse});

export const getLoginResponseOtpRequiredMock = (overrideResponse: Partial<OtpRequired> = {}): OtpRequired => ({...{status: faker.helpers.arrayElement(['otp_required'] as const), otp_token: faker.string.alpha({length: {min: 1, max: 512}}), channel: "email", expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getLoginResponseMock = (): LoginResult => (faker.helpers.arrayElement([{...getLoginResponseTokensMock()},{...getLoginResponseOtpRequiredMock()},]))

export const getGoogleAuthResponseTokensMock = (overrideResponse: Partial<Tokens> = {}): Tokens => ({...{status: faker.helpers.arrayElement(['authenticated'] as const), access: faker.string.alpha({length: {min: 1, max: 16000}}), refresh: faker.string.alpha({length: {min: 1, max: 16000}})}, ...overrideResponse});

export const getGoogleAuthResponseOtpRequiredMock = (overrideResponse: Partial<OtpRequired> = {}): OtpRequired => ({...{status: faker.helpers.arrayElement(['otp_required'] as const), otp_token: faker.string.alpha({length: {min: 1, max: 512}}), channel: "email", expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse});

export const getGoogleAuthResponseMock = (): LoginResult => (faker.helpers.arrayElement([{...getGoogleAuthResponseTokensMock()},{...getGoogleAuthResponseOtpRequiredMock()},]))

export const getVerifyOtpResponseMock = (overrideResponse: Partial<Extract<Tokens, object>> = {}): Tokens => ({status: faker.helpers.arrayElement(['authenticated'] as const), access: faker.string.alpha({length: {min: 1, max: 16000}}), refresh: faker.string.alpha({length: {min: 1, max: 16000}}), ...overrideResponse})

export const getRefreshTokenResponseMock = (overrideResponse: Partial<Extract<AccessToken, object>> = {}): AccessToken => ({access: faker.string.alpha({length: {min: 1, max: 16000}}), ...overrideResponse})

export const getGetSessionResponsePartnerMock = (overrideResponse: Partial<Partner> = {}): Partner => ({...{slug: faker.helpers.fromRegExp("^[a-z0-9-]{1,40}$"), name: faker.string.alpha({length: {min: 1, max: 100}})}, ...overrideResponse});

export const getGetSessionResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({user: {id: faker.number.int({min: 1, max: 2147483647}), username: faker.helpers.fromRegExp("^[A-Za-z0-9_.-]+$"), email: faker.helpers.fromRegExp("^[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?\\.)+[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?$"), email_verified: faker.datatype.boolean(), display_name: faker.string.alpha({length: {min: 1, max: 50}}), first_name: faker.string.alpha({length: {min: 1, max: 50}}), last_name: faker.string.alpha({length: {min: 1, max: 50}}), profile_picture: faker.helpers.arrayElement([faker.internet.url(), null]), language: faker.helpers.arrayElement(Object.values(Language))}, partner: faker.helpers.arrayElement([{...getGetSessionResponsePartnerMock()},null,]), ...overrideResponse})

export const getRegisterResponseMock = (overrideResponse: Partial<Extract<RegisterResult, object>> = {}): RegisterResult => ({email: (() => faker.internet.email())(), status: "verification_required", ...overrideResponse})

export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<VerifyEmailResult, object>> = {}): VerifyEmailResult => ({status: faker.helpers.arrayElement(['verified','already_verified'] as const), ...overrideResponse})

export const getResendVerificationEmailResponseMock = (overrideResponse: Partial<Extract<EmailAccepted, object>> = {}): EmailAccepted => ({status: "accepted", ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<EmailAccepted, object>> = {}): EmailAccepted => ({status: "accepted", ...overrideResponse})


export const getLoginMockHandler = (overrideResponse?: LoginResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResult> | LoginResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGoogleAuthMockHandler = (overrideResponse?: LoginResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResult> | LoginResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/google-auth', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGoogleAuthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyOtpMockHandler = (overrideResponse?: Tokens | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Tokens> | Tokens), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/verify-otp', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyOtpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: AccessToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccessToken> | AccessToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/refresh-token', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSessionMockHandler = (overrideResponse?: Session | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Session> | Session), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/session', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSessionResponseMock(),
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
    : getRegisterResponseMock(),
      { status: 201
      })
  }, options)
}

export const getVerifyEmailMockHandler = (overrideResponse?: VerifyEmailResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyEmailResult> | VerifyEmailResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/verify-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendVerificationEmailMockHandler = (overrideResponse?: EmailAccepted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailAccepted> | EmailAccepted), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/resend-verification-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendVerificationEmailResponseMock(),
      { status: 202
      })
  }, options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: EmailAccepted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailAccepted> | EmailAccepted), options?: RequestHandlerOptions) => {
  return http.post('*/api/user/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock(),
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
