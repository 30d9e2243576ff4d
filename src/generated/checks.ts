/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
// @ts-nocheck -- the library writes JavaScript
import type { Match } from './schemas/match.zod.ts';
import type { MatchDetail } from './schemas/matchDetail.zod.ts';
import type { ChatMessages } from './schemas/chatMessages.zod.ts';
import type { ChatSummary } from './schemas/chatSummary.zod.ts';
import type { City } from './schemas/city.zod.ts';
export const isMatch: (value: unknown) => value is Match = /*#__PURE__*/ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref2 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(1 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const stringLength = (string) =>
  /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
const ref3 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "football" || data === "floorball" || data === "volleyball" || data === "badminton" || data === "hockey" || data === "other")) return false
  return true
};
const ref4 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "any" || data === "beginner" || data === "intermediate" || data === "advanced")) return false
  return true
};
const pattern0 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-31|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const ref5 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!pattern0.test(data)) return false
  return true
};
const ref6 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "scheduled" || data === "cancelled" || data === "finished")) return false
  return true
};
const pattern1 = new RegExp("^[A-Z]{2}$", "u");
const ref9 = function validate(data) {
  if (!(typeof data === "number" || data === null)) return false
  if (typeof data === "number") {
    if (!(-90 <= data)) return false
    if (!(90 >= data)) return false
  }
  return true
};
const ref10 = function validate(data) {
  if (!(typeof data === "number" || data === null)) return false
  if (typeof data === "number") {
    if (!(-180 <= data)) return false
    if (!(180 >= data)) return false
  }
  return true
};
const ref8 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.name !== undefined && hasOwn(data, "name"))) return false
  if (!(data.region !== undefined && hasOwn(data, "region"))) return false
  if (!(data.country_code !== undefined && hasOwn(data, "country_code"))) return false
  if (!(data.latitude !== undefined && hasOwn(data, "latitude"))) return false
  if (!(data.longitude !== undefined && hasOwn(data, "longitude"))) return false
  if (!ref2(data.id)) return false
  if (!(typeof data.name === "string")) return false
  if (data.name.length > 100 && stringLength(data.name) > 100) return false
  if (data.name.length < 1 || stringLength(data.name) < 1) return false
  if (!(typeof data.region === "string")) return false
  if (data.region.length > 100 && stringLength(data.region) > 100) return false
  if (data.region.length < 1 || stringLength(data.region) < 1) return false
  if (!(typeof data.country_code === "string")) return false
  if (!pattern1.test(data.country_code)) return false
  if (!ref9(data.latitude)) return false
  if (!ref10(data.longitude)) return false
  return true
};
const ref7 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.name !== undefined && hasOwn(data, "name"))) return false
  if (!(data.address !== undefined && hasOwn(data, "address"))) return false
  if (!(data.city !== undefined && hasOwn(data, "city"))) return false
  if (!(data.latitude !== undefined && hasOwn(data, "latitude"))) return false
  if (!(data.longitude !== undefined && hasOwn(data, "longitude"))) return false
  if (!(typeof data.name === "string")) return false
  if (data.name.length > 120 && stringLength(data.name) > 120) return false
  if (data.name.length < 1 || stringLength(data.name) < 1) return false
  if (!(typeof data.address === "string")) return false
  if (data.address.length > 200 && stringLength(data.address) > 200) return false
  if (!ref8(data.city)) return false
  if (!ref9(data.latitude)) return false
  if (!ref10(data.longitude)) return false
  return true
};
const ref11 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(0 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const pattern2 = new RegExp("^[A-Z]{3}$", "u");
const ref12 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.amount !== undefined && hasOwn(data, "amount"))) return false
  if (!(data.currency !== undefined && hasOwn(data, "currency"))) return false
  if (!Number.isInteger(data.amount)) return false
  if (!(0 <= data.amount)) return false
  if (!(100000000 >= data.amount)) return false
  if (!(typeof data.currency === "string")) return false
  if (!pattern2.test(data.currency)) return false
  return true
};
const ref13 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  if (typeof data === "string") {
    if (!pattern0.test(data)) return false
  }
  return true
};
const ref15 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (data.length > 50 && stringLength(data) > 50) return false
  if (data.length < 1 || stringLength(data) < 1) return false
  return true
};
const ref16 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  return true
};
const ref14 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.display_name !== undefined && hasOwn(data, "display_name"))) return false
  if (!(data.profile_picture !== undefined && hasOwn(data, "profile_picture"))) return false
  if (!ref2(data.id)) return false
  if (!ref15(data.display_name)) return false
  if (!ref16(data.profile_picture)) return false
  return true
};
const ref18 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "joined" || data === "confirmed" || data === "waitlisted")) return false
  return true
};
const ref19 = function validate(data) {
  if (!(Number.isInteger(data) || data === null)) return false
  if (typeof data === "number") {
    if (!(1 <= data)) return false
    if (!(2147483647 >= data)) return false
  }
  return true
};
const ref17 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.pid !== undefined && hasOwn(data, "pid"))) return false
  if (!(data.status !== undefined && hasOwn(data, "status"))) return false
  if (!(data.waitlist_position !== undefined && hasOwn(data, "waitlist_position"))) return false
  if (!(data.joined_at !== undefined && hasOwn(data, "joined_at"))) return false
  if (!(data.confirm_by !== undefined && hasOwn(data, "confirm_by"))) return false
  if (!(data.confirmed_at !== undefined && hasOwn(data, "confirmed_at"))) return false
  if (!ref2(data.pid)) return false
  if (!ref18(data.status)) return false
  if (!ref19(data.waitlist_position)) return false
  if (!ref5(data.joined_at)) return false
  if (!ref13(data.confirm_by)) return false
  if (!ref13(data.confirmed_at)) return false
  if (data.confirmation_token !== undefined && hasOwn(data, "confirmation_token")) {
    if (!(typeof data.confirmation_token === "string")) return false
    if (data.confirmation_token.length > 512 && stringLength(data.confirmation_token) > 512) return false
    if (data.confirmation_token.length < 1 || stringLength(data.confirmation_token) < 1) return false
  }
  return true
};
const ref20 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "match_cancelled" || data === "match_started" || data === "match_finished" || data === "join_deadline_passed" || data === "leave_deadline_passed" || data === "already_joined" || data === "not_joined")) return false
  return true
};
const ref1 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.title !== undefined && hasOwn(data, "title"))) return false
  if (!(data.description !== undefined && hasOwn(data, "description"))) return false
  if (!(data.sport !== undefined && hasOwn(data, "sport"))) return false
  if (!(data.level !== undefined && hasOwn(data, "level"))) return false
  if (!(data.format !== undefined && hasOwn(data, "format"))) return false
  if (!(data.starts_at !== undefined && hasOwn(data, "starts_at"))) return false
  if (!(data.ends_at !== undefined && hasOwn(data, "ends_at"))) return false
  if (!(data.timezone !== undefined && hasOwn(data, "timezone"))) return false
  if (!(data.status !== undefined && hasOwn(data, "status"))) return false
  if (!(data.cancellation_reason !== undefined && hasOwn(data, "cancellation_reason"))) return false
  if (!(data.venue !== undefined && hasOwn(data, "venue"))) return false
  if (!(data.min_participants !== undefined && hasOwn(data, "min_participants"))) return false
  if (!(data.max_participants !== undefined && hasOwn(data, "max_participants"))) return false
  if (!(data.participants_count !== undefined && hasOwn(data, "participants_count"))) return false
  if (!(data.waitlist_count !== undefined && hasOwn(data, "waitlist_count"))) return false
  if (!(data.price !== undefined && hasOwn(data, "price"))) return false
  if (!(data.join_deadline !== undefined && hasOwn(data, "join_deadline"))) return false
  if (!(data.leave_deadline !== undefined && hasOwn(data, "leave_deadline"))) return false
  if (!(data.organizer !== undefined && hasOwn(data, "organizer"))) return false
  if (!(data.my_participation !== undefined && hasOwn(data, "my_participation"))) return false
  if (!(data.can_join !== undefined && hasOwn(data, "can_join"))) return false
  if (!(data.can_leave !== undefined && hasOwn(data, "can_leave"))) return false
  if (!(data.reason_code !== undefined && hasOwn(data, "reason_code"))) return false
  if (!(data.updated_at !== undefined && hasOwn(data, "updated_at"))) return false
  if (!ref2(data.id)) return false
  if (!(typeof data.title === "string")) return false
  if (data.title.length > 120 && stringLength(data.title) > 120) return false
  if (data.title.length < 1 || stringLength(data.title) < 1) return false
  if (!(typeof data.description === "string")) return false
  if (data.description.length > 2000 && stringLength(data.description) > 2000) return false
  if (!ref3(data.sport)) return false
  if (!ref4(data.level)) return false
  if (!(typeof data.format === "string" || data.format === null)) return false
  if (typeof data.format === "string") {
    if (data.format.length > 20 && stringLength(data.format) > 20) return false
  }
  if (!ref5(data.starts_at)) return false
  if (!ref5(data.ends_at)) return false
  if (!(typeof data.timezone === "string")) return false
  if (data.timezone.length > 64 && stringLength(data.timezone) > 64) return false
  if (data.timezone.length < 1 || stringLength(data.timezone) < 1) return false
  if (!ref6(data.status)) return false
  if (!(typeof data.cancellation_reason === "string" || data.cancellation_reason === null)) return false
  if (typeof data.cancellation_reason === "string") {
    if (data.cancellation_reason.length > 500 && stringLength(data.cancellation_reason) > 500) return false
  }
  if (!ref7(data.venue)) return false
  if (!(Number.isInteger(data.min_participants) || data.min_participants === null)) return false
  if (typeof data.min_participants === "number") {
    if (!(1 <= data.min_participants)) return false
    if (!(1000 >= data.min_participants)) return false
  }
  if (!(Number.isInteger(data.max_participants) || data.max_participants === null)) return false
  if (typeof data.max_participants === "number") {
    if (!(1 <= data.max_participants)) return false
    if (!(1000 >= data.max_participants)) return false
  }
  if (!ref11(data.participants_count)) return false
  if (!ref11(data.waitlist_count)) return false
  let passes0 = 0
  const sub0 = (() => {
    if (!ref12(data.price)) return false
    return true
  })()
  if (sub0) passes0++
  const sub1 = (() => {
    if (!(data.price === null)) return false
    return true
  })()
  if (sub1) passes0++
  if (passes0 !== 1) return false
  if (!ref13(data.join_deadline)) return false
  if (!ref13(data.leave_deadline)) return false
  if (!ref14(data.organizer)) return false
  let passes1 = 0
  const sub2 = (() => {
    if (!ref17(data.my_participation)) return false
    return true
  })()
  if (sub2) passes1++
  const sub3 = (() => {
    if (!(data.my_participation === null)) return false
    return true
  })()
  if (sub3) passes1++
  if (passes1 !== 1) return false
  if (!(typeof data.can_join === "boolean")) return false
  if (!(typeof data.can_leave === "boolean")) return false
  let passes2 = 0
  const sub4 = (() => {
    if (!ref20(data.reason_code)) return false
    return true
  })()
  if (sub4) passes2++
  const sub5 = (() => {
    if (!(data.reason_code === null)) return false
    return true
  })()
  if (sub5) passes2++
  if (passes2 !== 1) return false
  if (!ref5(data.updated_at)) return false
  return true
};
const ref0 = function validate(data) {
  if (!ref1(data)) return false
  return true
};
return ref0})();
export const isMatchDetail: (value: unknown) => value is MatchDetail = /*#__PURE__*/ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref3 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(1 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const stringLength = (string) =>
  /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
const ref4 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "football" || data === "floorball" || data === "volleyball" || data === "badminton" || data === "hockey" || data === "other")) return false
  return true
};
const ref5 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "any" || data === "beginner" || data === "intermediate" || data === "advanced")) return false
  return true
};
const pattern0 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-31|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const ref6 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!pattern0.test(data)) return false
  return true
};
const ref7 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "scheduled" || data === "cancelled" || data === "finished")) return false
  return true
};
const pattern1 = new RegExp("^[A-Z]{2}$", "u");
const ref10 = function validate(data) {
  if (!(typeof data === "number" || data === null)) return false
  if (typeof data === "number") {
    if (!(-90 <= data)) return false
    if (!(90 >= data)) return false
  }
  return true
};
const ref11 = function validate(data) {
  if (!(typeof data === "number" || data === null)) return false
  if (typeof data === "number") {
    if (!(-180 <= data)) return false
    if (!(180 >= data)) return false
  }
  return true
};
const ref9 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.name !== undefined && hasOwn(data, "name"))) return false
  if (!(data.region !== undefined && hasOwn(data, "region"))) return false
  if (!(data.country_code !== undefined && hasOwn(data, "country_code"))) return false
  if (!(data.latitude !== undefined && hasOwn(data, "latitude"))) return false
  if (!(data.longitude !== undefined && hasOwn(data, "longitude"))) return false
  if (!ref3(data.id)) return false
  if (!(typeof data.name === "string")) return false
  if (data.name.length > 100 && stringLength(data.name) > 100) return false
  if (data.name.length < 1 || stringLength(data.name) < 1) return false
  if (!(typeof data.region === "string")) return false
  if (data.region.length > 100 && stringLength(data.region) > 100) return false
  if (data.region.length < 1 || stringLength(data.region) < 1) return false
  if (!(typeof data.country_code === "string")) return false
  if (!pattern1.test(data.country_code)) return false
  if (!ref10(data.latitude)) return false
  if (!ref11(data.longitude)) return false
  return true
};
const ref8 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.name !== undefined && hasOwn(data, "name"))) return false
  if (!(data.address !== undefined && hasOwn(data, "address"))) return false
  if (!(data.city !== undefined && hasOwn(data, "city"))) return false
  if (!(data.latitude !== undefined && hasOwn(data, "latitude"))) return false
  if (!(data.longitude !== undefined && hasOwn(data, "longitude"))) return false
  if (!(typeof data.name === "string")) return false
  if (data.name.length > 120 && stringLength(data.name) > 120) return false
  if (data.name.length < 1 || stringLength(data.name) < 1) return false
  if (!(typeof data.address === "string")) return false
  if (data.address.length > 200 && stringLength(data.address) > 200) return false
  if (!ref9(data.city)) return false
  if (!ref10(data.latitude)) return false
  if (!ref11(data.longitude)) return false
  return true
};
const ref12 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(0 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const pattern2 = new RegExp("^[A-Z]{3}$", "u");
const ref13 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.amount !== undefined && hasOwn(data, "amount"))) return false
  if (!(data.currency !== undefined && hasOwn(data, "currency"))) return false
  if (!Number.isInteger(data.amount)) return false
  if (!(0 <= data.amount)) return false
  if (!(100000000 >= data.amount)) return false
  if (!(typeof data.currency === "string")) return false
  if (!pattern2.test(data.currency)) return false
  return true
};
const ref14 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  if (typeof data === "string") {
    if (!pattern0.test(data)) return false
  }
  return true
};
const ref16 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (data.length > 50 && stringLength(data) > 50) return false
  if (data.length < 1 || stringLength(data) < 1) return false
  return true
};
const ref17 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  return true
};
const ref15 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.display_name !== undefined && hasOwn(data, "display_name"))) return false
  if (!(data.profile_picture !== undefined && hasOwn(data, "profile_picture"))) return false
  if (!ref3(data.id)) return false
  if (!ref16(data.display_name)) return false
  if (!ref17(data.profile_picture)) return false
  return true
};
const ref19 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "joined" || data === "confirmed" || data === "waitlisted")) return false
  return true
};
const ref20 = function validate(data) {
  if (!(Number.isInteger(data) || data === null)) return false
  if (typeof data === "number") {
    if (!(1 <= data)) return false
    if (!(2147483647 >= data)) return false
  }
  return true
};
const ref18 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.pid !== undefined && hasOwn(data, "pid"))) return false
  if (!(data.status !== undefined && hasOwn(data, "status"))) return false
  if (!(data.waitlist_position !== undefined && hasOwn(data, "waitlist_position"))) return false
  if (!(data.joined_at !== undefined && hasOwn(data, "joined_at"))) return false
  if (!(data.confirm_by !== undefined && hasOwn(data, "confirm_by"))) return false
  if (!(data.confirmed_at !== undefined && hasOwn(data, "confirmed_at"))) return false
  if (!ref3(data.pid)) return false
  if (!ref19(data.status)) return false
  if (!ref20(data.waitlist_position)) return false
  if (!ref6(data.joined_at)) return false
  if (!ref14(data.confirm_by)) return false
  if (!ref14(data.confirmed_at)) return false
  if (data.confirmation_token !== undefined && hasOwn(data, "confirmation_token")) {
    if (!(typeof data.confirmation_token === "string")) return false
    if (data.confirmation_token.length > 512 && stringLength(data.confirmation_token) > 512) return false
    if (data.confirmation_token.length < 1 || stringLength(data.confirmation_token) < 1) return false
  }
  return true
};
const ref21 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!(data === "match_cancelled" || data === "match_started" || data === "match_finished" || data === "join_deadline_passed" || data === "leave_deadline_passed" || data === "already_joined" || data === "not_joined")) return false
  return true
};
const ref2 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.title !== undefined && hasOwn(data, "title"))) return false
  if (!(data.description !== undefined && hasOwn(data, "description"))) return false
  if (!(data.sport !== undefined && hasOwn(data, "sport"))) return false
  if (!(data.level !== undefined && hasOwn(data, "level"))) return false
  if (!(data.format !== undefined && hasOwn(data, "format"))) return false
  if (!(data.starts_at !== undefined && hasOwn(data, "starts_at"))) return false
  if (!(data.ends_at !== undefined && hasOwn(data, "ends_at"))) return false
  if (!(data.timezone !== undefined && hasOwn(data, "timezone"))) return false
  if (!(data.status !== undefined && hasOwn(data, "status"))) return false
  if (!(data.cancellation_reason !== undefined && hasOwn(data, "cancellation_reason"))) return false
  if (!(data.venue !== undefined && hasOwn(data, "venue"))) return false
  if (!(data.min_participants !== undefined && hasOwn(data, "min_participants"))) return false
  if (!(data.max_participants !== undefined && hasOwn(data, "max_participants"))) return false
  if (!(data.participants_count !== undefined && hasOwn(data, "participants_count"))) return false
  if (!(data.waitlist_count !== undefined && hasOwn(data, "waitlist_count"))) return false
  if (!(data.price !== undefined && hasOwn(data, "price"))) return false
  if (!(data.join_deadline !== undefined && hasOwn(data, "join_deadline"))) return false
  if (!(data.leave_deadline !== undefined && hasOwn(data, "leave_deadline"))) return false
  if (!(data.organizer !== undefined && hasOwn(data, "organizer"))) return false
  if (!(data.my_participation !== undefined && hasOwn(data, "my_participation"))) return false
  if (!(data.can_join !== undefined && hasOwn(data, "can_join"))) return false
  if (!(data.can_leave !== undefined && hasOwn(data, "can_leave"))) return false
  if (!(data.reason_code !== undefined && hasOwn(data, "reason_code"))) return false
  if (!(data.updated_at !== undefined && hasOwn(data, "updated_at"))) return false
  if (!ref3(data.id)) return false
  if (!(typeof data.title === "string")) return false
  if (data.title.length > 120 && stringLength(data.title) > 120) return false
  if (data.title.length < 1 || stringLength(data.title) < 1) return false
  if (!(typeof data.description === "string")) return false
  if (data.description.length > 2000 && stringLength(data.description) > 2000) return false
  if (!ref4(data.sport)) return false
  if (!ref5(data.level)) return false
  if (!(typeof data.format === "string" || data.format === null)) return false
  if (typeof data.format === "string") {
    if (data.format.length > 20 && stringLength(data.format) > 20) return false
  }
  if (!ref6(data.starts_at)) return false
  if (!ref6(data.ends_at)) return false
  if (!(typeof data.timezone === "string")) return false
  if (data.timezone.length > 64 && stringLength(data.timezone) > 64) return false
  if (data.timezone.length < 1 || stringLength(data.timezone) < 1) return false
  if (!ref7(data.status)) return false
  if (!(typeof data.cancellation_reason === "string" || data.cancellation_reason === null)) return false
  if (typeof data.cancellation_reason === "string") {
    if (data.cancellation_reason.length > 500 && stringLength(data.cancellation_reason) > 500) return false
  }
  if (!ref8(data.venue)) return false
  if (!(Number.isInteger(data.min_participants) || data.min_participants === null)) return false
  if (typeof data.min_participants === "number") {
    if (!(1 <= data.min_participants)) return false
    if (!(1000 >= data.min_participants)) return false
  }
  if (!(Number.isInteger(data.max_participants) || data.max_participants === null)) return false
  if (typeof data.max_participants === "number") {
    if (!(1 <= data.max_participants)) return false
    if (!(1000 >= data.max_participants)) return false
  }
  if (!ref12(data.participants_count)) return false
  if (!ref12(data.waitlist_count)) return false
  let passes0 = 0
  const sub0 = (() => {
    if (!ref13(data.price)) return false
    return true
  })()
  if (sub0) passes0++
  const sub1 = (() => {
    if (!(data.price === null)) return false
    return true
  })()
  if (sub1) passes0++
  if (passes0 !== 1) return false
  if (!ref14(data.join_deadline)) return false
  if (!ref14(data.leave_deadline)) return false
  if (!ref15(data.organizer)) return false
  let passes1 = 0
  const sub2 = (() => {
    if (!ref18(data.my_participation)) return false
    return true
  })()
  if (sub2) passes1++
  const sub3 = (() => {
    if (!(data.my_participation === null)) return false
    return true
  })()
  if (sub3) passes1++
  if (passes1 !== 1) return false
  if (!(typeof data.can_join === "boolean")) return false
  if (!(typeof data.can_leave === "boolean")) return false
  let passes2 = 0
  const sub4 = (() => {
    if (!ref21(data.reason_code)) return false
    return true
  })()
  if (sub4) passes2++
  const sub5 = (() => {
    if (!(data.reason_code === null)) return false
    return true
  })()
  if (sub5) passes2++
  if (passes2 !== 1) return false
  if (!ref6(data.updated_at)) return false
  return true
};
const ref22 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.pid !== undefined && hasOwn(data, "pid"))) return false
  if (!(data.user !== undefined && hasOwn(data, "user"))) return false
  if (!(data.status !== undefined && hasOwn(data, "status"))) return false
  if (!(data.waitlist_position !== undefined && hasOwn(data, "waitlist_position"))) return false
  if (!(data.joined_at !== undefined && hasOwn(data, "joined_at"))) return false
  if (!(data.is_me !== undefined && hasOwn(data, "is_me"))) return false
  if (!ref3(data.pid)) return false
  if (!ref15(data.user)) return false
  if (!ref19(data.status)) return false
  if (!ref20(data.waitlist_position)) return false
  if (!ref6(data.joined_at)) return false
  if (!(typeof data.is_me === "boolean")) return false
  return true
};
const ref1 = function validate(data) {
  if (!ref2(data)) return false
  if (!(data.participants !== undefined && hasOwn(data, "participants"))) return false
  if (!Array.isArray(data.participants)) return false
  for (let i = 0; i < data.participants.length; i++) {
    if (data.participants[i] !== undefined && hasOwn(data.participants, i)) {
      if (!ref22(data.participants[i])) return false
    }
  }
  return true
};
const ref0 = function validate(data) {
  if (!ref1(data)) return false
  return true
};
return ref0})();
export const isChatMessages: (value: unknown) => value is ChatMessages = /*#__PURE__*/ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref3 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(1 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const stringLength = (string) =>
  /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
const ref5 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (data.length > 50 && stringLength(data) > 50) return false
  if (data.length < 1 || stringLength(data) < 1) return false
  return true
};
const ref6 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  return true
};
const ref4 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.display_name !== undefined && hasOwn(data, "display_name"))) return false
  if (!(data.profile_picture !== undefined && hasOwn(data, "profile_picture"))) return false
  if (!ref3(data.id)) return false
  if (!ref5(data.display_name)) return false
  if (!ref6(data.profile_picture)) return false
  return true
};
const pattern0 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-31|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const ref7 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!pattern0.test(data)) return false
  return true
};
const ref2 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.match_id !== undefined && hasOwn(data, "match_id"))) return false
  if (!(data.sender !== undefined && hasOwn(data, "sender"))) return false
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) return false
  if (!(data.message !== undefined && hasOwn(data, "message"))) return false
  if (!(data.created_at !== undefined && hasOwn(data, "created_at"))) return false
  if (!(data.is_mine !== undefined && hasOwn(data, "is_mine"))) return false
  if (!ref3(data.id)) return false
  if (!ref3(data.match_id)) return false
  let passes0 = 0
  const sub0 = (() => {
    if (!ref4(data.sender)) return false
    return true
  })()
  if (sub0) passes0++
  const sub1 = (() => {
    if (!(data.sender === null)) return false
    return true
  })()
  if (sub1) passes0++
  if (passes0 !== 1) return false
  if (!(typeof data.kind === "string")) return false
  if (!(data.kind === "text" || data.kind === "system")) return false
  if (!(typeof data.message === "string")) return false
  if (data.message.length > 1000 && stringLength(data.message) > 1000) return false
  if (data.message.length < 1 || stringLength(data.message) < 1) return false
  if (!ref7(data.created_at)) return false
  if (!(typeof data.is_mine === "boolean")) return false
  return true
};
const ref8 = function validate(data) {
  if (!(Number.isInteger(data) || data === null)) return false
  if (typeof data === "number") {
    if (!(1 <= data)) return false
    if (!(2147483647 >= data)) return false
  }
  return true
};
const ref1 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.results !== undefined && hasOwn(data, "results"))) return false
  if (!(data.last_read_message_id !== undefined && hasOwn(data, "last_read_message_id"))) return false
  if (!Array.isArray(data.results)) return false
  for (let i = 0; i < data.results.length; i++) {
    if (data.results[i] !== undefined && hasOwn(data.results, i)) {
      if (!ref2(data.results[i])) return false
    }
  }
  if (!ref8(data.last_read_message_id)) return false
  return true
};
const ref0 = function validate(data) {
  if (!ref1(data)) return false
  return true
};
return ref0})();
export const isChatSummary: (value: unknown) => value is ChatSummary = /*#__PURE__*/ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref2 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(1 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const ref3 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(0 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const ref4 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(0 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const ref5 = function validate(data) {
  if (!(Number.isInteger(data) || data === null)) return false
  if (typeof data === "number") {
    if (!(1 <= data)) return false
    if (!(2147483647 >= data)) return false
  }
  return true
};
const pattern0 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-31|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const ref6 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  if (typeof data === "string") {
    if (!pattern0.test(data)) return false
  }
  return true
};
const stringLength = (string) =>
  /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
const ref10 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (data.length > 50 && stringLength(data) > 50) return false
  if (data.length < 1 || stringLength(data) < 1) return false
  return true
};
const ref11 = function validate(data) {
  if (!(typeof data === "string" || data === null)) return false
  return true
};
const ref9 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.display_name !== undefined && hasOwn(data, "display_name"))) return false
  if (!(data.profile_picture !== undefined && hasOwn(data, "profile_picture"))) return false
  if (!ref2(data.id)) return false
  if (!ref10(data.display_name)) return false
  if (!ref11(data.profile_picture)) return false
  return true
};
const ref12 = function validate(data) {
  if (!(typeof data === "string")) return false
  if (!pattern0.test(data)) return false
  return true
};
const ref8 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.match_id !== undefined && hasOwn(data, "match_id"))) return false
  if (!(data.sender !== undefined && hasOwn(data, "sender"))) return false
  if (!(data.kind !== undefined && hasOwn(data, "kind"))) return false
  if (!(data.message !== undefined && hasOwn(data, "message"))) return false
  if (!(data.created_at !== undefined && hasOwn(data, "created_at"))) return false
  if (!(data.is_mine !== undefined && hasOwn(data, "is_mine"))) return false
  if (!ref2(data.id)) return false
  if (!ref2(data.match_id)) return false
  let passes1 = 0
  const sub1 = (() => {
    if (!ref9(data.sender)) return false
    return true
  })()
  if (sub1) passes1++
  const sub2 = (() => {
    if (!(data.sender === null)) return false
    return true
  })()
  if (sub2) passes1++
  if (passes1 !== 1) return false
  if (!(typeof data.kind === "string")) return false
  if (!(data.kind === "text" || data.kind === "system")) return false
  if (!(typeof data.message === "string")) return false
  if (data.message.length > 1000 && stringLength(data.message) > 1000) return false
  if (data.message.length < 1 || stringLength(data.message) < 1) return false
  if (!ref12(data.created_at)) return false
  if (!(typeof data.is_mine === "boolean")) return false
  return true
};
const ref7 = function validate(data) {
  let passes0 = 0
  const sub0 = (() => {
    if (!ref8(data)) return false
    return true
  })()
  if (sub0) passes0++
  const sub3 = (() => {
    if (!(data === null)) return false
    return true
  })()
  if (sub3) passes0++
  if (passes0 !== 1) return false
  return true
};
const ref1 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.match_id !== undefined && hasOwn(data, "match_id"))) return false
  if (!(data.message_count !== undefined && hasOwn(data, "message_count"))) return false
  if (!(data.unread_count !== undefined && hasOwn(data, "unread_count"))) return false
  if (!(data.last_read_message_id !== undefined && hasOwn(data, "last_read_message_id"))) return false
  if (!(data.last_read_at !== undefined && hasOwn(data, "last_read_at"))) return false
  if (!(data.last_message !== undefined && hasOwn(data, "last_message"))) return false
  if (!ref2(data.match_id)) return false
  if (!ref3(data.message_count)) return false
  if (!ref4(data.unread_count)) return false
  if (!ref5(data.last_read_message_id)) return false
  if (!ref6(data.last_read_at)) return false
  if (!ref7(data.last_message)) return false
  return true
};
const ref0 = function validate(data) {
  if (!ref1(data)) return false
  return true
};
return ref0})();
export const isCity: (value: unknown) => value is City = /*#__PURE__*/ (function() {
'use strict'
const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
const ref2 = function validate(data) {
  if (!Number.isInteger(data)) return false
  if (!(1 <= data)) return false
  if (!(2147483647 >= data)) return false
  return true
};
const stringLength = (string) =>
  /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length;
const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const ref3 = function validate(data) {
  if (!(typeof data === "number" || data === null)) return false
  if (typeof data === "number") {
    if (!(-90 <= data)) return false
    if (!(90 >= data)) return false
  }
  return true
};
const ref4 = function validate(data) {
  if (!(typeof data === "number" || data === null)) return false
  if (typeof data === "number") {
    if (!(-180 <= data)) return false
    if (!(180 >= data)) return false
  }
  return true
};
const ref1 = function validate(data) {
  if (!(typeof data === "object" && data && !Array.isArray(data))) return false
  if (!(data.id !== undefined && hasOwn(data, "id"))) return false
  if (!(data.name !== undefined && hasOwn(data, "name"))) return false
  if (!(data.region !== undefined && hasOwn(data, "region"))) return false
  if (!(data.country_code !== undefined && hasOwn(data, "country_code"))) return false
  if (!(data.latitude !== undefined && hasOwn(data, "latitude"))) return false
  if (!(data.longitude !== undefined && hasOwn(data, "longitude"))) return false
  if (!ref2(data.id)) return false
  if (!(typeof data.name === "string")) return false
  if (data.name.length > 100 && stringLength(data.name) > 100) return false
  if (data.name.length < 1 || stringLength(data.name) < 1) return false
  if (!(typeof data.region === "string")) return false
  if (data.region.length > 100 && stringLength(data.region) > 100) return false
  if (data.region.length < 1 || stringLength(data.region) < 1) return false
  if (!(typeof data.country_code === "string")) return false
  if (!pattern0.test(data.country_code)) return false
  if (!ref3(data.latitude)) return false
  if (!ref4(data.longitude)) return false
  return true
};
const ref0 = function validate(data) {
  if (!ref1(data)) return false
  return true
};
return ref0})();
