import { expect, test } from 'vitest';
import { type Box, computeLift } from './collision-avoidance';

const makeBox = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right });
/** A toast at the bottom of an 800 px high phone screen, above the navigation. */
const toastBox = makeBox(660, 720, 16, 374);

test('lifts a floating box above the boxes that it covers, and above those that it would cover after the lift', () => {
  const composer = makeBox(650, 740);
  const floatingButton = makeBox(600, 644, 300, 380);
  expect(computeLift(toastBox, [])).toBe(0);
  expect(computeLift(toastBox, [composer])).toBe(720 - 650 + 12);
  expect(computeLift(toastBox, [floatingButton, composer])).toBe(720 - 600 + 12);
});

test('does not lift a floating box for boxes that are beside it, below the window, empty or far above', () => {
  const clearBoxes = [makeBox(650, 740, 400, 800), makeBox(900, 990), makeBox(700, 700), makeBox(100, 200)];
  expect(computeLift(toastBox, clearBoxes)).toBe(0);
});

test('does not lift a floating box out of the window', () => {
  expect(computeLift(toastBox, [makeBox(20, 740)])).toBe(0);
});
