#!/usr/bin/env bash
# @tanstack/query-core 5.108.0: a query without data has failed and is fetched again.
#
# Expected: by the documentation `pending` means "no cached data and no query attempt was finished yet", so the status stays `error`
# until the next answer, with the error at hand.
# Seen: while it is fetched again the status is `pending` and `error` is null, though `isFetched` is true and `errorUpdateCount` 1. A
# screen that shows the error, or a skeleton for `pending`, takes its message and the pressed "Try again" away for the time of the
# second try. `errorUpdatedAt` stays, and tells the two kinds of `pending` apart.
# Output seen: the three lines at the end. Exits 1 if that changes. Needs: npm registry, node 20 or newer.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null; npm install --no-audit --no-fund --loglevel=error @tanstack/query-core@5.108.0 >/dev/null 2>&1
cat > t.mjs <<'JS'
import { QueryClient, QueryObserver } from '@tanstack/query-core';
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
let count = 0;
const queryFn = async () => { throw new Error(`failure ${++count}`); };
const observer = new QueryObserver(client, { queryKey: ['a'], queryFn });
const say = (when) => {
  const { status, error, errorUpdatedAt, errorUpdateCount, isFetched } = observer.getCurrentResult();
  console.log(`${when}: ${status}, error ${error?.message ?? null}, has error time ${errorUpdatedAt > 0}, count ${errorUpdateCount}, fetched ${isFetched}`);
};
observer.subscribe(() => undefined);
await new Promise((done) => setTimeout(done, 20));
say('failed');
const again = observer.refetch();
say('again');
await again;
say('failed again');
client.clear();
JS
seen=$(node t.mjs); echo "$seen"
[ "$seen" = "failed: error, error failure 1, has error time true, count 1, fetched true
again: pending, error null, has error time true, count 1, fetched true
failed again: error, error failure 2, has error time true, count 2, fetched true" ]
