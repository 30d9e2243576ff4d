// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCookieJar } from '@/api/browser/cookie-jar';
import { memoryPlatform } from '@/api/browser/platform';
import { createApi, type Api } from '@/api/client';
import { ApiContext } from '@/api/context';
import { createJwt } from '@/api/testing/answers.fixture';
import { createCookiePage } from '@/api/testing/backend.harness';
import { usePictureUpload } from './use-picture-upload';

vi.mock(import('./open-picture'), () => ({
  openPicture: async () => ({ canvas: document.createElement('canvas'), url: '', close: () => undefined }),
}));
vi.mock(import('./encode-picture'), () => ({
  cropPicture: async () => new File(['x'], 'picture.webp'),
  encodeForUpload: vi.fn<() => Promise<File>>(),
}));

const area = { x: 0, y: 0, width: 1, height: 1 };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

/** Renders the hook with an opened picture in the crop step. */
async function openUpload(respond: () => Promise<Response>) {
  const requests: string[] = [];
  const api: Api<never> = createApi<never>({
    origin: '',
    getLocale: () => 'cs',
    platform: { ...memoryPlatform(), cookies: createCookieJar(createCookiePage(Date.now), false) },
    report: () => undefined,
    calls: { refresh: vi.fn(), logout: vi.fn() },
    sessionQuery: { queryKey: ['session'] },
    async fetch(url, { method = 'GET' }) {
      // The update of the app and the retry of what failed watch the mutations.
      requests.push(`${method} ${url}, ${String(api.queryClient.isMutating())} write`);
      return respond();
    },
  });
  api.auth.signIn({ access: createJwt({ exp: Date.now() / 1000 + 60 }), refresh: 'r' });
  const { result } = renderHook(() => usePictureUpload(), {
    wrapper: ({ children }) => (
      <ApiContext value={api as never}>
        <QueryClientProvider client={api.queryClient}>{children}</QueryClientProvider>
      </ApiContext>
    ),
  });
  act(() => result.current.choose(() => new File(['x'], 'me.jpg')));
  await waitFor(() => expect(result.current.state.step).toBe('cropping'));
  return { result, requests };
}

it('uploads once when `crop` or `retry` is called twice before the next render', async () => {
  const { result, requests } = await openUpload(async () => {
    throw new TypeError('Failed to fetch');
  });
  const { crop } = result.current;
  act(() => {
    crop(area);
    crop(area);
  });
  await waitFor(() => expect(result.current.state.step).toBe('failed'));
  const { retry } = result.current;
  act(() => {
    retry();
    retry();
  });
  await waitFor(() => expect(result.current.state.step).toBe('failed'));
  expect(requests).toEqual(Array(2).fill('PUT /api/user/profile, 1 write'));
});

it.each([
  [415, 'picture_type_unsupported', false],
  [413, 'picture_too_large', false],
  [500, 'internal_error', true],
  [413, null, false],
  [415, null, false],
])('after the status %i (code %s) the picture can be sent again: %s', async (status, code, canRetry) => {
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code });
  const { result } = await openUpload(
    async () => new Response(body, { status, headers: { 'Content-Type': 'application/problem+json' } }),
  );
  act(() => result.current.crop(area));
  await waitFor(() => expect(result.current.state).toMatchObject({ step: 'failed', canRetry }));
});
