export const NO_WEBKIT: string;
interface FoundWebKit {
  /** Whether it is Debian's, which tests/e2e/webkit drives. */
  isGtk: boolean;
  /** What to call it. */
  version: string;
}
/** A WebKit that can be driven, or undefined when there is none. */
export function findWebKit(): FoundWebKit | undefined;
/** The same, installed first where this process may do so. */
export function ensureWebKit(): FoundWebKit | undefined;
