/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Bio } from './bio.zod.ts';
import { City } from './city.zod.ts';
import { DateTime } from './dateTime.zod.ts';
import { Email } from './email.zod.ts';
import { Id } from './id.zod.ts';
import { Language } from './language.zod.ts';
import { NotificationSettings } from './notificationSettings.zod.ts';
import { PersonName } from './personName.zod.ts';
import { PictureUrl } from './pictureUrl.zod.ts';
import { PreferredLevel } from './preferredLevel.zod.ts';
import { PreferredSport } from './preferredSport.zod.ts';
import { Username } from './username.zod.ts';

export const profileCitiesMax = 10;



export const Profile = /*#__PURE__*/ zod.object({
  "id": Id,
  "username": Username,
  "email": Email,
  "email_verified": /*#__PURE__*/ zod.boolean(),
  "first_name": PersonName,
  "last_name": PersonName,
  "display_name": PersonName,
  "bio": Bio,
  "cities": /*#__PURE__*/ zod.array(City).check(/*#__PURE__*/ zod.maxLength(profileCitiesMax)),
  "preferred_sport": PreferredSport,
  "preferred_level": PreferredLevel,
  "profile_picture": PictureUrl,
  "language": Language,
  "notifications": NotificationSettings,
  "date_joined": DateTime
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
