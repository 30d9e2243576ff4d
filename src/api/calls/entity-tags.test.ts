import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { MalformedResponseError, SessionChangedError } from '@/api/problem';
import { jsonResponse } from '@/api/testing/answers.fixture';
import { createEntityTags } from './entity-tags';
import { createTransport, type Fetch } from './transport';

const url = '/api/match/get-upcoming-matches/';
const queryKey = [url];

/** A query whose backend has one body, and answers its tag with 304. */
function setup(origin = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const backend = {
    body: { places: 1 },
    tag: 'W/"1"' as string | null,
    ignoresTags: false,
    isHeaderBlocked: false,
  };
  const page = { language: 'cs', isSignedIn: true };
  const sentTags: (string | null)[] = [];
  const fetch: Fetch = async (_, init) => {
    const headers = new Headers(init.headers);
    const sentTag = headers.get('If-None-Match');
    sentTags.push(sentTag);
    if (sentTag !== null && backend.isHeaderBlocked) throw new TypeError('Failed to fetch');
    // Express answers `no-cache`, which a browser adds beside `no-store`, with the whole body.
    const wantsWholeBody = headers.get('Cache-Control') !== 'max-age=0' || backend.ignoresTags;
    if (sentTag !== null && sentTag === backend.tag && !wantsWholeBody)
      return new Response(null, { status: 304 });
    return jsonResponse(backend.body, 200, backend.tag === null ? {} : { ETag: backend.tag });
  };
  const call = createTransport({
    origin,
    getLocale: () => page.language,
    fetch,
    entityTags: createEntityTags(client),
    authorize: async () => ({
      token: 'token',
      isCurrent: () => page.isSignedIn,
      handleUnauthorized: () => false,
      handleSuccess: () => undefined,
    }),
  });
  const read = () =>
    client.query({ queryKey, queryFn: () => call(url, {}) as Promise<object>, staleTime: 0 });
  return { client, backend, page, sentTags, call, read };
}

it('a 304 gives the object that the query holds', async () => {
  const { client, sentTags, read } = setup();
  const first = await read();
  client.setQueryData(queryKey, first, { updatedAt: 1 });
  expect(await read()).toBe(first);
  expect(await read()).toBe(first);
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThan(1);
  expect(sentTags).toEqual([null, 'W/"1"', 'W/"1"']);
});

it('no tag is sent for a value that was changed or removed here, in another language, or of an answer without a tag', async () => {
  const { client, backend, page, sentTags, read } = setup();
  await read();
  client.setQueryData(queryKey, { places: 0 });
  expect(await read()).toEqual({ places: 1 });
  page.language = 'en';
  await read();
  client.clear();
  await read();
  backend.tag = null;
  await read();
  await read();
  expect(sentTags).toEqual([null, null, null, null, 'W/"1"', null]);
});

it('a changed body counts, although its tag is the old one', async () => {
  const { backend, read } = setup();
  await read();
  backend.body = { places: 2 };
  backend.ignoresTags = true;
  expect(await read()).toEqual({ places: 2 });
});

it('a 304 that nobody asked for is refused, and one after a sign-out is dropped', async () => {
  const { client, page, read, call } = setup();
  await read();
  const unasked = createTransport({
    origin: '',
    getLocale: () => 'cs',
    fetch: async () => new Response(null, { status: 304 }),
    entityTags: createEntityTags(client),
  });
  await expect(unasked(url, {})).rejects.toThrow(MalformedResponseError);
  const late = call(url, {});
  page.isSignedIn = false;
  client.clear();
  await expect(late).rejects.toThrow(SessionChangedError);
});

it('another origin that does not allow the header is asked without it from then on', async () => {
  const { backend, sentTags, read } = setup('https://api.test');
  await read();
  backend.isHeaderBlocked = true;
  expect(await read()).toEqual({ places: 1 });
  expect(await read()).toEqual({ places: 1 });
  expect(sentTags).toEqual([null, 'W/"1"', null, null]);
});
