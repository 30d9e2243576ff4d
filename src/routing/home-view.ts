import { withoutLocale } from './rows';
import { stringifySearch } from './search';

/**
 * The query of Home under which all chats stand in the place of the matches. The table of addresses is the specification's, and
 * has no screen for them.
 */
export const messagesSearch = { open: 'messages' } as const;

/** Whether a query of Home asks for all chats. */
export const isMessages = ({ open }: { open?: unknown }): boolean => open === messagesSearch.open;

/** A location of the router: the part that says which screen it shows. */
interface Shown {
  pathname: string;
  search?: object;
}

/** An internal pathname; of Home's two screens that with all chats has one more segment, its query. */
export const screenPath = ({ pathname, search = {} }: Shown): string =>
  withoutLocale(pathname) === '' && isMessages(search)
    ? `${pathname}/${stringifySearch(messagesSearch)}`
    : pathname;
