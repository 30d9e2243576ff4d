import { tinyJpeg, tinyPng, tinyWebp } from '@mocks/db/pictures.fixture';
import type { Case } from '../case.ts';

const as = 'jana';

const update = {
  first_name: 'Jana',
  last_name: 'Nováková',
  display_name: 'Jana N.',
  bio: 'Brankářka, když je potřeba.',
  city_ids: [2, 17],
  preferred_sport: 'football',
  preferred_level: null,
  language: 'en',
  notifications: { email_reminders: false, email_chat: true },
};

const change = (fields: Record<string, unknown>) => ({ as, body: { ...update, ...fields } }) as const;

function picture(content: BlobPart, type = 'image/jpeg') {
  const form = new FormData();
  form.set('profile_picture', new File([content], 'obrazek', { type }));
  return { as, form } as const;
}

/** A form without a file. */
function text(name: string) {
  const form = new FormData();
  form.set(name, 'text');
  return { as, form } as const;
}

const MEGABYTE = 1024 * 1024;
const gif = new TextEncoder().encode('GIF89a, and so on');
const truncated = tinyPng(512, 512).slice(0, 40);

/** The profile, the statistics and the cities. */
// oxfmt-ignore
export const userCases: Case[] = [
  { operation: 'getStatistics', status: 200, name: 'of a busy player', request: { as } },
  { operation: 'getStatistics', status: 200, name: 'of somebody new', request: { as: 'nova' }, answer: { matches_joined: 0, attendance_rate: null, by_city: [] } },
  { operation: 'getProfile', status: 200, name: 'of jana', request: { as }, answer: { username: 'jana', cities: [{ name: 'Brno' }, { name: 'České Budějovice' }] } },
  { operation: 'getCities', status: 200, name: 'without a session' },

  { operation: 'updateProfile', status: 200, name: 'with new fields', request: change({}), answer: { display_name: 'Jana N.', language: 'en', preferred_level: null, notifications: { email_chat: true } } },
  { operation: 'updateProfile', status: 200, name: 'with cities in an order of its own', request: change({ city_ids: [17, 2, 5] }), answer: { cities: [{ id: 17 }, { id: 2 }, { id: 5 }] } },
  { operation: 'updateProfile', status: 200, name: 'with nothing optional', request: change({ bio: null, city_ids: [], preferred_sport: null }), answer: { bio: null, cities: [] } },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with wrong fields', invalid: true,
    request: change({ display_name: '', bio: 'x'.repeat(501), city_ids: [2, 'Brno'], preferred_sport: 'chess', notifications: { email_reminders: 'yes' } }),
    fields: { display_name: 'too_short', bio: 'too_long', 'city_ids.1': 'invalid', preferred_sport: 'invalid', 'notifications.email_reminders': 'invalid', 'notifications.email_chat': 'required' } },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with too many cities', request: change({ city_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }), fields: { city_ids: 'too_big' }, invalid: true },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with a city twice', request: change({ city_ids: [2, 17, 2] }), fields: { 'city_ids.2': 'invalid' }, invalid: true },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with a city that does not exist', request: change({ city_ids: [2, 4711] }), fields: { 'city_ids.1': 'unknown_city' } },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with a blank name', request: change({ display_name: ' ' }), fields: { display_name: 'too_short' } },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'without body', request: { as }, fields: { body: 'required' }, invalid: true },

  { operation: 'updateProfile', status: 200, name: 'with a JPEG', request: picture(tinyJpeg(512, 512)) },
  { operation: 'updateProfile', status: 200, name: 'with a PNG', request: picture(tinyPng(512, 512), 'image/png') },
  { operation: 'updateProfile', status: 200, name: 'with a WebP', request: picture(tinyWebp(512, 512), 'image/webp') },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with a form without picture', request: text('jiné'), fields: { profile_picture: 'required' }, invalid: true },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with text in place of a picture', request: text('profile_picture'), fields: { profile_picture: 'invalid' }, invalid: true },
  { operation: 'updateProfile', status: 400, code: 'validation_failed', name: 'with a broken form', request: { as, raw: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, fields: { body: 'invalid' }, invalid: true },
  { operation: 'updateProfile', status: 400, code: 'picture_unreadable', name: 'with half a picture', request: picture(truncated, 'image/png') },
  { operation: 'updateProfile', status: 400, code: 'picture_unreadable', name: 'with no picture at all', request: picture('nic') },
  { operation: 'updateProfile', status: 413, code: 'picture_too_large', name: 'with too many bytes', request: picture(new Uint8Array(10 * MEGABYTE + 1)) },
  { operation: 'updateProfile', status: 413, code: 'picture_too_large', name: 'with too many pixels', request: picture(tinyPng(10_000, 5001), 'image/png') },
  { operation: 'updateProfile', status: 415, code: 'picture_type_unsupported', name: 'with a GIF that says it is a JPEG', request: picture(gif) },
  { operation: 'updateProfile', status: 415, code: 'picture_type_unsupported', name: 'with a document', request: picture('dokument', 'text/plain') },
];
