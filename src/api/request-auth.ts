import { SessionChangedError, SessionExpiredError } from './problem';
import type { TabSession } from './tab-session';
import type { TokenStore } from './tokens';

/** With what a call was sent, to judge its answer by. */
export interface RequestAuth {
  readonly token: string | null;
  /** Whose tab it was then. */
  readonly term: object;
  /** Was the token valid, as far as the client can tell? */
  readonly wasValid: boolean;
}

/** What calls need of the session. */
export interface RequestAuthorizer {
  /**
   * A token to call with (refreshed if expired, null for an anonymous person), together with what `isCurrent` and
   * `unauthorized` judge the answer by. Rejects as `createRenewal` says.
   */
  readonly authorize: () => Promise<RequestAuth>;
  /** Does the call still belong to this tab's session? */
  readonly isCurrent: (ticket: RequestAuth) => boolean;
  /**
   * A call was answered with 401. Ends the session once, unless a newer token or session has come since, or the token
   * ran out on the way (a device that slept): that says nothing about the session, and the next call refreshes.
   */
  readonly unauthorized: (ticket: RequestAuth) => void;
}

interface RequestAuthorizerOptions {
  readonly tokens: TokenStore;
  /** Compares with the cookies. */
  readonly sync: () => void;
  /** Gets an access token for that refresh token. */
  readonly renew: (refresh: string) => Promise<string>;
}

export function createRequestAuthorizer(
  tab: Pick<TabSession, 'term' | 'end'>,
  { tokens, sync, renew }: RequestAuthorizerOptions,
): RequestAuthorizer {
  async function accessToken(): Promise<string | null> {
    const { access, refresh } = tokens.read();
    if (access !== null && !tokens.isExpired(access)) return access;
    if (refresh !== null) return renew(refresh);
    if (access === null) return null;
    tab.end('expired');
    throw new SessionExpiredError();
  }

  return {
    async authorize() {
      sync();
      const term = tab.term();
      const token = await accessToken();
      if (tab.term() !== term) throw new SessionChangedError();
      return { token, term, wasValid: token !== null && !tokens.isExpired(token) };
    },
    isCurrent(ticket) {
      sync();
      return ticket.term === tab.term();
    },
    unauthorized(ticket) {
      sync();
      if (ticket.term !== tab.term() || ticket.token !== tokens.read().access) return;
      const ranOutOnTheWay = ticket.wasValid && ticket.token !== null && tokens.isExpired(ticket.token);
      if (!ranOutOnTheWay) tab.end('expired');
    },
  };
}
