import { decodeJwt } from 'jose';
import { nodeOf, type Node } from '../../scripts/contract/document.ts';
import { lifetimes } from '../../src/generated/rules.ts';

/** The accepted difference of times: the header `Date` has only whole seconds, and a busy machine is slow. */
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
  const isCode = status === 'otp_required';
  const hasToken = status === 'authenticated' || id === 'refreshToken';
  const value = isCode ? expires_at : hasToken && access;
  if (typeof value !== 'string') return [];
  const seconds = isCode ? lifetimes.one_time_code : lifetimes.access_token;
  const millisecondsAfterDate = (isCode ? Date.parse(value) : expiryTimeOf(value)) - answeredAt;
  if (Math.abs(millisecondsAfterDate - seconds * 1000) <= TOLERANCE_MS) return [];
  const field = isCode ? 'expires_at' : 'the `exp` of access';
  return [`${field} must be ${seconds} s after the answer: ${describeTime(value, millisecondsAfterDate)}`];
}

/** Messages about the times of an operation's answer, compared with its header `Date`; one message for each field name. */
export function timeFaults(id: string, headers: Headers, body: unknown): string[] {
  const answeredAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(answeredAt)) return ['the header Date is missing or no date: times are compared with it'];
  const faults = new Map<string, string>();
  JSON.stringify(body, (name, value: unknown) => {
    const millisecondsAfterDate = PAST_FIELDS.test(name) ? Date.parse(String(value)) - answeredAt : 0;
    if (millisecondsAfterDate > TOLERANCE_MS)
      faults.set(
        name,
        `${name} must not be in the future: ${describeTime(String(value), millisecondsAfterDate)}`,
      );
    return value;
  });
  return [...lifetimeFaults(id, nodeOf(body), answeredAt), ...faults.values()];
}
