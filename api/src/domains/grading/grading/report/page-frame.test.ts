import { expect, test } from 'vitest';
import { frameOf, shownBox } from './draw-annotations.ts';

const box = { x: 10, y: 20, width: 300, height: 400 };

/** Converts a point of the page as shown, in fractions from the top left, to the file's coordinates. */
function inFile(angle: number, fx: number, fy: number): [number, number] {
  const { width, height, matrix } = frameOf(box, angle);
  const [x, y] = [fx * width, (1 - fy) * height];
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

test.each([
  // The corner at the top left, and the one at the top right, of a page turned clockwise.
  [0, [10, 420], [310, 420]],
  [90, [10, 20], [10, 420]],
  [180, [310, 20], [10, 20]],
  [270, [310, 420], [310, 20]],
  [-90, [310, 420], [310, 20]],
  [450, [10, 20], [10, 420]],
  [45, [10, 420], [310, 420]],
])('a page turned by %i degrees', (angle, topLeft, topRight) => {
  expect(inFile(angle, 0, 0)).toEqual(topLeft);
  expect(inFile(angle, 1, 0)).toEqual(topRight);
});

test('a page turned by a quarter is shown as wide as it is high', () => {
  expect(frameOf(box, 90)).toMatchObject({ width: 400, height: 300 });
});

test('shows the crop box as far as it lies on the page, whichever corners it names', () => {
  const media = { x: 0, y: 0, width: 600, height: 800 };
  expect(shownBox({ x: 100, y: 100, width: 900, height: 200 }, media)).toEqual({ x: 100, y: 100, width: 500, height: 200 });
  expect(shownBox({ x: 300, y: 300, width: -200, height: -100 }, media)).toEqual({ x: 100, y: 200, width: 200, height: 100 });
  expect(shownBox({ x: 700, y: 0, width: 10, height: 10 }, media)).toEqual(media);
});
