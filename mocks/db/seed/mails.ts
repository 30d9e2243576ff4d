import { base64url } from 'jose';
import { mailAccountLink, mailConfirmation } from '../mail.ts';
import { required } from '../rows.ts';
import { sha256, type Secret } from '../secrets.ts';
import type { Instant, State } from '../state.ts';
import { demoIds } from './users.ts';

/** A secret that is the same with every seed, unlike real ones. */
async function seedSecret(label: string): Promise<Secret> {
  const token = base64url.encode(`seed-${label}`);
  return { token, hash: await sha256(token) };
}

/** The mails that the demo accounts got: nova's verification, and what waits to be confirmed. */
export async function seedMails(state: State, now: Instant): Promise<void> {
  const demo = new Set<number>(Object.values(demoIds));
  const waiting = state.participations
    .filter(
      ({ user_id, status, confirm_by }) =>
        demo.has(user_id) && status === 'joined' && (confirm_by ?? 0) > now,
    )
    .toSorted((one, other) => one.joined_at - other.joined_at);
  for (const row of waiting) {
    const { language } = required(state.users, row.user_id);
    mailConfirmation(state, row, await seedSecret(`confirm-${row.pid}`), { language, now: row.joined_at });
  }
  const nova = required(state.users, demoIds.nova);
  mailAccountLink(state, 'verify_email', nova, await seedSecret('verify-nova'), {
    language: nova.language,
    now: nova.date_joined,
  });
}
