import { decodeJwt } from 'jose';
import { lifetimes } from '../../src/generated/rules.ts';
import { nodeOf, type Node } from '../../scripts/contract/document.ts';

/** Tolerance in milliseconds: `Date` has whole seconds, and a busy machine takes some. */
const SLACK = 10_000;

/** Fields whose time lies in the past. */
const PAST =
  /^((created|joined|updated|confirmed|last_read|calculated|first_match|last_match)_at|date_joined|member_since)$/;

function expiryOf(token: string): number {
  try {
    return Number(decodeJwt(token).exp) * 1000;
  } catch {
    return Number.NaN;
  }
}

const told = (value: string, ahead: number): string =>
  `${value.slice(0, 40)} is ${Math.round(ahead / 1000)} s after the header Date`;

/** A code and an access token end so many seconds after the answer that gives them. */
function endFaults(id: string, { status, expires_at, access }: Node, now: number): string[] {
  const isCode = status === 'otp_required';
  const value = isCode
    ? expires_at
    : status === 'authenticated' || id === 'refreshToken'
      ? access
      : undefined;
  if (typeof value !== 'string') return [];
  const seconds = isCode ? lifetimes.one_time_code : lifetimes.access_token;
  const ahead = (isCode ? Date.parse(value) : expiryOf(value)) - now;
  if (Math.abs(ahead - seconds * 1000) <= SLACK) return [];
  const what = isCode ? 'expires_at' : 'the `exp` of access';
  return [`${what} must be ${seconds} s after the answer: ${told(value, ahead)}`];
}

/** What is wrong with the times of an operation's answer, compared with its header `Date`. A field is named once, however often it is wrong. */
export function timeFaults(id: string, headers: Headers, body: unknown): string[] {
  const now = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(now)) return ['the header Date is missing or no date: times are held against it'];
  const faults = new Map<string, string>();
  JSON.stringify(body, (name, value: unknown) => {
    const ahead = PAST.test(name) ? Date.parse(String(value)) - now : 0;
    if (ahead > SLACK)
      faults.set(name, `${name} tells what has been, and must not be ahead: ${told(String(value), ahead)}`);
    return value;
  });
  return [...endFaults(id, nodeOf(body), now), ...faults.values()];
}
