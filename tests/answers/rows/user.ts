import { SIGNED_IN, fieldRefusal, type Row } from '../answer.ts';
import { exactly } from '../exactly.ts';
import { cities, profile, statistics } from '../examples.ts';

/** A body that changes every field of the profile. */
export const UPDATE = {
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

const updatedProfile = {
  ...profile,
  display_name: exactly('Janča'),
  bio: exactly('Hraju od školy.'),
  preferred_sport: exactly('floorball'),
  preferred_level: exactly('beginner'),
  language: exactly('en'),
  notifications: { email_reminders: exactly(false), email_chat: exactly(true) },
};

/** A row with fields that our client never sends. */
const changeRow = (when: string, fields: Record<string, unknown>, row: Partial<Row>): Row => ({ operation: 'updateProfileWithJson', when, states: [SIGNED_IN, 'a city'], body: { ...UPDATE, ...fields }, status: 200, contractTestParts: {}, ...row }); // oxfmt-ignore

const createForm = (name: string, value: string | File): FormData => {
  const form = new FormData();
  form.set(name, value);
  return form;
};
const pictureForm = (content: BlobPart, type = 'image/jpeg') => createForm('profile_picture', new File([content], 'obrazek', { type })); // oxfmt-ignore

/** A row with a form that our client never sends. */
const uploadRow = (when: string, form: FormData, row: Partial<Row> = {}): Row => ({ operation: 'updateProfileWithFormData', when, states: [SIGNED_IN], status: 200, ...row, contractTestParts: { ...row.contractTestParts, form } }); // oxfmt-ignore

const PICTURE = { name: 'picture.png', type: 'image/png' };

// oxfmt-ignore
export const userRows: Row[] = [
  { operation: 'getStatistics', when: 'the person has played often', states: [SIGNED_IN, 'the person has played often'], status: 200, answer: statistics },
  { operation: 'getStatistics', when: 'the person has never played', states: [SIGNED_IN, 'the person has never played'], status: 200, answer: { ...statistics, attendance_rate: exactly(null), first_match_at: exactly(null), last_match_at: exactly(null), by_city: exactly([]), by_sport: exactly([]) } },

  { operation: 'getProfile', when: 'the person has a full profile', states: [SIGNED_IN, 'the person has a full profile'], status: 200, answer: { ...profile, bio: 'Hraju od školy.', preferred_sport: 'football', preferred_level: 'intermediate' } },

  { operation: 'updateProfileWithJson', when: 'every field changes', states: [SIGNED_IN, 'a city'], body: UPDATE, status: 200, answer: updatedProfile },
  { operation: 'updateProfileWithJson', when: 'what is optional goes', states: [SIGNED_IN], body: { ...UPDATE, bio: null, city_ids: [], preferred_sport: null, preferred_level: null }, status: 200, answer: { ...updatedProfile, bio: exactly(null), cities: exactly([]), preferred_sport: exactly(null), preferred_level: exactly(null) } },
  { operation: 'updateProfileWithJson', when: 'no such city', states: [SIGNED_IN, 'no such city'], body: UPDATE, status: 400, problem: { code: 'validation_failed', field: 'city_ids.0', fieldCode: 'unknown_city' } },
  { operation: 'updateProfileWithJson', when: 'a blank name', states: [SIGNED_IN, 'a city'], body: { ...UPDATE, display_name: ' ' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'display_name' } },
  changeRow('invalid fields', { display_name: '', bio: 'x'.repeat(501), city_ids: ['${city_id}', 'Brno'], preferred_sport: 'chess', notifications: { email_reminders: 'yes' } },
    { isInvalid: true, ...fieldRefusal({ display_name: 'too_short', bio: 'too_long', 'city_ids.1': 'invalid', preferred_sport: 'invalid', 'notifications.email_reminders': 'invalid', 'notifications.email_chat': 'required' }) }),
  changeRow('a name of maximum length and a longer one, in code points', { first_name: '🏐'.repeat(50), last_name: '🏐'.repeat(51) }, { isInvalid: true, ...fieldRefusal({ last_name: 'too_long' }) }),
  changeRow('a city twice', { city_ids: ['${city_id}', '${city_id}'] }, { isInvalid: true, ...fieldRefusal({ 'city_ids.1': 'invalid' }) }),
  { operation: 'updateProfileWithJson', when: 'no body', states: [SIGNED_IN], isInvalid: true, ...fieldRefusal({ body: 'required' }) },

  { operation: 'updateProfileWithFormData', when: 'a picture', states: [SIGNED_IN, 'the person has a full profile'], picture: PICTURE, status: 200, answer: { ...profile, profile_picture: 'https://hrajem.example/media/1.png' } },
  { operation: 'updateProfileWithFormData', when: 'a damaged picture', states: [SIGNED_IN], picture: { name: 'damaged.png', type: 'image/png' }, status: 400, problem: { code: 'picture_unreadable' } },
  { operation: 'updateProfileWithFormData', when: 'a picture of 64 megapixels', states: [SIGNED_IN], picture: { name: 'huge.png', type: 'image/png' }, status: 413, problem: { code: 'picture_too_large' } },
  { operation: 'updateProfileWithFormData', when: 'another kind of file', states: [SIGNED_IN], picture: { name: 'picture.gif', type: 'image/gif' }, status: 415, problem: { code: 'picture_type_unsupported' } },
  ...(['jpeg', 'webp'] as const).map((type): Row => ({ operation: 'updateProfileWithFormData', when: `a picture of the type ${type}`, states: [SIGNED_IN], picture: { name: `picture.${type}`, type: `image/${type}` }, status: 200, contractTestParts: {} })),
  { operation: 'updateProfileWithFormData', when: 'a picture whose end is missing', states: [SIGNED_IN], picture: { name: 'cut.jpeg', type: 'image/jpeg' }, status: 400, problem: { code: 'picture_unreadable' }, contractTestParts: {} },
  uploadRow('a form without picture', createForm('jiné', 'text'), { isInvalid: true, ...fieldRefusal({ profile_picture: 'required' }) }),
  uploadRow('text in place of a picture', createForm('profile_picture', 'text'), { isInvalid: true, ...fieldRefusal({ profile_picture: 'invalid' }) }),
  { operation: 'updateProfileWithFormData', when: 'a broken form', states: [SIGNED_IN], isInvalid: true, ...fieldRefusal({ body: 'invalid' }, { rawBody: 'x', headers: { 'Content-Type': 'multipart/form-data' } }) },
  uploadRow('a file that is no picture', pictureForm('nic'), { status: 400, problem: { code: 'picture_unreadable' } }),
  uploadRow('too many bytes', pictureForm(new Uint8Array(10 * 1024 * 1024 + 1)), { status: 413, problem: { code: 'picture_too_large' } }),
  uploadRow('a GIF that says it is a JPEG', pictureForm('GIF89a, and so on'), { status: 415, problem: { code: 'picture_type_unsupported' } }),
  uploadRow('a text file', pictureForm('dokument', 'text/plain'), { status: 415, problem: { code: 'picture_type_unsupported' } }),

  { operation: 'getCities', when: 'some cities', states: ['a city'], status: 200, answer: cities },
];
