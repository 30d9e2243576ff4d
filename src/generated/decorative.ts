/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
/** `x-decorative-fields` of the contract: what is wrong with them in an answer does not refuse it. */
export const decorative: readonly string[] = [
  "profile_picture",
  "latitude",
  "longitude",
  "display_name",
  "first_name",
  "last_name",
  "name",
  "region",
  "title",
  "match_title",
  "description",
  "cancellation_reason",
  "address",
  "format",
  "message"
];
