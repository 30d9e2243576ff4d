/** Stands in an address for the number that the page's own address ends with. */
export const idPlaceholder = '$id';

const splitList = (text = ''): string[] => text.split(' ').filter(Boolean);

/** What the build has written into a page for its script in the head (scripts/vite/page.ts): the `data-…` of that script while it runs. */
export function readPageData({ dataset }: HTMLOrSVGElement) {
  const { messages = '', paint = '', entry = '', sheet = '' } = dataset;
  return {
    messages,
    /** What the screen starts with for a person with a session; `#…` stands before the part of the page's address that alone needs it. */
    calls: splitList(dataset['calls']),
    /** The file that paints the screen's beginning before the app is there; empty where none does. */
    paint,
    /** The files of the app's code and of the screen's. */
    code: splitList(dataset['code']),
    /** Those that only a guest needs besides, and only a person with a session; `#…` as above. */
    guest: splitList(dataset['guest']),
    member: splitList(dataset['member']),
    /** The file that the app begins with, and the one of its style; empty where the page itself names them. */
    entry,
    sheet,
  };
}
