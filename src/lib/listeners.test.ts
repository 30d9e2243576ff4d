import { expect, it } from 'vitest';
import { createListeners } from './listeners';

it('tells everybody, in order, until they are removed', () => {
  const heard: string[] = [];
  const news = createListeners<[string]>();
  const remove = news.add((text) => heard.push(`first ${text}`));
  news.add((text) => heard.push(`second ${text}`));
  news.call('a');
  remove();
  news.call('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});
