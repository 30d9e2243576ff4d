import type { Resolver } from 'react-hook-form';
import { reportMissingCode } from '@/components/missing-code';
import type { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { loadChunk } from '@/lib/load-chunk';

/** The form's state; the schema demands the tick that an empty form does not have yet. */
export type RegistrationValues = Omit<RegisterRequest, 'privacy_policy_accepted'> & {
  privacy_policy_accepted: boolean;
};

type RegistrationResolver = Resolver<RegistrationValues, unknown, RegisterRequest>;

/** The type of the form's root error: what checks it could not be loaded. */
export const unchecked = 'unchecked';

const loadResolver = async (): Promise<RegistrationResolver> =>
  (await loadChunk(() => import('./contract-resolver'))).contractResolver as unknown as RegistrationResolver;

/** For the `<form>`: loads what checks it once a person begins to fill it in. */
export const loadWhenTouched = {
  onFocus: (): void => {
    loadResolver().catch(() => undefined);
  },
};

/** Checks by the contract's schema once that is there. When it does not come, an attempt to send finds a root error. */
export const lateResolver: RegistrationResolver = async (...form) => {
  try {
    return await (
      await loadResolver()
    )(...form);
  } catch (error) {
    reportMissingCode(error);
    return { values: {}, errors: { root: { type: unchecked } } };
  }
};
