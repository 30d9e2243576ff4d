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
const PAST = ['created_at', 'joined_at', 'updated_at', 'confirmed_at', 'last_read_at', 'date_joined', 'member_since', 'calculated_at']; // oxfmt-ignore

/** Fields whose time is so many seconds after the answer. */
const FROM_NOW: Record<string, { seconds: number; is: string }> = {
  calculated_at: { seconds: 0, is: 'the moment of the answer' },
  expires_at: { seconds: lifetimes.one_time_code, is: `${lifetimes.one_time_code} s after the answer` },
  access: { seconds: lifetimes.access_token, is: `${lifetimes.access_token} s after the answer` },
};

/** The time of a field in milliseconds since 1970; of a token its `exp`. */
const timeOf = (name: string, value: string) =>
  name === 'access' ? (decodeJwt(value).exp ?? Number.NaN) * 1000 : Date.parse(value);

function faultIn(name: string, value: string, now: number): string | undefined {
  const wanted = FROM_NOW[name];
  if (!wanted && !PAST.includes(name)) return undefined;
  const ahead = timeOf(name, value) - now;
  const isWrong = wanted ? Math.abs(ahead - wanted.seconds * 1000) > SLACK : ahead > SLACK;
  if (!isWrong) return undefined;
  const rule = wanted ? `must be ${wanted.is}` : 'tells what has been, and must not be ahead';
  const apart = `${Math.round(Math.abs(ahead) / 1000)} s ${ahead < 0 ? 'before' : 'after'} the header Date`;
  return `${name === 'access' ? 'the `exp` of access' : name} ${rule}: ${value.slice(0, 40)} is ${apart}`;
}

/** What is wrong with the times of an answer, compared with its header `Date`. A field is named once, however often it is wrong. */
export function timeFaults(headers: Headers, body: unknown): string[] {
  const now = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(now)) return ['the header Date is missing, or no date'];
  const faults = new Map<string, string>();
  const look = (value: unknown, name = ''): void => {
    if (typeof value === 'string') {
      const fault = faultIn(name, value, now);
      if (fault && !faults.has(name)) faults.set(name, fault);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value as Node))
        look(child, Array.isArray(value) ? name : key);
    }
  };
  look(body);
  return [...faults.values()];
}
