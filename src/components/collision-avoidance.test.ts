import { expect, test } from 'vitest';
import { type Box, collisionOffset } from '@/components/collision-avoidance';

const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right });
/** A message at the bottom of a phone of 800 px, above the navigation. */
const message = box(660, 720, 16, 374);

test('what floats is lifted over what is pressed below it, and over what it then would cover', () => {
  const composer = box(650, 740);
  const pill = box(600, 644, 300, 380);
  expect(collisionOffset(message, [])).toBe(0);
  expect(collisionOffset(message, [composer])).toBe(720 - 650 + 12);
  expect(collisionOffset(message, [pill, composer])).toBe(720 - 600 + 12);
});

test('what is beside it, out of sight, empty or far above stays where it is, and so does the message', () => {
  const elsewhere = [box(650, 740, 400, 800), box(900, 990), box(700, 700), box(100, 200)];
  expect(collisionOffset(message, elsewhere)).toBe(0);
});

test('it never leaves the window', () => {
  expect(collisionOffset(message, [box(20, 740)])).toBe(0);
});
