/** How a call stands to the session; see `ruleFor`. */
interface OperationRule {
  /** Does a 401 end the session? False where it speaks of other credentials, as at login. */
  readonly endsSession: boolean;
  /** Does it need a session? Public calls go out without a token when the token cannot be refreshed. */
  readonly public: boolean;
  /** Does it take the session's token? False for the refresh call alone, which is handed its token. */
  readonly authorized: boolean;
}

const guarded: OperationRule = { endsSession: true, public: false, authorized: true };
const open: OperationRule = { ...guarded, public: true };

const rules: Readonly<Record<string, OperationRule>> = {
  '/api/user/login': { ...open, endsSession: false },
  '/api/user/google-auth': { ...open, endsSession: false },
  '/api/user/verify-otp': { ...open, endsSession: false },
  '/api/user/refresh-token': { endsSession: false, public: true, authorized: false },
  '/api/user/logout': { ...guarded, endsSession: false },
  '/api/user/register': open,
  '/api/user/verify-email': open,
  '/api/user/resend-verification-email': open,
  '/api/user/password-reset-request': open,
  '/api/user/password-reset-confirm': open,
  '/api/user/cities': open,
  '/api/match/confirm/': open,
};

/** The rule of an operation; those that are not listed need a session and end it with a 401. */
export function ruleFor(pathname: string): OperationRule {
  if (pathname.startsWith('/_i18n/')) return { endsSession: false, public: true, authorized: false };
  return Object.hasOwn(rules, pathname) ? (rules[pathname] ?? guarded) : guarded;
}
