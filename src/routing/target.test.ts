import { describe, expect, it } from 'vitest';
import { targetOf } from './target';

describe('targetOf', () => {
  it('gives what the router knows a screen by, and leaves out what is not set', () => {
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

  it('asks for parameters exactly when the path has them, and for nothing in the query that the screen does not know', () => {
    const calls = [
      // @ts-expect-error the id is missing
      () => targetOf('detail', { locale: 'cs' }),
      // @ts-expect-error login has no parameters
      () => targetOf('login', { locale: 'cs', params: { id: 7 } }),
      // @ts-expect-error an id is a number
      () => targetOf('detail', { locale: 'cs', params: { id: '../profil' } }),
      // @ts-expect-error the parameter has another name
      () => targetOf('detail', { locale: 'cs', params: { pid: 7 } }),
      // @ts-expect-error there is no such screen
      () => targetOf('match', { locale: 'cs' }),
      // @ts-expect-error there is no such filter
      () => targetOf('index', { search: { sports: 'football' } }),
      // @ts-expect-error a match has no filters
      () => targetOf('detail', { params: { id: 7 }, search: { sport: 'football' } }),
    ];
    expect(calls).toHaveLength(7);
  });
});
