import { cities, profile, statistics } from '../examples.ts';
import { SIGNED_IN, type Row } from '../row.ts';
import { exactly } from '../shape.ts';

const UPDATE = {
  first_name: 'Jana',
  last_name: 'Nováková',
  display_name: 'Janča',
  bio: 'Hraju od školy.',
  city_ids: ['${city_id}'],
  preferred_sport: 'floorball',
  preferred_level: 'beginner',
  language: 'en',
  notifications: { email_reminders: false, email_chat: true },
};

const updated = {
  ...profile,
  display_name: exactly('Janča'),
  bio: exactly('Hraju od školy.'),
  preferred_sport: exactly('floorball'),
  preferred_level: exactly('beginner'),
  language: exactly('en'),
  notifications: { email_reminders: exactly(false), email_chat: exactly(true) },
};

const PICTURE = { name: 'picture.png', type: 'image/png' };

/** The person's own data, and the list of cities. */
// oxfmt-ignore
export const userRows: Row[] = [
  { operation: 'getStatistics', when: 'the person has played often', given: [SIGNED_IN, 'the person has played often'], status: 200, answer: statistics },
  { operation: 'getStatistics', when: 'the person has never played', given: [SIGNED_IN, 'the person has never played'], status: 200, answer: { ...statistics, attendance_rate: exactly(null), first_match_at: exactly(null), last_match_at: exactly(null), by_city: exactly([]), by_sport: exactly([]) } },

  { operation: 'getProfile', when: 'the person has a full profile', given: [SIGNED_IN, 'the person has a full profile'], status: 200, answer: { ...profile, bio: 'Hraju od školy.', preferred_sport: 'football', preferred_level: 'intermediate' } },

  { operation: 'updateProfileWithJson', when: 'every field changes', given: [SIGNED_IN, 'a city'], body: UPDATE, status: 200, answer: updated },
  { operation: 'updateProfileWithJson', when: 'what is optional goes', given: [SIGNED_IN], body: { ...UPDATE, bio: null, city_ids: [], preferred_sport: null, preferred_level: null }, status: 200, answer: { ...updated, bio: exactly(null), cities: exactly([]), preferred_sport: exactly(null), preferred_level: exactly(null) } },
  { operation: 'updateProfileWithJson', when: 'no such city', given: [SIGNED_IN, 'no such city'], body: UPDATE, status: 400, problem: { code: 'validation_failed', field: 'city_ids.0', fieldCode: 'unknown_city' } },
  { operation: 'updateProfileWithJson', when: 'a blank name', given: [SIGNED_IN, 'a city'], body: { ...UPDATE, display_name: ' ' }, status: 400, problem: { code: 'validation_failed', field: 'display_name' } },

  { operation: 'updateProfileWithFormData', when: 'a picture', given: [SIGNED_IN, 'the person has a full profile'], picture: PICTURE, status: 200, answer: { ...profile, profile_picture: 'https://hrajem.example/media/1.png' } },
  { operation: 'updateProfileWithFormData', when: 'a damaged picture', given: [SIGNED_IN], picture: { name: 'damaged.png', type: 'image/png' }, status: 400, problem: { code: 'picture_unreadable' } },
  { operation: 'updateProfileWithFormData', when: 'a picture of 64 megapixels', given: [SIGNED_IN], picture: { name: 'huge.png', type: 'image/png' }, status: 413, problem: { code: 'picture_too_large' } },
  { operation: 'updateProfileWithFormData', when: 'another kind of file', given: [SIGNED_IN], picture: { name: 'picture.gif', type: 'image/gif' }, status: 415, problem: { code: 'picture_type_unsupported' } },

  { operation: 'getCities', when: 'some cities', given: ['a city'], status: 200, answer: cities },
];
