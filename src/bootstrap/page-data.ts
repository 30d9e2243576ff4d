/** Replaced in a call's path by the id at the end of the page's address. */
export const idPlaceholder = '$id';

const splitList = (text = ''): string[] => text.split(' ').filter(Boolean);

/** Reads the `data-…` that the build writes on the bootstrap script (scripts/vite/page.ts). */
export function readPageData({ dataset }: HTMLOrSVGElement) {
  const { messages = '', paint = '', entry = '', sheet = '' } = dataset;
  return {
    messages,
    /** The API paths to preload for a person with a session; `path#hash` only when the address has that hash. */
    calls: splitList(dataset['calls']),
    /** The file of the first paint, or empty. */
    paint,
    /** The files of the app and the screen. */
    code: splitList(dataset['code']),
    /** More files for a guest, and for a person with a session; `#hash` as above. */
    guest: splitList(dataset['guest']),
    member: splitList(dataset['member']),
    /** The entry file and the style sheet of the app; empty when the page itself loads them. */
    entry,
    sheet,
  };
}
