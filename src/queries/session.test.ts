import { expect, it } from 'vitest';
import { getGetSessionUrl } from '@/generated/account/account';
import { sessionQuery } from './session';

it('has the key of the generated query, under which its answer is kept on the device', () => {
  expect(sessionQuery().queryKey).toEqual([getGetSessionUrl()]);
});
