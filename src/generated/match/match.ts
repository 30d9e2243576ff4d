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
  ChatMessage
} from '../schemas/chatMessage.zod.ts';

import {
  ChatMessages
} from '../schemas/chatMessages.zod.ts';

import {
  ChatNotification
} from '../schemas/chatNotification.zod.ts';

import {
  ChatNotifications
} from '../schemas/chatNotifications.zod.ts';

import {
  ChatSummary
} from '../schemas/chatSummary.zod.ts';

import type {
  ConfirmParticipationParams
} from '../schemas/confirmParticipationParams.zod.ts';

import type {
  ConfirmRefusedProblem
} from '../schemas/confirmRefusedProblem.zod.ts';

import {
  ConfirmResult
} from '../schemas/confirmResult.zod.ts';

import type {
  ConfirmationLinkExpiredProblem
} from '../schemas/confirmationLinkExpiredProblem.zod.ts';

import type {
  ConfirmationLinkInvalidProblem
} from '../schemas/confirmationLinkInvalidProblem.zod.ts';

import type {
  GetChatMessagesParams
} from '../schemas/getChatMessagesParams.zod.ts';

import type {
  GetUpcomingMatchesParams
} from '../schemas/getUpcomingMatchesParams.zod.ts';

import type {
  InternalErrorProblem
} from '../schemas/internalErrorProblem.zod.ts';

import type {
  JoinRefusedProblem
} from '../schemas/joinRefusedProblem.zod.ts';

import type {
  LeaveRefusedProblem
} from '../schemas/leaveRefusedProblem.zod.ts';

import {
  MatchDetail
} from '../schemas/matchDetail.zod.ts';

import type {
  MatchNotFoundProblem
} from '../schemas/matchNotFoundProblem.zod.ts';

import type {
  NotAParticipantProblem
} from '../schemas/notAParticipantProblem.zod.ts';

import type {
  SendChatMessageRequest
} from '../schemas/sendChatMessageRequest.zod.ts';

import type {
  UnauthorizedProblem
} from '../schemas/unauthorizedProblem.zod.ts';

import {
  UpcomingMatches
} from '../schemas/upcomingMatches.zod.ts';

import type {
  ValidationFailedProblem
} from '../schemas/validationFailedProblem.zod.ts';

import { http } from '../../api/http.ts';
import type { ErrorType } from '../../api/http.ts';




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

export const getGetUpcomingMatchesUrl = (params?: GetUpcomingMatchesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/match/get-upcoming-matches/?${stringifiedParams}` : `/api/match/get-upcoming-matches/`
}

/**
 * Every match that has not finished yet, cancelled ones included until their end, soonest first. Filtering happens in the
 * client.
 *
 * With `limit` the answer has every match in which the person takes part, and of the others the first `limit`. Fewer others than
 * `limit` are all there are. More of them come from a backend that does not know `limit`, and are all, too.
 * @summary List upcoming matches
 */
export const getUpcomingMatches = async (params?: GetUpcomingMatchesParams, options?: RequestInit): Promise<UpcomingMatches> => {

  return http<UpcomingMatches>(getGetUpcomingMatchesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: UpcomingMatches
  }
);}





export const getGetUpcomingMatchesQueryKey = (params?: GetUpcomingMatchesParams,) => {
    return [
    `/api/match/get-upcoming-matches/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUpcomingMatchesQueryOptions = <TData = Awaited<ReturnType<typeof getUpcomingMatches>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(params?: GetUpcomingMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpcomingMatches>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUpcomingMatchesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpcomingMatches>>> = ({ signal }) => getUpcomingMatches(params, { signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUpcomingMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUpcomingMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof getUpcomingMatches>>>
export type GetUpcomingMatchesQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>


export function useGetUpcomingMatches<TData = Awaited<ReturnType<typeof getUpcomingMatches>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
 params: undefined |  GetUpcomingMatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpcomingMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpcomingMatches>>,
          TError,
          Awaited<ReturnType<typeof getUpcomingMatches>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpcomingMatches<TData = Awaited<ReturnType<typeof getUpcomingMatches>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
 params?: GetUpcomingMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpcomingMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpcomingMatches>>,
          TError,
          Awaited<ReturnType<typeof getUpcomingMatches>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpcomingMatches<TData = Awaited<ReturnType<typeof getUpcomingMatches>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
 params?: GetUpcomingMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpcomingMatches>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List upcoming matches
 */

export function useGetUpcomingMatches<TData = Awaited<ReturnType<typeof getUpcomingMatches>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
 params?: GetUpcomingMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpcomingMatches>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUpcomingMatchesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getJoinMatchUrl = (id: number,) => {




  return `/api/match/join-match/${encodeURIComponent(String(id))}/`
}

/**
 * Puts the person on the roster, or at the end of the waiting list when the match is full; the answer tells which.
 * Joining again is not an error: the current state comes back unchanged. A place that is free while people wait, as when the organiser has raised
 * `max_participants`, goes to who joins next: only leaving moves somebody up.
 * What the chat of the match has said until then counts as read, the message about this joining included.
 *
 * Where the organiser asks for a confirmation, whoever takes a place before the time for it ends gets `confirm_by` and at once the
 * e-mail with the link, in `Accept-Language`. Who joins later has just said that they come, and a person who waits has no place yet:
 * both have `confirm_by` null and get no e-mail.
 * @summary Join a match
 */
export const joinMatch = async (id: number, options?: RequestInit): Promise<MatchDetail> => {

  return http<MatchDetail>(getJoinMatchUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: MatchDetail
  }
);}





export const getJoinMatchMutationKey = () => ['joinMatch'] as const;

export const getJoinMatchMutationOptions = <TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | JoinRefusedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinMatch>>, TError,JoinMatchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof joinMatch>>, TError,JoinMatchMutationVariables, TContext> => {

const mutationKey = getJoinMatchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof joinMatch>>, JoinMatchMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  joinMatch(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type JoinMatchMutationResult = NonNullable<Awaited<ReturnType<typeof joinMatch>>>

    export type JoinMatchMutationError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | JoinRefusedProblem | InternalErrorProblem>
    export type JoinMatchMutationVariables = {id: number}

    /**
 * @summary Join a match
 */
export const useJoinMatch = <TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | JoinRefusedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof joinMatch>>, TError,JoinMatchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof joinMatch>>,
        TError,
        JoinMatchMutationVariables,
        TContext
      > => {
      return useMutation(getJoinMatchMutationOptions(options), queryClient);
    }
    export const getLeaveMatchUrl = (id: number,) => {




  return `/api/match/leave-match/${encodeURIComponent(String(id))}/`
}

/**
 * Takes the person off the roster or the waiting list; the first person waiting moves up to a place that becomes
 * free. Leaving again is not an error: the current state comes back unchanged. The link to confirm dies, and joining again gives
 * another `pid`.
 *
 * Where the match asks for a confirmation, the person who moves up gets the e-mail with the link now, in the language of their own
 * profile. Their `confirm_by` is the later of the match's own time and `participation.confirm_after_promotion` seconds from now,
 * never after the start.
 * @summary Leave a match
 */
export const leaveMatch = async (id: number, options?: RequestInit): Promise<MatchDetail> => {

  return http<MatchDetail>(getLeaveMatchUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: MatchDetail
  }
);}





export const getLeaveMatchMutationKey = () => ['leaveMatch'] as const;

export const getLeaveMatchMutationOptions = <TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | LeaveRefusedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveMatch>>, TError,LeaveMatchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof leaveMatch>>, TError,LeaveMatchMutationVariables, TContext> => {

const mutationKey = getLeaveMatchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof leaveMatch>>, LeaveMatchMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  leaveMatch(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LeaveMatchMutationResult = NonNullable<Awaited<ReturnType<typeof leaveMatch>>>

    export type LeaveMatchMutationError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | LeaveRefusedProblem | InternalErrorProblem>
    export type LeaveMatchMutationVariables = {id: number}

    /**
 * @summary Leave a match
 */
export const useLeaveMatch = <TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | LeaveRefusedProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof leaveMatch>>, TError,LeaveMatchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof leaveMatch>>,
        TError,
        LeaveMatchMutationVariables,
        TContext
      > => {
      return useMutation(getLeaveMatchMutationOptions(options), queryClient);
    }
    export const getConfirmParticipationUrl = (params: ConfirmParticipationParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/match/confirm/?${stringifiedParams}` : `/api/match/confirm/`
}

/**
 * Confirms that the participant will come. Needs no session: the token, of the link or of `my_participation`, is the proof. May be repeated;
 * the second time says `already_confirmed`, also past `confirm_by` and the start. The client calls it only after a real click,
 * because mail scanners open links, and although it is a read by its method it is neither cached nor repeated automatically.
 *
 * The link works until `confirm_by`, whose own moment is still in time. Past that it is `confirmation_link_expired` and nothing else happens: the place stays taken.
 * @summary Confirm participation by the link from an e-mail, or in the app
 */
export const confirmParticipation = async (params: ConfirmParticipationParams, options?: RequestInit): Promise<ConfirmResult> => {

  return http<ConfirmResult>(getConfirmParticipationUrl(params),
  {
      isPublic: true,
    ...options,
    method: 'GET'

    ,
    schema: ConfirmResult
  }
);}





export const getConfirmParticipationMutationKey = () => ['confirmParticipation'] as const;

export const getConfirmParticipationMutationOptions = <TError = ErrorType<ValidationFailedProblem | ConfirmationLinkInvalidProblem | ConfirmRefusedProblem | ConfirmationLinkExpiredProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmParticipation>>, TError,ConfirmParticipationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmParticipation>>, TError,ConfirmParticipationMutationVariables, TContext> => {

const mutationKey = getConfirmParticipationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmParticipation>>, ConfirmParticipationMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  confirmParticipation(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmParticipationMutationResult = NonNullable<Awaited<ReturnType<typeof confirmParticipation>>>

    export type ConfirmParticipationMutationError = ErrorType<ValidationFailedProblem | ConfirmationLinkInvalidProblem | ConfirmRefusedProblem | ConfirmationLinkExpiredProblem | InternalErrorProblem>
    export type ConfirmParticipationMutationVariables = {params: ConfirmParticipationParams}

    /**
 * @summary Confirm participation by the link from an e-mail, or in the app
 */
export const useConfirmParticipation = <TError = ErrorType<ValidationFailedProblem | ConfirmationLinkInvalidProblem | ConfirmRefusedProblem | ConfirmationLinkExpiredProblem | InternalErrorProblem>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmParticipation>>, TError,ConfirmParticipationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmParticipation>>,
        TError,
        ConfirmParticipationMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmParticipationMutationOptions(options), queryClient);
    }
    export const getGetChatNotificationsUrl = () => {




  return `/api/match/chat/notifications/`
}

/**
 * One entry for each match in which the person takes part or waits and has unread messages, also when it is cancelled or finished.
 * The one with the newest `last_message` is first.
 * @summary List unread chat counts of all my matches
 */
export const getChatNotifications = async ( options?: RequestInit): Promise<ChatNotifications> => {

  return http<ChatNotifications>(getGetChatNotificationsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: ChatNotifications
  }
);}





export const getGetChatNotificationsQueryKey = () => {
    return [
    `/api/match/chat/notifications/`
    ] as const;
    }


export const getGetChatNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof getChatNotifications>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotifications>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatNotificationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatNotifications>>> = ({ signal }) => getChatNotifications({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof getChatNotifications>>>
export type GetChatNotificationsQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>


export function useGetChatNotifications<TData = Awaited<ReturnType<typeof getChatNotifications>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatNotifications>>,
          TError,
          Awaited<ReturnType<typeof getChatNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatNotifications<TData = Awaited<ReturnType<typeof getChatNotifications>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatNotifications>>,
          TError,
          Awaited<ReturnType<typeof getChatNotifications>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatNotifications<TData = Awaited<ReturnType<typeof getChatNotifications>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List unread chat counts of all my matches
 */

export function useGetChatNotifications<TData = Awaited<ReturnType<typeof getChatNotifications>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotifications>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatNotificationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMatchUrl = (id: number,) => {




  return `/api/match/${encodeURIComponent(String(id))}/`
}

/**
 * Everything about one match, with its roster and waiting list.
 * @summary Read one match
 */
export const getMatch = async (id: number, options?: RequestInit): Promise<MatchDetail> => {

  return http<MatchDetail>(getGetMatchUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: MatchDetail
  }
);}





export const getGetMatchQueryKey = (id: number,) => {
    return [
    `/api/match/${id}/`
    ] as const;
    }


export const getGetMatchQueryOptions = <TData = Awaited<ReturnType<typeof getMatch>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | InternalErrorProblem>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatch>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMatchQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMatch>>> = ({ signal }) => getMatch(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMatch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMatchQueryResult = NonNullable<Awaited<ReturnType<typeof getMatch>>>
export type GetMatchQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | InternalErrorProblem>


export function useGetMatch<TData = Awaited<ReturnType<typeof getMatch>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatch>>,
          TError,
          Awaited<ReturnType<typeof getMatch>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatch<TData = Awaited<ReturnType<typeof getMatch>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMatch>>,
          TError,
          Awaited<ReturnType<typeof getMatch>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMatch<TData = Awaited<ReturnType<typeof getMatch>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatch>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one match
 */

export function useGetMatch<TData = Awaited<ReturnType<typeof getMatch>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMatch>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMatchQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetChatMessagesUrl = (id: number,
    params?: GetChatMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/match/${encodeURIComponent(String(id))}/chat/messages/?${stringifiedParams}` : `/api/match/${encodeURIComponent(String(id))}/chat/messages/`
}

/**
 * All messages of the match, oldest first, and how far the person has read. Reading the messages does not move that position:
 * `markChatRead` does, and joining.
 *
 * With `limit` the answer has the newest `limit` messages, and with `before` only those with a smaller id than it names. Fewer than `limit` are
 * all there are. A backend that does not know the two parameters answers with all messages.
 *
 * System messages tell that somebody joined, began to wait, moved up or left the roster, and that the match was cancelled; neither
 * leaving the waiting list nor confirming is told. They are worded when they are read, in `Accept-Language`, and name the person by
 * `display_name`.
 * @summary Read the chat of a match
 */
export const getChatMessages = async (id: number,
    params?: GetChatMessagesParams, options?: RequestInit): Promise<ChatMessages> => {

  return http<ChatMessages>(getGetChatMessagesUrl(id,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: ChatMessages
  }
);}





export const getGetChatMessagesQueryKey = (id: number,
    params?: GetChatMessagesParams,) => {
    return [
    `/api/match/${id}/chat/messages/`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetChatMessagesQueryOptions = <TData = Awaited<ReturnType<typeof getChatMessages>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(id: number,
    params?: GetChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatMessages>>> = ({ signal }) => getChatMessages(id,params, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof getChatMessages>>>
export type GetChatMessagesQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>


export function useGetChatMessages<TData = Awaited<ReturnType<typeof getChatMessages>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number,
    params: undefined |  GetChatMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatMessages>>,
          TError,
          Awaited<ReturnType<typeof getChatMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatMessages<TData = Awaited<ReturnType<typeof getChatMessages>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number,
    params?: GetChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatMessages>>,
          TError,
          Awaited<ReturnType<typeof getChatMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatMessages<TData = Awaited<ReturnType<typeof getChatMessages>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number,
    params?: GetChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the chat of a match
 */

export function useGetChatMessages<TData = Awaited<ReturnType<typeof getChatMessages>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number,
    params?: GetChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSendChatMessageUrl = (id: number,) => {




  return `/api/match/${encodeURIComponent(String(id))}/chat/send/`
}

/**
 * Adds a message to the chat. White space around it is removed; what remains has 1 to 1000 characters, and only that is
 * counted.
 *
 * The same `Idempotency-Key` again, of the same person for the same match within 24 hours, stores nothing and counts
 * towards no limit: the answer is 201 with the message that was stored first. With another text, of which the white space around it is no part, it is a 400 that
 * names `Idempotency-Key` as `invalid`. A request that was refused leaves its key unused.
 *
 * Sending does not move the reading position: what others wrote before stays unread. One may write in the chat of a match that is cancelled
 * or finished, too.
 * @summary Send a chat message
 */
export const sendChatMessage = async (id: number,
    sendChatMessageRequest: SendChatMessageRequest, options?: RequestInit): Promise<ChatMessage> => {

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
return http<ChatMessage>(getSendChatMessageUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendChatMessageRequest),
    schema: ChatMessage
  }
);}



export const getGetChatSummaryUrl = (id: number,) => {




  return `/api/match/${encodeURIComponent(String(id))}/chat/summary/`
}

/**
 * Counts, the reading position and the newest message of one chat.
 * @summary Read the state of a chat
 */
export const getChatSummary = async (id: number, options?: RequestInit): Promise<ChatSummary> => {

  return http<ChatSummary>(getGetChatSummaryUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: ChatSummary
  }
);}





export const getGetChatSummaryQueryKey = (id: number,) => {
    return [
    `/api/match/${id}/chat/summary/`
    ] as const;
    }


export const getGetChatSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getChatSummary>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatSummary>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatSummaryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatSummary>>> = ({ signal }) => getChatSummary(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getChatSummary>>>
export type GetChatSummaryQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>


export function useGetChatSummary<TData = Awaited<ReturnType<typeof getChatSummary>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatSummary>>,
          TError,
          Awaited<ReturnType<typeof getChatSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatSummary<TData = Awaited<ReturnType<typeof getChatSummary>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatSummary>>,
          TError,
          Awaited<ReturnType<typeof getChatSummary>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatSummary<TData = Awaited<ReturnType<typeof getChatSummary>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the state of a chat
 */

export function useGetChatSummary<TData = Awaited<ReturnType<typeof getChatSummary>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatSummary>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatSummaryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMarkChatReadUrl = (id: number,) => {




  return `/api/match/${encodeURIComponent(String(id))}/chat/mark-read/`
}

/**
 * Moves the person's reading position to the newest message of any kind that the chat has at this moment. May be repeated.
 * @summary Mark a chat as read
 */
export const markChatRead = async (id: number, options?: RequestInit): Promise<ChatSummary> => {

  return http<ChatSummary>(getMarkChatReadUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: ChatSummary
  }
);}



export const getGetChatNotificationUrl = (id: number,) => {




  return `/api/match/${encodeURIComponent(String(id))}/chat/notification/`
}

/**
 * The entry of this match as the list of notifications would hold it, also when nothing is unread.
 * @summary Read the unread count of one chat
 */
export const getChatNotification = async (id: number, options?: RequestInit): Promise<ChatNotification> => {

  return http<ChatNotification>(getGetChatNotificationUrl(id),
  {
    ...options,
    method: 'GET'

    ,
    schema: ChatNotification
  }
);}





export const getGetChatNotificationQueryKey = (id: number,) => {
    return [
    `/api/match/${id}/chat/notification/`
    ] as const;
    }


export const getGetChatNotificationQueryOptions = <TData = Awaited<ReturnType<typeof getChatNotification>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotification>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChatNotificationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChatNotification>>> = ({ signal }) => getChatNotification(id, { signal });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChatNotification>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChatNotificationQueryResult = NonNullable<Awaited<ReturnType<typeof getChatNotification>>>
export type GetChatNotificationQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>


export function useGetChatNotification<TData = Awaited<ReturnType<typeof getChatNotification>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotification>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatNotification>>,
          TError,
          Awaited<ReturnType<typeof getChatNotification>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatNotification<TData = Awaited<ReturnType<typeof getChatNotification>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotification>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChatNotification>>,
          TError,
          Awaited<ReturnType<typeof getChatNotification>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChatNotification<TData = Awaited<ReturnType<typeof getChatNotification>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotification>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the unread count of one chat
 */

export function useGetChatNotification<TData = Awaited<ReturnType<typeof getChatNotification>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | NotAParticipantProblem | MatchNotFoundProblem | InternalErrorProblem>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChatNotification>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChatNotificationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






