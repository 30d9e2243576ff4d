import { expect, it } from 'vitest';
import type { Screen, Screens } from '@/routing/screen';
import { routeNames } from '@/routing/rows';
import { screens } from './screens';

it('binds each name of the route table, in its order', () => {
  expect(Object.keys(screens)).toEqual(routeNames);
});

/** Checked by the compiler: each unused directive is an error. */
export const screensThatDoNotCompile = ({ index, ...others }: Screens): Screens[] => [
  { index, ...others },
  // @ts-expect-error a screen is missing
  { ...others },
  // @ts-expect-error there is no such row
  { index, ...others, match: index },
];

export const loadersThatDoNotCompile: Screen<'detail'>['loader'][] = [
  () => Promise.resolve(({ params }) => params.id + 1),
  // @ts-expect-error the row has no such parameter
  () => Promise.resolve(({ params }) => params.pid),
  // @ts-expect-error an id is a number
  () => Promise.resolve(({ params }) => params.id.slice(1)),
];
