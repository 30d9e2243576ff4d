/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import {
  AccessToken
} from '../schemas/accessToken.zod.ts';

import {
  EmailAccepted
} from '../schemas/emailAccepted.zod.ts';

import type {
  EmailRequest
} from '../schemas/emailRequest.zod.ts';

import type {
  GoogleAuthRequest
} from '../schemas/googleAuthRequest.zod.ts';

import type {
  LoginRequest
} from '../schemas/loginRequest.zod.ts';

import {
  LoginResult
} from '../schemas/loginResult.zod.ts';

import type {
  LogoutRequest
} from '../schemas/logoutRequest.zod.ts';

import type {
  PasswordResetConfirmRequest
} from '../schemas/passwordResetConfirmRequest.zod.ts';

import type {
  RefreshTokenRequest
} from '../schemas/refreshTokenRequest.zod.ts';

import type {
  RegisterRequest
} from '../schemas/registerRequest.zod.ts';

import {
  RegisterResult
} from '../schemas/registerResult.zod.ts';

import {
  Session
} from '../schemas/session.zod.ts';

import {
  Tokens
} from '../schemas/tokens.zod.ts';

import type {
  VerifyEmailParams
} from '../schemas/verifyEmailParams.zod.ts';

import {
  VerifyEmailResult
} from '../schemas/verifyEmailResult.zod.ts';

import type {
  VerifyOtpRequest
} from '../schemas/verifyOtpRequest.zod.ts';

import { http } from '../../api/http.ts';




export const getLoginUrl = () => {




  return `/api/user/login`
}

/**
 * Answers with tokens, or asks for a one-time code which goes out by e-mail in `Accept-Language`. The same answer is given for an
 * unknown username and for a wrong password. A 401 here does not end a session in the client.
 *
 * Attempts are counted before the password is looked at (`limits.login`), so that past the limit the right one is refused too. The
 * right one forgets the count; a refused attempt does not prolong the wait.
 * @summary Sign in with username and password
 */
export const login = async (loginRequest: LoginRequest, options?: RequestInit): Promise<LoginResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<LoginResult>(getLoginUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
    schema: LoginResult
  }
);}



export const getGoogleAuthUrl = () => {




  return `/api/user/google-auth`
}

/**
 * Takes the ID token (`credential`) of Google Identity Services. A person without an account gets one, with the
 * e-mail address that Google has verified, a free username made of it, and `Accept-Language` as its `language`. An account with that
 * address is opened; one that had not verified the address loses its password and its sessions, while links to set a new password and
 * sign-ins that wait for a code, which only the address gets, work on.
 *
 * Google vouches for it when its signature is Google's, `iss` is `accounts.google.com`, with or without `https://`, `aud` is the
 * client id of the app (`VITE_GOOGLE_CLIENT_ID`), `exp` is ahead, and `email_verified` is true. No `sub`, or an `email` that does not fit `Email`,
 * is `google_credential_invalid`. An account is looked for by `sub`, then by `email`; one found by `email` takes the new `sub`, also in place of another. Of a new one `first_name` is `given_name`, or the username; `last_name` is
 * `family_name`, or `–`; `display_name` is what is there of both, or the username.
 * @summary Sign in with Google
 */
export const googleAuth = async (googleAuthRequest: GoogleAuthRequest, options?: RequestInit): Promise<LoginResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<LoginResult>(getGoogleAuthUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(googleAuthRequest),
    schema: LoginResult
  }
);}



export const getVerifyOtpUrl = () => {




  return `/api/user/verify-otp`
}

/**
 * Exchanges the `otp_token` of the sign-in and the six digits from the e-mail for tokens. The code works once, for
 * `lifetimes.one_time_code` seconds; a newer sign-in does not end it. A 401 here does not end a session in the client.
 * @summary Finish signing in with the one-time code
 */
export const verifyOtp = async (verifyOtpRequest: VerifyOtpRequest, options?: RequestInit): Promise<Tokens> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Tokens>(getVerifyOtpUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyOtpRequest),
    schema: Tokens
  }
);}



export const getRefreshTokenUrl = () => {




  return `/api/user/refresh-token`
}

/**
 * Exchanges the refresh token for a new access token. The refresh token stays valid for `lifetimes.refresh_token` seconds from
 * signing in, which nothing prolongs. A 401 here ends the session in the client; any other failure keeps it. A backend may give
 * another refresh token with it (rotation); the client then uses only that one, and the used one may be refused.
 * @summary Get a new access token
 */
export const refreshToken = async (refreshTokenRequest: RefreshTokenRequest, options?: RequestInit): Promise<AccessToken> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<AccessToken>(getRefreshTokenUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshTokenRequest),
    schema: AccessToken
  }
);}



export const getGetSessionUrl = () => {




  return `/api/user/session`
}

/**
 * The person behind the access token, and the partner through whom they came, if any.
 * @summary Read who is signed in
 */
export const getSession = async ( options?: RequestInit): Promise<Session> => {

  return http<Session>(getGetSessionUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Session
  }
);}



export const getLogoutUrl = () => {




  return `/api/user/logout`
}

/**
 * Ends the session of the access token, and that of the refresh token where it is the same person's; other devices stay signed in.
 * A refresh token that is unknown, expired or somebody else's ends nothing more, and is not an error. The client clears the session locally whatever the answer is; a 401 here does not lead to the login screen.
 * @summary Sign out
 */
export const logout = async (logoutRequest: LogoutRequest, options?: RequestInit): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getLogoutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(logoutRequest)
  }
);}



export const getRegisterUrl = () => {




  return `/api/user/register`
}

/**
 * Creates an account that waits for its e-mail address to be verified, and sends the link (`links.verify_email`) in
 * `Accept-Language`. Its `display_name` is first and last name with a space between them, cut to 50 characters, and a space that it then ends in goes. The e-mail counts
 * towards `limits.verification_mail`.
 * @summary Create an account
 */
export const register = async (registerRequest: RegisterRequest, options?: RequestInit): Promise<RegisterResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<RegisterResult>(getRegisterUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest),
    schema: RegisterResult
  }
);}



export const getVerifyEmailUrl = (params: VerifyEmailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/verify-email?${stringifiedParams}` : `/api/user/verify-email`
}

/**
 * Both `verified` and `already_verified` are successes. A link works for `lifetimes.verify_email_link` seconds, also after a newer
 * one was sent. Once the address is verified, each link that was sent says `already_verified`, for a week after its end at least.
 * Nobody is signed in by it.
 * @summary Verify an e-mail address by the link from an e-mail
 */
export const verifyEmail = async (params: VerifyEmailParams, options?: RequestInit): Promise<VerifyEmailResult> => {

  return http<VerifyEmailResult>(getVerifyEmailUrl(params),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST'

    ,
    schema: VerifyEmailResult
  }
);}



export const getResendVerificationEmailUrl = () => {




  return `/api/user/resend-verification-email`
}

/**
 * The answer is the same for every address, known, unknown or verified, and so is the limit. An account that waits to be verified gets
 * a new link, in `Accept-Language`.
 * @summary Send the verification link again
 */
export const resendVerificationEmail = async (emailRequest: EmailRequest, options?: RequestInit): Promise<EmailAccepted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EmailAccepted>(getResendVerificationEmailUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest),
    schema: EmailAccepted
  }
);}



export const getRequestPasswordResetUrl = () => {




  return `/api/user/password-reset-request`
}

/**
 * The answer is the same for every address, known or unknown, and so is the limit. An account gets the link
 * (`links.reset_password`) in `Accept-Language`; it works once, for `lifetimes.reset_password_link` seconds.
 * @summary Ask for a link that sets a new password
 */
export const requestPasswordReset = async (emailRequest: EmailRequest, options?: RequestInit): Promise<EmailAccepted> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EmailAccepted>(getRequestPasswordResetUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest),
    schema: EmailAccepted
  }
);}



export const getConfirmPasswordResetUrl = () => {




  return `/api/user/password-reset-confirm`
}

/**
 * Sets the password, byte for byte as given, and ends all sessions of the account; a sign-in that waits for its code works on. All reset links of the account are used by it.
 * Nobody is signed in by it, and it verifies no address.
 * @summary Set a new password by the link from an e-mail
 */
export const confirmPasswordReset = async (passwordResetConfirmRequest: PasswordResetConfirmRequest, options?: RequestInit): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<void>(getConfirmPasswordResetUrl(),
  {
      isPublic: true, token: null,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetConfirmRequest)
  }
);}



