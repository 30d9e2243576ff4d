/** What the build has written into a page for its script in the head (scripts/vite/page.ts): the `data-…` of that script. */
interface PageData {
  /** The address of the dictionary. */
  messages: string;
  /** The addresses of what the screen starts with, for a person with a session; `$id` stands for the number in the page's own, `#…` before the part of it that alone needs it. */
  calls: readonly string[];
  /** The file that paints the screen's beginning before the app is there; empty where none does. */
  paint: string;
  /** The files of the app's code and of the screen's. */
  code: readonly string[];
  /** Those that only a guest needs besides, and only a person with a session; `#…` as above. */
  guest: readonly string[];
  member: readonly string[];
  /** The file that the app begins with, and the one of its style; empty where the page itself names them. */
  entry: string;
  sheet: string;
}

/** Stands in an address for the number that the page's own address ends with. */
export const idPlace = '$id';

const listOf = (text = ''): string[] => text.split(' ').filter(Boolean);

/** Reads it, while the script runs for the first time. */
export function readPageData(script: HTMLOrSVGScriptElement | null): PageData {
  const {
    messages = '',
    calls,
    paint = '',
    code,
    guest,
    member,
    entry = '',
    sheet = '',
  } = script?.dataset ?? {};
  return {
    messages,
    calls: listOf(calls),
    paint,
    code: listOf(code),
    guest: listOf(guest),
    member: listOf(member),
    entry,
    sheet,
  };
}
