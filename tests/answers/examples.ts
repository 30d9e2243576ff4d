import { examples } from '@/generated/examples';
import { nodeOf, resolve, type Node } from '../../scripts/contract/document.ts';

/** The resolved schema, and all schemas of its `allOf`. */
function schemasOf(schema: unknown): Node[] {
  const node = resolve(schema);
  return [node, ...(Array.isArray(node.allOf) ? node.allOf.flatMap(schemasOf) : [])];
}

function isNullable(schema: unknown): boolean {
  const node = resolve(schema);
  const choices = [node.anyOf, node.oneOf].flatMap((list) => (list ?? []) as unknown[]);
  return [node.type].flat().includes('null') || choices.some(isNullable);
}

/**
 * The smallest part of an example that the contract's schema allows: null where possible, short lists, no optional fields.
 * So the pacts do not require new optional fields; a row that needs such a field adds it.
 */
function minimalExample<Value>(schema: unknown, value: Value): Value {
  const schemas = schemasOf(schema);
  if (Array.isArray(value)) {
    const { items, minItems = 1 } = schemas.find((part) => part.items) ?? {};
    return value.slice(0, Number(minItems)).map((item: unknown) => minimalExample(items, item)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object.assign({}, ...schemas.map((part) => part.properties)) as Node;
  const required = schemas.flatMap((part) => (part.required ?? []) as string[]);
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name];
      return [name, isNullable(property) ? null : minimalExample(property, nodeOf(value)[name])];
    }),
  ) as Value;
}

const schemaOf = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

const joinedMatch = examples.getMatch.joined;

/** A match with its roster. */
export const matchDetail = minimalExample(schemaOf('MatchDetail'), examples.getMatch.open);

/** A match without its roster. */
export const match = minimalExample(schemaOf('Match'), examples.getMatch.open);

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

export const participation = minimalExample(schemaOf('Participation'), joinedMatch.my_participation);

export const cities = examples.getCities.three_cities.slice(0, 1);

/** A chat message of a person or of the system. */
export const anyMessage = minimalExample(schemaOf('ChatMessage'), examples.sendChatMessage.sent);

export const message = { ...anyMessage, sender: match.organizer };

export const summary = examples.getChatSummary.read;

/** The notification about a chat with unread messages. */
export const notification = examples.getChatNotification.unread;

export const sessionUser = examples.getSession.jana.user;

export const profile = minimalExample(schemaOf('Profile'), examples.getProfile.jana);

const busyPlayer = examples.getStatistics.busy_player;
const { by_month, by_city, by_sport } = minimalExample(schemaOf('Statistics'), busyPlayer);
export const statistics = { ...busyPlayer, by_month, by_city, by_sport };

export const loginAnswer = examples.login.authenticated;
