import { expect, it } from 'vitest';
import { getGetSessionUrl } from '@/generated/account/account';
import { sessionQuery } from './session';

it('has the path of the generated call as its key, under which its answer is kept on the device', () => {
  expect(sessionQuery().queryKey).toEqual([getGetSessionUrl()]);
});
