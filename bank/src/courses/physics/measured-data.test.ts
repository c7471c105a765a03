import { describe, expect, it } from 'vitest';
import { bestLine, extremeLines, scattered, stated } from './measured-data.ts';

describe('stated', () => {
  it('gives the uncertainty to one figure and the value to the same place', () => {
    expect(stated(9.832, 0.214)).toEqual({ value: '9.8', uncertainty: '0.2' });
    expect(stated(6130, 455)).toEqual({ value: '6100', uncertainty: '500' });
    expect(stated(0.01156, 0.00042)).toEqual({ value: '0.0116', uncertainty: '0.0004' });
  });

  it('moves to the next place where rounding carries over', () => {
    expect(stated(1.958, 0.098)).toEqual({ value: '2.0', uncertainty: '0.1' });
    expect(stated(87.3, 9.7)).toEqual({ value: '90', uncertainty: '10' });
  });
});

describe('lines through readings', () => {
  const readings = [
    { x: 0, y: 1, dy: 0.5 },
    { x: 2, y: 5, dy: 0.5 },
    { x: 4, y: 9, dy: 0.5 },
  ];

  it('finds the line that the points lie on', () => {
    const { gradient, intercept } = bestLine(readings);
    expect(gradient).toBeCloseTo(2, 12);
    expect(intercept).toBeCloseTo(1, 12);
  });

  it('finds the extreme lines from end to end of the outer bars where all points lie on one line', () => {
    const { steepest, shallowest } = extremeLines(readings);
    expect(steepest.gradient).toBeCloseTo(2.25, 12);
    expect(shallowest.gradient).toBeCloseTo(1.75, 12);
  });

  it('says so where no line passes through all bars', () => {
    expect(() => extremeLines([...readings, { x: 3, y: 20, dy: 0.5 }])).toThrow(/No straight line/);
  });

  it('scatters readings by less than their bars, so that a line passes through all', () => {
    for (let turn = 0; turn < 8; turn++) {
      const data = scattered({ gradient: 1.3, intercept: 0.4 }, [1, 2, 3, 4, 5], 0.2, 2, turn);
      expect(data.every(({ x, y, dy }) => Math.abs(y - 1.3 * x - 0.4) < dy)).toBe(true);
      expect(extremeLines(data).steepest.gradient).toBeGreaterThan(extremeLines(data).shallowest.gradient);
    }
  });
});
