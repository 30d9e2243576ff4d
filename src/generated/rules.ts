/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
/** `x-rules.lifetimes` of the contract, which says what they are; times in seconds. */
export const lifetimes = {
  "access_token": 300,
  "refresh_token": 2592000,
  "one_time_code": 600,
  "verify_email_link": 86400,
  "reset_password_link": 3600,
  "idempotency_key": 86400
} as const;

/** `x-rules.limits` of the contract, which says what they are; times in seconds. */
export const limits = {
  "login": {
    "operation": "login",
    "times": 5,
    "seconds": 300,
    "by": "username"
  },
  "google": {
    "operation": "googleAuth",
    "times": 5,
    "seconds": 300,
    "by": "email"
  },
  "otp": {
    "operation": "verifyOtp",
    "times": 5,
    "seconds": 300,
    "by": "account"
  },
  "register": {
    "operation": "register",
    "times": 5,
    "seconds": 300,
    "by": "email"
  },
  "verification_mail": {
    "operation": "resendVerificationEmail",
    "times": 1,
    "seconds": 60,
    "by": "email"
  },
  "reset_mail": {
    "operation": "requestPasswordReset",
    "times": 1,
    "seconds": 60,
    "by": "email"
  },
  "reset": {
    "operation": "confirmPasswordReset",
    "times": 5,
    "seconds": 300,
    "by": "account"
  },
  "chat": {
    "operation": "sendChatMessage",
    "times": 10,
    "seconds": 10,
    "by": "person"
  }
} as const;

/** `x-rules.links` of the contract, which says what they are; times in seconds. */
export const links = {
  "verify_email": {
    "cs": "/verifikace-emailu?uid={uid}&token={token}",
    "en": "/en/verify-email?uid={uid}&token={token}"
  },
  "reset_password": {
    "cs": "/obnoveni-hesla?uid={uid}&token={token}",
    "en": "/en/reset-password?uid={uid}&token={token}"
  },
  "confirm_participation": {
    "cs": "/?pid={pid}&token={token}",
    "en": "/en?pid={pid}&token={token}"
  }
} as const;

/** `x-rules.participation` of the contract, which says what they are; times in seconds. */
export const participation = {
  "late_leave": 86400,
  "confirm_after_promotion": 7200,
  "matches_for_rate": 5
} as const;

/** `x-rules.picture` of the contract, which says what they are; times in seconds. */
export const picture = {
  "bytes": 10485760,
  "pixels": 50000000
} as const;
