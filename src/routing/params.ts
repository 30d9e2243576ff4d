/** The shape of one path parameter, and what an address with another shape leads to. */
export interface ParamShape {
  accepts: (value: string) => boolean;
  /** The screen that a malformed value leads to; without it such an address is an unknown one (404). */
  otherwise?: 'index';
}

/** Ids are `integer` of the contract: 1 to 2^31 - 1, without leading zeros. */
export const idShape: ParamShape = {
  accepts: (value) => /^[1-9][0-9]{0,9}$/.test(value) && Number(value) <= 2 ** 31 - 1,
};

/** A partner's slug; anything else goes to Home (product decisions, section 3). */
export const partnerShape: ParamShape = {
  accepts: (value) => /^[a-z0-9-]{1,40}$/.test(value),
  otherwise: 'index',
};
