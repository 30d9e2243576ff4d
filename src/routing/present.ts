import type { RouterState } from '@tanstack/react-router';
import { matchAddress, type ScreenAddress, type UnknownAddress } from './match';
import { toPublic } from './rewrite';

/** The address of the screen that is shown, with its public pathname. */
type PresentAddress = (ScreenAddress | UnknownAddress) & { pathname: string };

let last: { internal: string; address: PresentAddress } | undefined;

/**
 * The address of the screen that the router shows. It differs from the address bar's while a navigation is pending, so
 * that texts and links change together with the screen.
 */
export function presentAddress({ matches, location }: RouterState): PresentAddress {
  const internal = matches.at(-1)?.pathname ?? location.pathname;
  // Every link on a page asks for the same one.
  if (last?.internal !== internal) {
    const pathname = toPublic(internal);
    last = { internal, address: { ...matchAddress(pathname), pathname } };
  }
  return last.address;
}
