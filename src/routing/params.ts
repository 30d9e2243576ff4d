/** The shape of one path parameter, and what an address with another shape leads to. */
export interface ParamShape<Value extends string | number> {
  /** The value that a segment of an address stands for, null for another shape; `String` gives the segment back. */
  parse: (segment: string) => Value | null;
  /** The screen that a malformed value leads to; without it such an address is an unknown one (404). */
  otherwise?: 'index';
}

/** Ids are `integer` of the contract: 1 to 2^31 - 1, without leading zeros. */
export const idShape: ParamShape<number> = {
  parse: (segment) =>
    /^[1-9][0-9]{0,9}$/.test(segment) && Number(segment) <= 2 ** 31 - 1 ? Number(segment) : null,
};

/** A partner's slug; anything else goes to Home. */
export const partnerShape: ParamShape<string> = {
  parse: (segment) => (/^[a-z0-9-]{1,40}$/.test(segment) ? segment : null),
  otherwise: 'index',
};
