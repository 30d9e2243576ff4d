import { expect, test } from 'vitest';
import { type Box, collisionOffset } from '@/components/collision-avoidance';

const makeBox = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right });
/** A toast at the bottom of an 800 px high phone screen, above the navigation. */
const toast = makeBox(660, 720, 16, 374);

test('lifts a floating box above the boxes that it covers, also after the first lift', () => {
  const composer = makeBox(650, 740);
  const pill = makeBox(600, 644, 300, 380);
  expect(collisionOffset(toast, [])).toBe(0);
  expect(collisionOffset(toast, [composer])).toBe(720 - 650 + 12);
  expect(collisionOffset(toast, [pill, composer])).toBe(720 - 600 + 12);
});

test('does not lift for boxes that are beside it, below the window, empty or far above', () => {
  const distantBoxes = [makeBox(650, 740, 400, 800), makeBox(900, 990), makeBox(700, 700), makeBox(100, 200)];
  expect(collisionOffset(toast, distantBoxes)).toBe(0);
});

test('does not lift out of the window', () => {
  expect(collisionOffset(toast, [makeBox(20, 740)])).toBe(0);
});
