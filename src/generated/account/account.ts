/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  AccessToken
} from '../schemas/accessToken.zod.ts';

import type {
  AccountTakenProblem
} from '../schemas/accountTakenProblem.zod.ts';

import {
  EmailAccepted
} from '../schemas/emailAccepted.zod.ts';

import type {
  EmailNotVerifiedProblem
} from '../schemas/emailNotVerifiedProblem.zod.ts';

import type {
  EmailRequest
} from '../schemas/emailRequest.zod.ts';

import type {
  GoogleAuthRequest
} from '../schemas/googleAuthRequest.zod.ts';

import type {
  GoogleCredentialInvalidProblem
} from '../schemas/googleCredentialInvalidProblem.zod.ts';

import type {
  InternalErrorProblem
} from '../schemas/internalErrorProblem.zod.ts';

import type {
  InvalidCredentialsProblem
} from '../schemas/invalidCredentialsProblem.zod.ts';

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
  OtpExpiredProblem
} from '../schemas/otpExpiredProblem.zod.ts';

import type {
  OtpInvalidProblem
} from '../schemas/otpInvalidProblem.zod.ts';

import type {
  PasswordResetConfirmRequest
} from '../schemas/passwordResetConfirmRequest.zod.ts';

import type {
  RateLimitedProblem
} from '../schemas/rateLimitedProblem.zod.ts';

import type {
  RefreshTokenRefusedProblem
} from '../schemas/refreshTokenRefusedProblem.zod.ts';

import type {
  RefreshTokenRequest
} from '../schemas/refreshTokenRequest.zod.ts';

import type {
  RegisterRequest
} from '../schemas/registerRequest.zod.ts';

import {
  RegisterResult
} from '../schemas/registerResult.zod.ts';

import type {
  ResetLinkExpiredProblem
} from '../schemas/resetLinkExpiredProblem.zod.ts';

import type {
  ResetLinkInvalidProblem
} from '../schemas/resetLinkInvalidProblem.zod.ts';

import {
  Session
} from '../schemas/session.zod.ts';

import {
  Tokens
} from '../schemas/tokens.zod.ts';

import type {
  UnauthorizedProblem
} from '../schemas/unauthorizedProblem.zod.ts';

import type {
  ValidationFailedProblem
} from '../schemas/validationFailedProblem.zod.ts';

import type {
  VerificationLinkExpiredProblem
} from '../schemas/verificationLinkExpiredProblem.zod.ts';

import type {
  VerificationLinkInvalidProblem
} from '../schemas/verificationLinkInvalidProblem.zod.ts';

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
import type { ErrorType } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getLoginUrl = () => {




  return `/api/user/login`
}

/**
 * Answers with tokens, or asks for a one-time code which goes out by e-mail. The same answer is given for an unknown
 * username and for a wrong password. A 401 here does not end a session in the client.
 * @summary Sign in with username and password
 */
export const login = async (loginRequest: LoginRequest, options?: Parameters<typeof http>[1]): Promise<LoginResult> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
    schema: LoginResult
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<ValidationFailedProblem | InvalidCredentialsProblem | EmailNotVerifiedProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<ValidationFailedProblem | InvalidCredentialsProblem | EmailNotVerifiedProblem | RateLimitedProblem | InternalErrorProblem>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in with username and password
 */
export const useLogin = <TError = ErrorType<ValidationFailedProblem | InvalidCredentialsProblem | EmailNotVerifiedProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getGoogleAuthUrl = () => {




  return `/api/user/google-auth`
}

/**
 * Takes the ID token (`credential`) of Google Identity Services. A person without an account gets one, with the
 * e-mail address that Google has verified.
 * @summary Sign in with Google
 */
export const googleAuth = async (googleAuthRequest: GoogleAuthRequest, options?: Parameters<typeof http>[1]): Promise<LoginResult> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(googleAuthRequest),
    schema: LoginResult
  }
);}





export const getGoogleAuthMutationKey = () => ['googleAuth'] as const;

export const getGoogleAuthMutationOptions = <TError = ErrorType<GoogleCredentialInvalidProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof googleAuth>>, TError,GoogleAuthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof googleAuth>>, TError,GoogleAuthMutationVariables, TContext> => {

const mutationKey = getGoogleAuthMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof googleAuth>>, GoogleAuthMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  googleAuth(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GoogleAuthMutationResult = NonNullable<Awaited<ReturnType<typeof googleAuth>>>
    export type GoogleAuthMutationBody = GoogleAuthRequest
    export type GoogleAuthMutationError = ErrorType<GoogleCredentialInvalidProblem | RateLimitedProblem | InternalErrorProblem>
    export type GoogleAuthMutationVariables = {data: GoogleAuthRequest}

    /**
 * @summary Sign in with Google
 */
export const useGoogleAuth = <TError = ErrorType<GoogleCredentialInvalidProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof googleAuth>>, TError,GoogleAuthMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof googleAuth>>,
        TError,
        GoogleAuthMutationVariables,
        TContext
      > => {
      return useMutation(getGoogleAuthMutationOptions(options), queryClient);
    }
    export const getVerifyOtpUrl = () => {




  return `/api/user/verify-otp`
}

/**
 * Exchanges the `otp_token` of the sign-in and the six digits from the e-mail for tokens. A 401 here does not end a
 * session in the client.
 * @summary Finish signing in with the one-time code
 */
export const verifyOtp = async (verifyOtpRequest: VerifyOtpRequest, options?: Parameters<typeof http>[1]): Promise<Tokens> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyOtpRequest),
    schema: Tokens
  }
);}





export const getVerifyOtpMutationKey = () => ['verifyOtp'] as const;

export const getVerifyOtpMutationOptions = <TError = ErrorType<ValidationFailedProblem | OtpInvalidProblem | OtpExpiredProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext> => {

const mutationKey = getVerifyOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyOtp>>, VerifyOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyOtpMutationResult = NonNullable<Awaited<ReturnType<typeof verifyOtp>>>
    export type VerifyOtpMutationBody = VerifyOtpRequest
    export type VerifyOtpMutationError = ErrorType<ValidationFailedProblem | OtpInvalidProblem | OtpExpiredProblem | RateLimitedProblem | InternalErrorProblem>
    export type VerifyOtpMutationVariables = {data: VerifyOtpRequest}

    /**
 * @summary Finish signing in with the one-time code
 */
export const useVerifyOtp = <TError = ErrorType<ValidationFailedProblem | OtpInvalidProblem | OtpExpiredProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyOtp>>, TError,VerifyOtpMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyOtp>>,
        TError,
        VerifyOtpMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyOtpMutationOptions(options), queryClient);
    }
    export const getRefreshTokenUrl = () => {




  return `/api/user/refresh-token`
}

/**
 * Exchanges the refresh token for a new access token. The refresh token stays valid. A 401 here ends the session in
 * the client; any other failure keeps it.
 * @summary Get a new access token
 */
export const refreshToken = async (refreshTokenRequest: RefreshTokenRequest, options?: Parameters<typeof http>[1]): Promise<AccessToken> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(refreshTokenRequest),
    schema: AccessToken
  }
);}





export const getRefreshTokenMutationKey = () => ['refreshToken'] as const;

export const getRefreshTokenMutationOptions = <TError = ErrorType<ValidationFailedProblem | RefreshTokenRefusedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext> => {

const mutationKey = getRefreshTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshToken>>, RefreshTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refreshToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshTokenMutationResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>
    export type RefreshTokenMutationBody = RefreshTokenRequest
    export type RefreshTokenMutationError = ErrorType<ValidationFailedProblem | RefreshTokenRefusedProblem | InternalErrorProblem>
    export type RefreshTokenMutationVariables = {data: RefreshTokenRequest}

    /**
 * @summary Get a new access token
 */
export const useRefreshToken = <TError = ErrorType<ValidationFailedProblem | RefreshTokenRefusedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshToken>>,
        TError,
        RefreshTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshTokenMutationOptions(options), queryClient);
    }
    export const getGetSessionUrl = () => {




  return `/api/user/session`
}

/**
 * The person behind the access token, and the partner through whom they came, if any.
 * @summary Read who is signed in
 */
export const getSession = async ( options?: Parameters<typeof http>[1]): Promise<Session> => {

  return http<Session>(getGetSessionUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Session
  }
);}





export const getGetSessionQueryKey = () => {
    return [
    `/api/user/session`
    ] as const;
    }


export const getGetSessionQueryOptions = <TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSession>>> = ({ signal }) => getSession({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getSession>>>
export type GetSessionQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>


export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who is signed in
 */

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLogoutUrl = () => {




  return `/api/user/logout`
}

/**
 * Makes the refresh token useless. An unknown or expired refresh token is not an error. The client clears the
 * session locally whatever the answer is; a 401 here does not lead to the login screen.
 * @summary Sign out
 */
export const logout = async (logoutRequest: LogoutRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logout(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    export type LogoutMutationBody = LogoutRequest
    export type LogoutMutationError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>
    export type LogoutMutationVariables = {data: LogoutRequest}

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getRegisterUrl = () => {




  return `/api/user/register`
}

/**
 * Creates an account that waits for its e-mail address to be verified, and sends the link.
 * @summary Create an account
 */
export const register = async (registerRequest: RegisterRequest, options?: Parameters<typeof http>[1]): Promise<RegisterResult> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest),
    schema: RegisterResult
  }
);}





export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<ValidationFailedProblem | AccountTakenProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = ErrorType<ValidationFailedProblem | AccountTakenProblem | RateLimitedProblem | InternalErrorProblem>
    export type RegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Create an account
 */
export const useRegister = <TError = ErrorType<ValidationFailedProblem | AccountTakenProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
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
 * Both `verified` and `already_verified` are successes.
 * @summary Verify an e-mail address by the link from an e-mail
 */
export const verifyEmail = async (params: VerifyEmailParams, options?: Parameters<typeof http>[1]): Promise<VerifyEmailResult> => {

  return http<VerifyEmailResult>(getVerifyEmailUrl(params),
  {
      isPublic: true,
    ...options,
    method: 'POST'

    ,
    schema: VerifyEmailResult
  }
);}





export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<VerificationLinkInvalidProblem | VerificationLinkExpiredProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  verifyEmail(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>

    export type VerifyEmailMutationError = ErrorType<VerificationLinkInvalidProblem | VerificationLinkExpiredProblem | InternalErrorProblem>
    export type VerifyEmailMutationVariables = {params: VerifyEmailParams}

    /**
 * @summary Verify an e-mail address by the link from an e-mail
 */
export const useVerifyEmail = <TError = ErrorType<VerificationLinkInvalidProblem | VerificationLinkExpiredProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailMutationOptions(options), queryClient);
    }
    export const getResendVerificationEmailUrl = () => {




  return `/api/user/resend-verification-email`
}

/**
 * The answer is the same for every address, known, unknown or verified.
 * @summary Send the verification link again
 */
export const resendVerificationEmail = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<EmailAccepted> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest),
    schema: EmailAccepted
  }
);}





export const getResendVerificationEmailMutationKey = () => ['resendVerificationEmail'] as const;

export const getResendVerificationEmailMutationOptions = <TError = ErrorType<ValidationFailedProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendVerificationEmail>>, TError,ResendVerificationEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendVerificationEmail>>, TError,ResendVerificationEmailMutationVariables, TContext> => {

const mutationKey = getResendVerificationEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendVerificationEmail>>, ResendVerificationEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendVerificationEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendVerificationEmailMutationResult = NonNullable<Awaited<ReturnType<typeof resendVerificationEmail>>>
    export type ResendVerificationEmailMutationBody = EmailRequest
    export type ResendVerificationEmailMutationError = ErrorType<ValidationFailedProblem | RateLimitedProblem | InternalErrorProblem>
    export type ResendVerificationEmailMutationVariables = {data: EmailRequest}

    /**
 * @summary Send the verification link again
 */
export const useResendVerificationEmail = <TError = ErrorType<ValidationFailedProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendVerificationEmail>>, TError,ResendVerificationEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendVerificationEmail>>,
        TError,
        ResendVerificationEmailMutationVariables,
        TContext
      > => {
      return useMutation(getResendVerificationEmailMutationOptions(options), queryClient);
    }
    export const getRequestPasswordResetUrl = () => {




  return `/api/user/password-reset-request`
}

/**
 * The answer is the same for every address, known or unknown.
 * @summary Ask for a link that sets a new password
 */
export const requestPasswordReset = async (emailRequest: EmailRequest, options?: Parameters<typeof http>[1]): Promise<EmailAccepted> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailRequest),
    schema: EmailAccepted
  }
);}





export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<ValidationFailedProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = EmailRequest
    export type RequestPasswordResetMutationError = ErrorType<ValidationFailedProblem | RateLimitedProblem | InternalErrorProblem>
    export type RequestPasswordResetMutationVariables = {data: EmailRequest}

    /**
 * @summary Ask for a link that sets a new password
 */
export const useRequestPasswordReset = <TError = ErrorType<ValidationFailedProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    export const getConfirmPasswordResetUrl = () => {




  return `/api/user/password-reset-confirm`
}

/**
 * Sets the password, byte for byte as given, and ends the account's other sessions. The link works once. Nobody is
 * signed in by it.
 * @summary Set a new password by the link from an e-mail
 */
export const confirmPasswordReset = async (passwordResetConfirmRequest: PasswordResetConfirmRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

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
      isPublic: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetConfirmRequest)
  }
);}





export const getConfirmPasswordResetMutationKey = () => ['confirmPasswordReset'] as const;

export const getConfirmPasswordResetMutationOptions = <TError = ErrorType<ResetLinkInvalidProblem | ResetLinkExpiredProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext> => {

const mutationKey = getConfirmPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPasswordReset>>, ConfirmPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPasswordReset>>>
    export type ConfirmPasswordResetMutationBody = PasswordResetConfirmRequest
    export type ConfirmPasswordResetMutationError = ErrorType<ResetLinkInvalidProblem | ResetLinkExpiredProblem | RateLimitedProblem | InternalErrorProblem>
    export type ConfirmPasswordResetMutationVariables = {data: PasswordResetConfirmRequest}

    /**
 * @summary Set a new password by the link from an e-mail
 */
export const useConfirmPasswordReset = <TError = ErrorType<ResetLinkInvalidProblem | ResetLinkExpiredProblem | RateLimitedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPasswordReset>>, TError,ConfirmPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPasswordReset>>,
        TError,
        ConfirmPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordResetMutationOptions(options), queryClient);
    }
