/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NotificationSettings = /*#__PURE__*/ zod.object({
  "email_reminders": /*#__PURE__*/ zod.boolean(),
  "email_chat": /*#__PURE__*/ zod.boolean()
});

export type NotificationSettings = zod.input<typeof NotificationSettings>;
export type NotificationSettingsOutput = zod.output<typeof NotificationSettings>;
