import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { CallParts, World } from './world.ts';

/** One call of one operation and what must come back. */
export interface Case {
  operation: string;
  status: number;
  /** The problem's code, for every status from 400 on. */
  code?: ProblemCode;
  /** What is special about it. */
  name: string;
  /** The request, after whatever must have happened before it. */
  request?: CallParts | ((world: World) => CallParts | Promise<CallParts>);
  /** The fields that a problem names, with their codes. */
  fields?: Record<string, FieldErrorCode>;
  /** Part of the success body. */
  answer?: unknown;
  /** The request breaks the contract on purpose. */
  invalid?: true;
}

/** The row's request in that world. */
export const partsOf = async ({ request = {} }: Case, world: World): Promise<CallParts> =>
  typeof request === 'function' ? request(world) : request;
