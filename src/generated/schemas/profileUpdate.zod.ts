/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Bio } from './bio.zod.ts';
import { Id } from './id.zod.ts';
import { Language } from './language.zod.ts';
import { NewPersonName } from './newPersonName.zod.ts';
import { NotificationSettings } from './notificationSettings.zod.ts';
import { PreferredLevel } from './preferredLevel.zod.ts';
import { PreferredSport } from './preferredSport.zod.ts';

export const profileUpdateCityIdsMax = 10;



export const ProfileUpdate = /*#__PURE__*/ zod.object({
  "first_name": NewPersonName,
  "last_name": NewPersonName,
  "display_name": NewPersonName,
  "bio": Bio,
  "city_ids": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(profileUpdateCityIdsMax)),
  "preferred_sport": PreferredSport,
  "preferred_level": PreferredLevel,
  "language": Language,
  "notifications": NotificationSettings
});

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;
