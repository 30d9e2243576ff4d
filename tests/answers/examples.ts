import { examples } from '@/generated/examples';
import { faultsIn } from '../contract/validate.ts';

/**
 * The smallest part of an example that the contract's schema allows: null where possible, short lists, no optional fields.
 * So the pacts do not require new optional fields; a row that needs such a field adds it.
 */
function minimalExample<Value>(schema: string, example: Value): Value {
  const root = structuredClone(example);
  function shrink(part: unknown) {
    if (typeof part !== 'object' || part === null) return;
    const parent = part as Record<string, unknown>;
    for (const [name, value] of Object.entries(parent)) {
      const shorter: unknown = Array.isArray(value) ? value.slice(0, 1) : value;
      for (const smaller of [undefined, null, shorter, value]) {
        parent[name] = smaller;
        if (faultsIn({ $ref: `#/components/schemas/${schema}` }, root).length === 0) break;
      }
      shrink(parent[name]);
    }
  }
  shrink(root);
  // JSON keeps no undefined field.
  return JSON.parse(JSON.stringify(root)) as Value;
}

const joinedMatch = examples.getMatch.joined;

/** A match with its roster. */
export const matchDetail = minimalExample('MatchDetail', examples.getMatch.open);

/** A match without its roster. */
export const match = minimalExample('Match', examples.getMatch.open);

/** The venue of a match, without coordinates. */
export const { venue } = match;

export const optionalDetails = {
  format: joinedMatch.format,
  venue: { ...venue, latitude: joinedMatch.venue.latitude, longitude: joinedMatch.venue.longitude },
  min_participants: joinedMatch.min_participants,
  max_participants: joinedMatch.max_participants,
  price: joinedMatch.price,
  join_deadline: joinedMatch.join_deadline,
  leave_deadline: joinedMatch.leave_deadline,
};

export const participation = minimalExample('Participation', joinedMatch.my_participation);

export const cities = examples.getCities.three_cities.slice(0, 1);

/** A chat message of a person or of the system. */
export const anyMessage = minimalExample('ChatMessage', examples.sendChatMessage.sent);

export const message = { ...anyMessage, sender: match.organizer };

export const summary = examples.getChatSummary.read;

/** The notification about a chat with unread messages. */
export const notification = examples.getChatNotification.unread;

export const sessionUser = examples.getSession.jana.user;

export const profile = minimalExample('Profile', examples.getProfile.jana);

const busyPlayer = examples.getStatistics.busy_player;
const { by_month, by_city, by_sport } = minimalExample('Statistics', busyPlayer);
export const statistics = { ...busyPlayer, by_month, by_city, by_sport };

export const loginAnswer = examples.login.authenticated;
