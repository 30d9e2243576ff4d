import { decodeJwt } from 'jose';
import { lifetimes } from '../../src/generated/rules.ts';
import { nodeOf, type Node } from '../../scripts/contract/document.ts';

/** Times may differ by these milliseconds, because the header `Date` has only whole seconds, and a busy machine is slow. */
const TOLERANCE_MS = 10_000;

/** Names of fields whose time must be in the past. */
const PAST_FIELDS =
  /^((created|joined|updated|confirmed|last_read|calculated|first_match|last_match)_at|date_joined|member_since)$/;

function expiryTimeOf(token: string): number {
  try {
    return Number(decodeJwt(token).exp) * 1000;
  } catch {
    return Number.NaN;
  }
}

const describeTime = (value: string, millisecondsAfterDate: number): string =>
  `${value.slice(0, 40)} is ${Math.round(millisecondsAfterDate / 1000)} s after the header Date`;

/** Messages about the lifetime of a one-time code or an access token in the answer. */
function lifetimeFaults(id: string, { status, expires_at, access }: Node, answeredAt: number): string[] {
  const hasOneTimeCode = status === 'otp_required';
  const value = hasOneTimeCode
    ? expires_at
    : status === 'authenticated' || id === 'refreshToken'
      ? access
      : undefined;
  if (typeof value !== 'string') return [];
  const lifetimeSeconds = hasOneTimeCode ? lifetimes.one_time_code : lifetimes.access_token;
  const millisecondsAfterDate = (hasOneTimeCode ? Date.parse(value) : expiryTimeOf(value)) - answeredAt;
  if (Math.abs(millisecondsAfterDate - lifetimeSeconds * 1000) <= TOLERANCE_MS) return [];
  const field = hasOneTimeCode ? 'expires_at' : 'the `exp` of access';
  const time = describeTime(value, millisecondsAfterDate);
  return [`${field} must be ${lifetimeSeconds} s after the answer: ${time}`];
}

/** Messages about the times of an operation's answer, compared with its header `Date`; one message for each field name. */
export function timeFaults(id: string, headers: Headers, body: unknown): string[] {
  const answeredAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(answeredAt)) return ['the header Date is missing or no date: times are held against it'];
  const faults = new Map<string, string>();
  JSON.stringify(body, (name, value: unknown) => {
    const millisecondsAfterDate = PAST_FIELDS.test(name) ? Date.parse(String(value)) - answeredAt : 0;
    if (millisecondsAfterDate > TOLERANCE_MS)
      faults.set(
        name,
        `${name} tells what has been, and must not be ahead: ${describeTime(String(value), millisecondsAfterDate)}`,
      );
    return value;
  });
  return [...lifetimeFaults(id, nodeOf(body), answeredAt), ...faults.values()];
}
