import { expect, it } from 'vitest';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import {
  describeError,
  MalformedResponseError,
  NetworkError,
  ProblemError,
  RefreshLimitError,
  SessionChangedError,
  SessionExpiredError,
  TimeoutError,
  TokenStorageError,
} from './problem';

const fields = { code: 'x', isInferred: false, detail: 'd', errors: [], retryAfter: 3 };

it.each<[unknown, object]>([
  [new ProblemError('GET /api/x', 409, fields), { kind: 'problem', status: 409, ...fields }],
  [new NetworkError('x'), { kind: 'offline' }],
  [new ChunkLoadError('x'), { kind: 'chunk_load' }],
  [new TimeoutError('x'), { kind: 'timeout' }],
  [new MalformedResponseError('x', 502, 'y'), { kind: 'malformed' }],
  [new RefreshLimitError(4), { kind: 'refresh_limit', retryAfter: 4 }],
  [new TokenStorageError('access_token', 'too_large'), { kind: 'token_storage' }],
  [new SessionExpiredError(), { kind: 'session_expired' }],
  [new SessionChangedError(), { kind: 'cancelled' }],
  [new DOMException('x', 'AbortError'), { kind: 'cancelled' }],
  [new Error('x'), { kind: 'unknown' }],
  ['x', { kind: 'unknown' }],
])('%s is described by its kind', (error, description) => {
  expect(describeError(error)).toMatchObject(description);
});
