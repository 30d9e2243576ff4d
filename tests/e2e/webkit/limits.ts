/** A test that cannot run in Debian's WebKitGTK, by its file and its title (all of the file without one), and why. */
interface Limit {
  spec: string;
  test?: string;
  why: string;
}

const questions = 'questions of the browser itself (confirm, beforeunload) do not reach the test';
const chromium = 'it speaks the protocol of Chromium';

/** All of them, of the harness and not of the engine (README.md) but for the first of offline-data. A run skips them and says why. */
export const limits: readonly Limit[] = [
  { spec: 'profile', test: 'asks before unsaved changes are left by a link, by Back or with the tab, and not otherwise', why: questions },
  { spec: 'profile', test: 'asks by the browser’s own question when the dialog cannot be had', why: questions },
  { spec: 'profile', test: 'takes a picture of the camera, one that is dropped and one that is pasted, and says why a file is none', why: 'the camera is offered to touch alone' },
  { spec: 'profile', test: 'crops by pointer, touch, wheel and keyboard; a failure leaves the picture that was there', why: chromium },
  { spec: 'chat', test: 'Enter sends elsewhere, but not while a word is composed', why: chromium },
  { spec: 'list', test: 'rows of the list', why: chromium },
  { spec: 'statistics', test: 'every chart has a table of the same figures, which comes as a file and is printed', why: 'downloads do not reach the test' },
  { spec: 'prerendered', test: 'each public page can be read in its own style, says what needs JavaScript, and stands still when the sheet comes', why: 'JavaScript cannot be switched off' },
  { spec: 'prerendered', test: 'a page of which a part has come is painted as a whole, so that nothing moves in it', why: 'another origin takes another process, which the inspector does not follow' },
  { spec: 'offline-app', why: 'service workers do not reach the test' },
  { spec: 'offline-data', test: 'what was looked at is there without a signal, what was written goes out once, and nothing outlives the person', why: 'a page that WebKit puts aside amid a transaction keeps its database from the next one, and a closed page warns' },
  { spec: 'offline-data', test: 'what was looked at is painted before any answer, moves nothing when it comes, and is painted for nobody else', why: 'a person whose only page is closed has no browser left' },
]; // oxfmt-ignore

/** Why a test cannot run in Debian's WebKitGTK, or undefined where it can. */
export const limitOf = (file: string, title: string): string | undefined =>
  limits.find(({ spec, test = title }) => file.endsWith(`/${spec}.spec.ts`) && test === title)?.why;
