import { examples } from '@/generated/examples';
import { nodeOf, resolve, type Node } from '../../scripts/contract/document.ts';

/** A schema with all that it is put together of. */
function partsOf(schema: unknown): Node[] {
  const node = resolve(schema);
  return [node, ...(Array.isArray(node.allOf) ? node.allOf.flatMap(partsOf) : [])];
}

/** Whether the value may be null. */
function isNullable(schema: unknown): boolean {
  const node = resolve(schema);
  const choices = [node.anyOf, node.oneOf].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return [node.type].flat().includes('null') || choices.some(isNullable);
}

/**
 * As little of an example as the contract's schema allows: null wherever it may be, lists as short as can be,
 * without what is optional. That a backend may
 * leave out a field which is new is so no matter of the pact; a row that needs such a field names it.
 */
export function least<Value>(schema: unknown, value: Value): Value {
  const parts = partsOf(schema);
  if (Array.isArray(value)) {
    const { items, minItems = 1 } = parts.find((part) => part.items) ?? {};
    return value.slice(0, Number(minItems)).map((item: unknown) => least(items, item)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Node;
  const required = parts.flatMap((part) => (part.required ?? []) as string[]);
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name];
      return [name, isNullable(property) ? null : least(property, nodeOf(value)[name])];
    }),
  ) as Value;
}

/** The schema of that name in the contract. */
const schemaOf = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

/** Examples of answers, from the contract's own. What they hold says what must be there; see `shape`. */

const { joined } = examples.getMatch;

/** A match with its roster, and with whatever details it may have. */
export const matchDetail = least(schemaOf('MatchDetail'), examples.getMatch.open);

/** The same without the roster. */
export const match = least(schemaOf('Match'), examples.getMatch.open);

/** The place of a match, on the map or not. */
export const { venue } = match;

/** The optional details of a match. */
export const details = {
  format: joined.format,
  venue: { ...venue, latitude: joined.venue.latitude, longitude: joined.venue.longitude },
  min_participants: joined.min_participants,
  max_participants: joined.max_participants,
  price: joined.price,
  join_deadline: joined.join_deadline,
  leave_deadline: joined.leave_deadline,
};

/** The person's place on the roster. */
export const participation = least(schemaOf('Participation'), joined.my_participation);

/** A list with one city whose place is known. */
export const cities = examples.getCities.three_cities.slice(0, 1);

/** A message, of a person or the product. */
export const anyMessage = least(schemaOf('ChatMessage'), examples.sendChatMessage.sent);

/** A message that somebody wrote. */
export const message = { ...anyMessage, sender: match.organizer };

/** The counts of a chat. */
export const summary = examples.getChatSummary.read;

/** What is unread in a chat. */
export const notification = examples.getChatNotification.unread;

/** Whose session it is. */
export const sessionUser = examples.getSession.jana.user;

/** A person's own profile, with whatever optional parts it has. */
export const profile = least(schemaOf('Profile'), examples.getProfile.jana);

const busy = examples.getStatistics.busy_player;
const { by_city, by_sport } = least(schemaOf('Statistics'), busy);
/** The figures of somebody who has played. */
export const statistics = { ...busy, by_city, by_sport };

/** The tokens that signing in gives. */
export const tokens = examples.login.authenticated;
