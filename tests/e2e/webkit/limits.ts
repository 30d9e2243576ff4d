/** A test that cannot run in Debian's WebKitGTK, by its file and its title, and why. */
interface Limit {
  spec: string;
  test: string;
  why: string;
}

const questions = 'the browser asks nobody: `confirm` and `beforeunload` are not seen by the test';
const devTools = 'it speaks the protocol of Chromium: fingers, composed words, the accessibility tree';

/** All of them; a run skips them by name. The harness has these limits, not the engine (README.md). */
export const limits: readonly Limit[] = [
  { spec: 'profile', test: 'asks before unsaved changes are left by a link, by Back or with the tab, and not otherwise', why: questions },
  { spec: 'profile', test: 'asks by the browser’s own question when the dialog cannot be had', why: questions },
  { spec: 'profile', test: 'takes a picture of the camera, one that is dropped and one that is pasted, and says why a file is none', why: 'the chooser of files is not seen by the test' },
  { spec: 'profile', test: 'crops by pointer, touch, wheel and keyboard; a failure leaves the picture that was there', why: devTools },
  { spec: 'chat', test: 'Enter breaks the line on touch and sends elsewhere, but not while a word is composed', why: devTools },
  { spec: 'statistics', test: 'every chart has a table of the same figures, which comes as a file and is printed', why: 'a download is not seen by the test' },
  { spec: 'statistics', test: 'charts keep their words and bars in colours that the system imposes', why: 'the system imposes no colours on it' },
]; // oxfmt-ignore

/** Why a test cannot run in Debian's WebKitGTK, or undefined where it can. */
export const limitOf = (file: string, title: string): string | undefined =>
  limits.find(({ spec, test }) => file.endsWith(`/${spec}.spec.ts`) && test === title)?.why;
