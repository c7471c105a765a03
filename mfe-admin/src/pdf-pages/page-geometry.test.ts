import { crispScale } from '@shell/kit/pdf';
import { describe, expect, it } from 'vitest';
import { anchorAt, middleOf, nextZoom, pageAt, scaleOf } from './page-geometry.ts';

const boxes = [
  { top: 0, height: 100 },
  { top: 110, height: 100 },
  { top: 220, height: 50 },
];

describe('zoom', () => {
  it('fits each page into the frame, or follows the factor', () => {
    expect(scaleOf('width', { width: 1000, height: 800 }, 500)).toBe(0.5);
    expect(scaleOf('width', { width: 800, height: 1000 }, 500)).toBe(0.625);
    expect(scaleOf(1.5, { width: 800, height: 1000 }, 500)).toBe(1.5);
  });

  it('goes by steps from any scale and stops at the ends', () => {
    expect(nextZoom(0.83, 1)).toBe(1);
    expect(nextZoom(0.83, -1)).toBe(0.75);
    expect(nextZoom(1, 1)).toBe(1.25);
    expect(nextZoom(4, 1)).toBe(4);
    expect(nextZoom(0.25, -1)).toBe(0.25);
  });

  it('draws as many pixels as the screen has, but no more than a canvas can hold', () => {
    expect(crispScale({ width: 794, height: 1123 }, 1, 2)).toBe(2);
    const scale = crispScale({ width: 794, height: 1123 }, 4, 3);
    expect(794 * 1123 * scale * scale).toBeLessThanOrEqual(16_777_217);
  });
});

describe('the page in view', () => {
  it('covers the middle of the view, or is the nearest to it', () => {
    expect(pageAt(boxes, 50)).toBe(1);
    expect(pageAt(boxes, 104)).toBe(1);
    expect(pageAt(boxes, 108)).toBe(2);
    expect(pageAt(boxes, 9_999)).toBe(3);
    expect(pageAt([], 5)).toBe(1);
  });

  it('keeps its place when the pages grow', () => {
    const anchor = anchorAt(boxes, 160);
    expect(anchor).toEqual({ page: 2, fraction: 0.5 });
    const grown = boxes.map(({ top, height }) => ({ top: top * 2, height: height * 2 }));
    expect(middleOf(grown, anchor)).toBe(320);
  });
});
