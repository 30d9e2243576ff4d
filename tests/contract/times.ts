import { decodeJwt } from 'jose';
import { nodeOf, type Node } from '../../scripts/contract/document.ts';
import { lifetimes } from '../../src/generated/rules.ts';

/** The accepted difference of times: the header `Date` has only whole seconds, and a busy machine is slow. */
const TOLERANCE_MS = 10_000;

/** Names of fields whose time must be in the past. */
const PAST_FIELDS =
  /^((created|joined|updated|confirmed|last_read|calculated|first_match|last_match)_at|date_joined|member_since)$/;

/** When the token says that it ends; NaN when it does not, as a refresh token need not. */
function expiryTimeOf(token: unknown): number {
  try {
    return Number(decodeJwt(String(token)).exp) * 1000;
  } catch {
    return Number.NaN;
  }
}

/** Whether it is an IANA name. Some engines take an offset, too. */
function isZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Messages about the lifetimes of a one-time code or of tokens in the answer. */
function lifetimeFaults({ status, expires_at, access, refresh }: Node, answeredAt: number): string[] {
  const endOfRefresh = status === 'authenticated' ? expiryTimeOf(refresh) : Number.NaN;
  const ends: [isStated: boolean, field: string, end: number, seconds: number][] = [
    [typeof expires_at === 'string', 'expires_at', Date.parse(String(expires_at)), lifetimes.one_time_code],
    [typeof access === 'string', 'the `exp` of access', expiryTimeOf(access), lifetimes.access_token],
    [!Number.isNaN(endOfRefresh), 'the `exp` of refresh', endOfRefresh, lifetimes.refresh_token],
  ];
  return ends.flatMap(([isStated, field, end, seconds]) => {
    const secondsAfterDate = (end - answeredAt) / 1000;
    if (!isStated || Math.abs(secondsAfterDate - seconds) * 1000 <= TOLERANCE_MS) return [];
    return [`${field} must be ${seconds} s after the answer, not ${Math.round(secondsAfterDate)} s`];
  });
}

/** Messages about the zones and times of an operation's answer, compared with its header `Date`; one message for each field name. */
export function timeFaults(headers: Headers, body: unknown): string[] {
  const answeredAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(answeredAt)) return ['the header Date is missing or no date: times are compared with it'];
  const faults = new Map<string, string>();
  JSON.stringify(body, (name, value: unknown) => {
    if (PAST_FIELDS.test(name) && Date.parse(String(value)) - answeredAt > TOLERANCE_MS)
      faults.set(name, `${name} must not be in the future: ${String(value)}, by the header Date`);
    if (name === 'timezone' && !isZone(String(value)))
      faults.set(name, `timezone must be an IANA zone, not ${String(value)}: the app shows UTC in its place`);
    return value;
  });
  return [...lifetimeFaults(nodeOf(body), answeredAt), ...faults.values()];
}
