import type { Annotation } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { boxOf, freePlace, movedBy, nearest, placeOf } from './geometry.ts';

const A4 = Math.SQRT2;
const tick = (x: number, y: number, id = 't'): Annotation => ({
  id,
  kind: 'tick',
  page: 1,
  question_id: null,
  x,
  y,
  size: 0.04,
});

describe('places on a page', () => {
  it('are fractions of the page as it is shown, whatever its size on the screen', () => {
    const page = { left: 100, top: 50, width: 400, height: 600 } as DOMRect;
    expect(placeOf({ clientX: 200, clientY: 350 }, page)).toEqual({ x: 0.25, y: 0.5 });
    expect(placeOf({ clientX: 100, clientY: 51 }, page)).toEqual({ x: 0, y: 0.0017 });
  });

  it('stay on the page when something is moved over its edge', () => {
    const moved = movedBy(tick(0.9, 0.1), 0.5, -0.5, A4);
    const box = boxOf(moved, A4);
    expect(box.x + box.width).toBeCloseTo(1, 3);
    expect(box.y).toBeCloseTo(0, 3);
  });

  it('move a line with all its points', () => {
    const line: Annotation = {
      id: 'p',
      kind: 'pen',
      page: 1,
      question_id: null,
      width: 0.004,
      points: [
        [0.1, 0.1, 0.5],
        [0.2, 0.3, 0.5],
      ],
    };
    expect(movedBy(line, 0.1, 0.1, A4)).toMatchObject({
      points: [
        [0.2, 0.2, 0.5],
        [0.3, 0.4, 0.5],
      ],
    });
  });
});

describe('what the crosshair means', () => {
  it('is the nearest mark within reach, the topmost of two', () => {
    const marks = [tick(0.5, 0.5, 'below'), tick(0.5, 0.5, 'above'), tick(0.1, 0.9, 'far')];
    expect(nearest({ x: 0.51, y: 0.5 }, marks, A4)?.id).toBe('above');
    expect(nearest({ x: 0.8, y: 0.8 }, marks, A4)).toBeNull();
  });
});

describe('the place of a stamp from the rubric', () => {
  it('is where the grader looks, below present ones', () => {
    const spot = { x: 0.94, y: 0.3 };
    expect(freePlace(spot, [], A4, 0.026)).toEqual(spot);
    const second = freePlace(spot, [tick(0.94, 0.3)], A4, 0.026);
    expect(second.x).toBe(0.94);
    expect(second.y).toBeGreaterThan(0.32);
    expect(freePlace({ x: 0.94, y: 0.97 }, [tick(0.94, 0.97)], A4, 0.026).y).toBeLessThan(1);
  });
});
