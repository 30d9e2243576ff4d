/** The parts of a browser's location that routing reads. */
export interface AddressParts {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** Takes a public address apart: pathname, query and hash, beginning with a slash. */
export function partsOf(address: string): AddressParts {
  const { pathname, search, hash } = new URL(`http://localhost${address}`);
  return { pathname, search, hash };
}
