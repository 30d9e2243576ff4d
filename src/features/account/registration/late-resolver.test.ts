// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { onMissingCode } from '@/components/missing-code';
import { lateResolver, unchecked } from './late-resolver';

const contract = vi.hoisted(() => ({ isThere: true }));

vi.mock('./contract-resolver', async (original) => {
  const module = await original<object>();
  return {
    get contractResolver() {
      if (!contract.isThere) throw new TypeError('Failed to fetch');
      return (module as { contractResolver: unknown }).contractResolver;
    },
  };
});

const empty = {
  username: '',
  email: 'jana@example.com',
  password: 'dlouhé heslo',
  first_name: 'Jana',
  last_name: 'Nováková',
  city_id: null,
  language: 'cs',
  privacy_policy_accepted: true,
} as const;

const check = () => lateResolver(empty, undefined, { fields: {}, shouldUseNativeValidation: false });

afterEach(() => {
  contract.isThere = true;
});

it('checks by the contract', async () => {
  expect(Object.keys((await check()).errors)).toEqual(['username']);
});

it('says of the form that it cannot be checked while its code does not come, and tries again', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const missed = vi.fn();
  const forget = onMissingCode(missed);
  contract.isThere = false;
  expect(await check()).toEqual({ values: {}, errors: { root: { type: unchecked } } });
  expect(missed).toHaveBeenCalledOnce();
  forget();
  contract.isThere = true;
  expect(Object.keys((await check()).errors)).toEqual(['username']);
});
