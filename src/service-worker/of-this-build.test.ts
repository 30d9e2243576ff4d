import { expect, it } from 'vitest';
import { isOfBuild } from './of-this-build';

const build = {
  id: 'aaaa',
  pages: [['/detail/:id', '/app/detail/']] as const,
  otherwise: { cs: '/app/', en: '/en/app/' },
  start: [],
  rest: [],
};
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const page = (id: string) => answer(`<meta name="build" content="${id}" />`, 'text/html; charset=utf-8');
const code = answer('export {}', 'text/javascript');

it.each([
  ['a page of the build', '/app/detail/', page('aaaa'), true],
  ['a page of another build', '/app/detail/', page('bbbb'), false],
  ['a page of another app', '/en/app/', answer('Hi', 'text/html'), false],
  ['something else in the place of a page', '/app/', answer('{}', 'application/json'), false],
  ['a file', '/assets/a.js', code, true],
  ['a page in the place of a file', '/assets/a.js', page('aaaa'), false],
  ['a failure', '/assets/a.js', answer('', 'text/javascript', 500), false],
  ['a file that is not there', '/assets/a.js', answer('', 'text/javascript', 404), false],
])('%s', async (_what, address, response, isKept) => {
  expect(await isOfBuild(build, `https://hrajem.test${address}`, response)).toBe(isKept);
});
