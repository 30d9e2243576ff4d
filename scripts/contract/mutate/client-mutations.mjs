/**
 * What is broken in the client, as data: of each file the changes that its tests have to notice. A change has a name, the
 * text that it replaces (which stands in the file once) and what it puts in its place.
 */
import { posix } from 'node:path';

/** @typedef {[name: string, from: string, to: string]} Change */

/**
 * Of a file below src, with the tests beside it.
 * @param {string} file @param {string[]} tests @param {Change[]} changes
 */
const of = (file, tests, changes) => ({
  file: `src/${file}`,
  tests: tests.map((name) => `src/${posix.dirname(file)}/${name.includes('.') ? name : `${name}.test.ts`}`),
  changes,
});

/** @type {{ file: string, tests: string[], changes: Change[] }[]} */
export const CLIENT_MUTATIONS = [
  of('api/call-init.ts', ['transport'], [
    ['without credentials', "credentials: 'include'", "credentials: 'omit'"],
    ['answers from the browser’s cache', "cache: 'no-store'", "cache: 'default'"],
    ['follows redirects', "redirect: 'manual'", "redirect: 'follow'"],
    ['tells the page’s whole address', "referrerPolicy: 'strict-origin'", "referrerPolicy: 'unsafe-url'"],
  ]),
  of('api/transport.ts', ['transport', 'unauthorized', 'sign-out'], [
    ['a call waits 150 s', 'defaultTimeoutMs = 15_000', 'defaultTimeoutMs = 150_000'],
    ['an upload waits 15 s', 'uploadTimeoutMs = 60_000', 'uploadTimeoutMs = 15_000'],
    ['no time of the caller’s own', 'timeoutMs ?? (init', '(init'],
    ['without Accept', "headers.set('Accept', 'application/json')", 'void 0'],
    ['without the language', "headers.set('Accept-Language', locale())", 'void 0'],
    ['its own language over the caller’s', "if (!headers.has('Accept-Language'))", ''],
    ['without the token', 'if (bearer) headers', 'if (!bearer) headers'],
    ['another scheme than Bearer', '`Bearer ${bearer}`', '`Token ${bearer}`'],
    ['the session’s token in place of the call’s', 'token === undefined ? ticket?.token : token', 'ticket?.token'],
    ['drops what the caller sets (keepalive)', '        ...init,\n', '        method: init.method,\n        body: init.body,\n'],
    ['never gives up', 'signal: deadline.signal', 'signal: null'],
    ['leaves its timer running', '      deadline.clear();\n', ''],
    ['a time-out counts as a lost connection', 'if (deadline.isOver()) throw', 'if (false) throw'],
    ['giving up counts as a lost connection', 'if (init.signal?.aborted) throw error;', ''],
    ['sends although it was given up', 'deadline.signal.throwIfAborted();', ''],
    ['drops Retry-After', "parseRetryAfter(response.headers.get('Retry-After'), Date.now())", 'null'],
    ['does not hear the backend’s clock', 'if (!Number.isNaN(date))', 'if (false)'],
    ['takes an unreadable date', 'if (!Number.isNaN(date))', 'if (true)'],
    ['takes an answer of a session that is gone', 'isCurrent(ticket) === false', 'isCurrent(ticket) === null'],
    ['takes a long answer of a session that has gone', 'await nextTask();\n          checkTicket();', 'await nextTask();'],
    ['takes any body', 'response.status, body, schema)', 'response.status, body, undefined)'],
    ['a 401 ends nothing', 'response.status === 401 &&', 'false &&'],
    ['any refusal ends the session', 'response.status === 401 &&', 'response.status >= 400 &&'],
    ['a 401 of a login ends the session', '&& ruleFor(pathname).endsSession)', ')'],
    ['reports no answer that does not fit', 'if (error instanceof MalformedResponseError) options.report?.(error);', ''],
    ['dictionaries from the API’s origin', 'isApi ? origin + url : url', 'origin + url'],
    ['the reporter’s headers everywhere', '    if (isApi)\n', ''],
    ['asks for nobody', 'if (ticket.token === null && !rule.public) throw new SessionChangedError();', ''],
    ['a public call fails with the token', 'if (rule.public) return null;', ''],
  ]),
  of('api/client.ts', ['client', 'sign-out', 'news', 'renewal'], [
    ['logout without keepalive', ', keepalive: true', ''],
    ['the session call is tried once', 'withRetries(() => calls.session({ signal }), signal, platform.wait)', 'calls.session({ signal })'],
    ['refreshes without the token that ran out', 'calls.refresh(refresh, { token: access }),', 'calls.refresh(refresh, { token: null }),'],
    ['reports twice', 'if (error instanceof Error) reported.add(error);', ''],
    ['keeps the queries of the former person', '    cache.purge();\n', ''],
    ['keeps the storage of the former person', '    purgeStorage();\n    void', '    void'],
    ['a page out of the cache stays', 'if (isOthers && restored) platform.reload();', ''],
    ['does not try again on return', '    auth.retry();\n', ''],
    ['does not hear the other tabs', "if (news === 'session') return void auth.sync();", "if (news === 'session') return;"],
    ['a logout that is refused is reported', 'if (!isUnauthorized(error)) report(error);', 'report(error);'],
    ['a logout that breaks down is not reported', 'if (!isUnauthorized(error)) report(error);', ''],
    ['signs out after the answer', '      auth.signOut();\n      if (refresh !== null) await revoke(refresh, access);', '      if (refresh !== null) await revoke(refresh, access);\n      auth.signOut();'],
  ]),
  of('api/cookies.ts', ['cookies', 'browser-platform'], [
    ['never Secure', "secure ? '; Secure' : ''", "''"],
    ['not Lax', 'SameSite=Lax$', 'SameSite=None$'],
    ['of one path', 'Path=/;', 'Path=/api;'],
    ['no limit of size', 'maxCookieBytes = 4096', 'maxCookieBytes = 1_000_000'],
    ['does not look whether it was kept', 'if (get(name) !== value)', 'if (false)'],
  ]),
  of('api/platform.ts', ['browser-platform', 'platform'], [
    ['Secure on no page', "location.protocol === 'https:'", 'false'],
    ['waits for a sleeping tab for ever', 'maxLockWaitMs = 5000', 'maxLockWaitMs = 5_000_000'],
    ['runs a failed action again', 'if (entered) throw error;', ''],
    ['hears no connection', "for (const event of ['focus', 'online'])", "for (const event of ['focus'])"],
    ['hears when it is hidden', "if (document.visibilityState === 'visible') listener(false);", 'listener(false);'],
  ]),
  of('api/tokens.ts', ['tokens', 'auth', 'renewal'], [
    ['access for a day', 'maxAge: 7 * day', 'maxAge: day'],
    ['refresh for 7 days', 'maxAge: 30 * day', 'maxAge: 7 * day'],
    ['a refreshed token beside any other', 'if (read().refresh !== refresh) return false;', ''],
    ['half a pair stays', '        clear();\n        throw error;', '        throw error;'],
    ['takes what no header carries', 'if (!isSendable(token)) throw', 'if (false) throw'],
  ]),
  of('api/jwt.ts', ['jwt'], [
    ['expired a moment late', '>= claims.exp * 1000', '> claims.exp * 1000'],
    ['no time to travel', 'Math.min(10_000, Math.max(0, (exp - iat) * 50))', '0'],
    ['what cannot be decoded is valid', 'return claims === null ||', 'return claims !== null &&'],
  ]),
  of('api/attempts.ts', ['renewal', 'auth'], [
    ['refreshes four times', 'limit = 3', 'limit = 4'],
    ['in one second', 'windowMs = 10_000', 'windowMs = 1000'],
    ['counts the future', '&& at <= time', ''],
  ]),
  of('api/renewal.ts', ['renewal', 'client', 'auth'], [
    ['each call refreshes', 'once(refresh, () => options.lock(() => exchange(refresh)))', 'options.lock(() => exchange(refresh))'],
    ['does not adopt another tab’s token', 'if (stored.access !== null && !tokens.isExpired(stored.access)) return stored.access;', ''],
    ['any failure ends the session', 'if (isUnauthorized(error)) {', 'if (true) {'],
    ['a 401 keeps the session', '        options.expired();\n', ''],
    ['is repeated with the session call', 'if (error instanceof Error) failures.add(error);', ''],
    ['reports nothing', '      else options.report(error);\n', ''],
    ['counts what had no network', 'attempts.giveBack();', '{}'],
  ]),
  of('api/retries.ts', ['query-client', 'client'], [
    ['three more attempts', 'maxRetries = 2', 'maxRetries = 3'],
    ['a refusal is tried again', 'error.status >= 500', 'error.status >= 400'],
    ['tries again while offline', 'return !isOffline();', 'return true;'],
    ['waits longer', '300 * 3 **', '3000 * 3 **'],
  ]),
  of('api/use-write.ts', ['use-write.test.tsx'], [
    ['is done before what follows is', 'await latest.current.onSuccess?.(data, variables);', 'void latest.current.onSuccess?.(data, variables);'],
    ['answers to what was drawn first', '    latest.current = options;\n', ''],
    ['holds nothing back', '        underWay += 1;\n', ''],
  ]),
  of('api/query-client.ts', ['query-client', 'sign-out', 'news'], [
    ['a session’s end forgets nothing', '  slot.purge = () => purgeQueries(client);\n', ''],
    ['another tab’s news asks for nothing', '  slot.askAgain = () => askAgain(client);\n', ''],
    ['repeats writes', 'mutations: { retry: false', 'mutations: { retry: 1'],
    ['writes wait for a connection', "retry: false, networkMode: 'always'", 'retry: false'],
    ['is always stale', 'staleTime: 30_000', 'staleTime: 0'],
    ['keeps what it holds', '  client.clear();\n', ''],
  ]),
  of('api/session-loader.ts', ['auth', 'auth-update', 'news', 'client'], [
    ['each asks for itself', 'if (loading?.term === term) return loading.done;', ''],
    ['takes the answer of a former session', 'if (tab.term() !== term) {', 'if (false) {'],
    ['takes an answer from before a change', 'if (signal.aborted) return loadFor(term);', ''],
    ['hides why it failed', "if (tab.state().status === 'loading' || tab.state().isKept) tab.set({ error: outcome.failure });", ''],
  ]),
  of('api/call-tickets.ts', ['call-tickets', 'unauthorized', 'auth', 'renewal'], [
    ['a late 401 ends the next session', 'if (ticket.term !== tab.term() || ticket.token !== tokens.read().access) return;', ''],
    ['a 401 after a sleep ends the session', 'if (!ranOutOnTheWay) tab', 'tab'],
    ['sends what the next person asks for the former', 'if (tab.term() !== term) throw new SessionChangedError();', ''],
  ]),
  of('api/parse-problem.ts', ['parse-problem', 'transport'], [
    ['the header before the body', "typeof seconds === 'number' && seconds >= 0 ? seconds : retryAfterHeader", "retryAfterHeader ?? (typeof seconds === 'number' ? seconds : null)"],
    ['minutes for seconds', 'return Number(header);', 'return Number(header) * 60;'],
    ['any JSON is a problem', "typeof body.code !== 'string' || body.code === ''", 'false'],
    ['drops the fields', 'errors: parseFields(body.errors),', 'errors: [],'],
  ]),
  of('api/address.ts', ['address'], [
    ['takes dot segments', '[A-Za-z0-9_-]+)+', '[A-Za-z0-9_.-]+)+'],
    ['ids in reports', "replaceAll(/\\/\\d+(?=\\/|$)/g, '/{id}')", "replaceAll('', '')"],
  ]),
  of('api/single-flight.ts', ['use-write.test.tsx', 'renewal'], [
    ['each press writes', 'if (running !== null && running.key === key) return running.result;', '']
  ]),
  of('features/profile/edit/form-values.ts', ['form-values'], [
    ['cities in another order', 'profile.cities.map(({ id }) => id)', 'profile.cities.map(({ id }) => id).toReversed()'],
    ['spaces around names', 'values.first_name.trim()', 'values.first_name'],
  ]),
  of('features/chat/data/queries.ts', ['queries'], [
    ['asks on where it is refused', 'if (isRefusal(error)) return false;', ''],
    ['takes an attempt for a success', "if (status === 'success') overcome", "if (status !== 'error') overcome"],
    ['pauses for minutes', 'longestPause = 60_000', 'longestPause = 600_000'],
  ]),
]; // oxfmt-ignore
