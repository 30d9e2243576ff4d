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
   * @param isExpired the backend says that the token has expired
   * @returns whether to send the call again: by a device's clock that is wrong the token was still young, and it is renewed once
   */
  readonly unauthorized: (ticket: RequestAuth, isExpired: boolean) => boolean;
  /** A call was answered: its token is good. */
  readonly accepted: (ticket: RequestAuth) => void;
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
  /** The young token that the backend took for expired, until the one that came in its place has been accepted. */
  let onTrial: { readonly refused: string } | null = null;

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
    unauthorized(ticket, isExpired) {
      sync();
      const { token, term, wasValid } = ticket;
      if (term !== tab.term()) return false;
      if (wasValid && token !== null && token === onTrial?.refused) return true;
      if (token !== tokens.read().access) return false;
      if (wasValid && token !== null && tokens.isExpired(token)) return false;
      if (isExpired && wasValid && token !== null && tokens.read().refresh !== null && onTrial === null) {
        onTrial = { refused: token };
        tokens.refuse(token);
        return true;
      }
      tab.end(isExpired && tokens.isClockWrong() ? 'clock' : 'expired');
      onTrial = null;
      return false;
    },
    accepted(ticket) {
      if (ticket.token !== onTrial?.refused) onTrial = null;
    },
  };
}
