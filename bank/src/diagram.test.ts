import { describe, expect, it } from 'vitest';
import { drawingFaults, labelsOf, viewBox } from './checks/drawings.ts';
import { Diagram } from './diagram.ts';

describe('a drawing', () => {
  const frame = { x: [0, 10], y: [0, 10], width: 200, height: 200 } as const;

  it('keeps the size of its frame while everything is within', () => {
    expect(viewBox(new Diagram(frame).label([5, 5], 'A').toSvg())).toEqual({ left: 0, top: 0, right: 200, bottom: 200 });
  });

  it('grows on each side where a label reaches beyond', () => {
    const drawing = new Diagram(frame)
      .label([0, 5], '−1000 kJ', { anchor: 'end' })
      .label([10, 5], 'reaction coordinate', { anchor: 'start' })
      .label([5, 10], 'y', { math: true, dy: -30 })
      .label([5, 0], 'g', { math: true, dy: 40 });
    const box = viewBox(drawing.toSvg());
    expect(box.left).toBeLessThan(-20);
    expect(box.right).toBeGreaterThan(270);
    expect(box.top).toBeLessThan(-3);
    expect(box.bottom).toBeGreaterThan(210);
    expect(drawingFaults(drawing.toSvg())).toEqual([]);
  });

  it('grows with lines and circles that leave the frame', () => {
    const box = viewBox(new Diagram(frame).segment([5, 5], [20, 5]).circle([5, 5], 8).toSvg());
    expect(box.right).toBeGreaterThan(300);
    expect(box.top).toBeLessThan(0);
  });

  it('moves a label off the one that is there, by no more than it must', () => {
    const [first, second] = labelsOf(new Diagram(frame).label([5, 5], '30°').label([5, 5], 'u', { math: true, dy: 6 }).toSvg());
    expect(first).toMatchObject({ x: 100, y: 100 });
    expect(second?.text).toBe('u');
    expect(Math.hypot((second?.x ?? 0) - 100, (second?.y ?? 0) - 106)).toBeLessThan(20);
    expect(drawingFaults(new Diagram(frame).label([5, 5], '30°').label([5, 5], 'u', { math: true, dy: 6 }).toSvg())).toEqual([]);
  });

  it('names an axis in words below it, under the numbers, where the graph does not pass', () => {
    const [tick, name] = labelsOf(new Diagram(frame).axes({ x: 'reaction coordinate', y: '', xTicks: [8] }).toSvg());
    expect(name?.text).toBe('reaction coordinate');
    expect(name?.y).toBeGreaterThan((tick?.y ?? 0) + 10);
  });

  it('leaves out a label without words', () => {
    expect(new Diagram(frame).label([5, 5], '').toSvg()).not.toContain('<text');
  });

  it('refuses a character that no font draws', () => {
    expect(() => new Diagram(frame).label([5, 5], '\u{1F9EA}').toSvg()).toThrow(/No font draws/);
  });
});
