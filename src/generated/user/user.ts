/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  Cities
} from '../schemas/cities.zod.ts';

import type {
  InternalErrorProblem
} from '../schemas/internalErrorProblem.zod.ts';

import {
  Profile
} from '../schemas/profile.zod.ts';

import type {
  ProfilePictureUpdate
} from '../schemas/profilePictureUpdate.zod.ts';

import type {
  ProfileUpdate
} from '../schemas/profileUpdate.zod.ts';

import {
  Statistics
} from '../schemas/statistics.zod.ts';

import type {
  UnauthorizedProblem
} from '../schemas/unauthorizedProblem.zod.ts';

import type {
  ValidationFailedProblem
} from '../schemas/validationFailedProblem.zod.ts';

import { http } from '../../api/http.ts';
import type { ErrorType } from '../../api/http.ts';
import { withAgeMeta } from '../../api/http.ts';




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

export const getGetStatisticsUrl = () => {




  return `/api/user/statistics`
}

/**
 * Figures about the person's matches at this moment. Cancelled matches and waiting lists count nowhere. Attendance is what the
 * organiser noted after the match: that somebody came, that they did not, or nothing.
 * @summary Read my statistics
 */
export const getStatistics = async ( options?: RequestInit): Promise<Statistics> => {

  return http<Statistics>(getGetStatisticsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Statistics
  }
);}





export const getGetStatisticsQueryKey = () => {
    return [
    `/api/user/statistics`
    ] as const;
    }


export const getGetStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatisticsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatistics>>> = ({ signal }) => getStatistics({ signal });



      const customOptions = withAgeMeta({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getStatistics>>>
export type GetStatisticsQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>


export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistics>>,
          TError,
          Awaited<ReturnType<typeof getStatistics>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatistics>>,
          TError,
          Awaited<ReturnType<typeof getStatistics>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read my statistics
 */

export function useGetStatistics<TData = Awaited<ReturnType<typeof getStatistics>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatistics>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatisticsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProfileUrl = () => {




  return `/api/user/profile`
}

/**
 * The signed-in person's own profile, with e-mail and settings that nobody else sees.
 * @summary Read my profile
 */
export const getProfile = async ( options?: RequestInit): Promise<Profile> => {

  return http<Profile>(getGetProfileUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Profile
  }
);}





export const getGetProfileQueryKey = () => {
    return [
    `/api/user/profile`
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal });



      const customOptions = withAgeMeta({ queryKey, queryFn, ...queryOptions});

   return  customOptions as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read my profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedProblem | UnauthorizedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProfileWithJsonUrl = () => {




  return `/api/user/profile`
}

/**
 * With a JSON body, replaces the editable fields of the profile. With a multipart body, replaces the picture; the
 * client sends a square JPEG or WebP of 512×512 pixels without EXIF. The limits below are what the backend accepts; a picture that
 * is not square is taken as it is.
 *
 * What a picture is, its first bytes say. Where they are of none of the three types, the `Content-Type` of the part decides: what is
 * said to be one of them is `picture_unreadable`, unless it begins as another known format (GIF, BMP, TIFF, AVIF, HEIC, PDF, SVG).
 * That, and all else, is `picture_type_unsupported`. A picture of the three types is `picture_unreadable` when its headers
 * cannot be read, its end is missing, or it has no pixels. A backend may decode it besides, and refuse what it cannot decode. A part without
 * `filename` is no file: `profile_picture` is `invalid`. One whose `filename` is empty may be taken for either.
 * @summary Change my profile or my picture
 */
export const updateProfileWithJson = async (profileUpdate: ProfileUpdate, options?: RequestInit): Promise<Profile> => {

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
return http<Profile>(getUpdateProfileWithJsonUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate),
    schema: Profile
  }
);}



export const getUpdateProfileWithFormDataUrl = () => {




  return `/api/user/profile`
}

/**
 * With a JSON body, replaces the editable fields of the profile. With a multipart body, replaces the picture; the
 * client sends a square JPEG or WebP of 512×512 pixels without EXIF. The limits below are what the backend accepts; a picture that
 * is not square is taken as it is.
 *
 * What a picture is, its first bytes say. Where they are of none of the three types, the `Content-Type` of the part decides: what is
 * said to be one of them is `picture_unreadable`, unless it begins as another known format (GIF, BMP, TIFF, AVIF, HEIC, PDF, SVG).
 * That, and all else, is `picture_type_unsupported`. A picture of the three types is `picture_unreadable` when its headers
 * cannot be read, its end is missing, or it has no pixels. A backend may decode it besides, and refuse what it cannot decode. A part without
 * `filename` is no file: `profile_picture` is `invalid`. One whose `filename` is empty may be taken for either.
 * @summary Change my profile or my picture
 */
export const updateProfileWithFormData = async (profilePictureUpdate: ProfilePictureUpdate, options?: RequestInit): Promise<Profile> => {
    const formData = new FormData();
formData.append(`profile_picture`, profilePictureUpdate.profile_picture);

  return http<Profile>(getUpdateProfileWithFormDataUrl(),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData,
    schema: Profile
  }
);}



export const getGetCitiesUrl = () => {




  return `/api/user/cities`
}

/**
 * Every city that can be chosen. Public, because registration needs it. The client sorts by its language.
 * @summary List the cities
 */
export const getCities = async ( options?: RequestInit): Promise<Cities> => {

  return http<Cities>(getGetCitiesUrl(),
  {
      isPublic: true,
    ...options,
    method: 'GET'

    ,
    schema: Cities
  }
);}





export const getGetCitiesQueryKey = () => {
    return [
    `/api/user/cities`
    ] as const;
    }


export const getGetCitiesQueryOptions = <TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<ValidationFailedProblem | InternalErrorProblem>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCities>>> = ({ signal }) => getCities({ signal });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof getCities>>>
export type GetCitiesQueryError = ErrorType<ValidationFailedProblem | InternalErrorProblem>


export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<ValidationFailedProblem | InternalErrorProblem>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCities>>,
          TError,
          Awaited<ReturnType<typeof getCities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<ValidationFailedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCities>>,
          TError,
          Awaited<ReturnType<typeof getCities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<ValidationFailedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cities
 */

export function useGetCities<TData = Awaited<ReturnType<typeof getCities>>, TError = ErrorType<ValidationFailedProblem | InternalErrorProblem>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






