import type { RequestHandler } from 'msw';
import type { Operation } from './operation.ts';

type Resolver = (...args: never[]) => unknown;

/** The success body that a generated handler takes, either as a value or from a function. */
type AnswerOf<Make> = Make extends (answer?: infer Given, ...rest: never[]) => RequestHandler
  ? Exclude<Given, Resolver | undefined>
  : never;

/**
 * One operation for each handler of a generated module, by operationId: `getJoinMatchMockHandler` wants `joinMatch`. An
 * operation that the contract gains is missing here, and one that it loses is too many; neither compiles.
 */
export type OperationMap<Module> = {
  [Name in keyof Module as Name extends `get${infer Id}MockHandler` ? Uncapitalize<Id> : never]: Operation<
    AnswerOf<Module[Name]>
  >;
};
