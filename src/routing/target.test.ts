import { expect, it } from 'vitest';
import { targetOf } from './target';

it('targetOf returns the router’s target, without unset query values', () => {
  expect(targetOf('detail', { locale: 'en', params: { id: 7 }, hash: 'chat' })).toMatchObject({
    to: '/$locale/detail/$id',
    params: { locale: 'en', id: 7 },
    hash: 'chat',
  });
  const { to, params, search } = targetOf('index', {
    search: { sport: 'football', city: undefined, next: null },
  });
  expect([to, params, { ...search }]).toEqual(['/$locale', {}, { sport: 'football' }]);
});
