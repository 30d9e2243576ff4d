import { decodeJwt } from 'jose';
import { contract, nodeOf, type Node } from '../../scripts/contract/document.ts';

/** In seconds. */
const lifetimes = nodeOf(nodeOf(contract['x-rules']).lifetimes) as Record<
  'access_token' | 'one_time_code',
  number
>;

/** Tolerance in milliseconds: `Date` has whole seconds, and a busy machine takes some. */
const SLACK = 10_000;

/** Fields whose time lies in the past. */
const PAST = [
  'created_at',
  'joined_at',
  'updated_at',
  'confirmed_at',
  'last_read_at',
  'date_joined',
  'member_since',
  'calculated_at',
  'first_match_at',
  'last_match_at',
];

/** The time of a field in milliseconds since 1970, of a token its `exp`; NaN where it tells none. */
function timeOf(name: string, value: string): number {
  if (name !== 'access') return Date.parse(value);
  try {
    return Number(decodeJwt(value).exp) * 1000;
  } catch {
    return Number.NaN;
  }
}

const apartIn = (name: string, ahead: number): string => {
  if (Number.isNaN(ahead)) return name === 'access' ? 'is no JWT with `exp`' : 'is no time';
  return `is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead < 0 ? 'before' : 'after'} the header Date`;
};

/** What ends so many seconds after the answer that gives it: only there these names mean that, others may have fields of the kind too. */
function endIn(id: string, { status }: Node): { name: string; seconds: number } | undefined {
  if (status === 'otp_required') return { name: 'expires_at', seconds: lifetimes.one_time_code };
  if (status === 'authenticated' || id === 'refreshToken')
    return { name: 'access', seconds: lifetimes.access_token };
  return undefined;
}

function endFaults(id: string, body: Node, now: number): string[] {
  const end = endIn(id, body);
  const value = end && body[end.name];
  if (!end || typeof value !== 'string') return [];
  const ahead = timeOf(end.name, value) - now;
  if (Math.abs(ahead - end.seconds * 1000) <= SLACK) return [];
  const what = end.name === 'access' ? 'the `exp` of access' : end.name;
  return [
    `${what} must be ${end.seconds} s after the answer: ${value.slice(0, 40)} ${apartIn(end.name, ahead)}`,
  ];
}

function pastFault(name: string, value: string, now: number): string | undefined {
  const ahead = timeOf(name, value) - now;
  return PAST.includes(name) && ahead > SLACK
    ? `${name} tells what has been, and must not be ahead: ${value.slice(0, 40)} ${apartIn(name, ahead)}`
    : undefined;
}

/** What is wrong with the times of an operation's answer, compared with its header `Date`. A field is named once, however often it is wrong. */
export function timeFaults(id: string, headers: Headers, body: unknown): string[] {
  const said = headers.get('date');
  const now = Date.parse(said ?? '');
  if (Number.isNaN(now))
    return [
      `the header Date is ${said === null ? 'missing' : 'no date'}: let the server send it, times are held against it`,
    ];
  const faults = new Map<string, string>();
  const look = (value: unknown, name = ''): void => {
    if (typeof value === 'string') {
      const fault = pastFault(name, value, now);
      if (fault && !faults.has(name)) faults.set(name, fault);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value as Node))
        look(child, Array.isArray(value) ? name : key);
    }
  };
  look(body);
  return [...endFaults(id, nodeOf(body), now), ...faults.values()];
}
