import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './ScratchPaper.stories.tsx';
import { ScratchPaper } from './ScratchPaper.tsx';
import { type DrawnStroke, hasRoom, pointsOf, strokeOf, touches } from './strokes.ts';

componentContract('ScratchPaper', { render: (props) => <ScratchPaper strokes={[]} onStrokesChange={() => {}} {...props} /> });

let latest: readonly DrawnStroke[];
function Paper({ first = [] }: { first?: DrawnStroke[] }) {
  const [strokes, setStrokes] = useState<readonly DrawnStroke[]>(first);
  latest = strokes;
  return <ScratchPaper strokes={strokes} onStrokesChange={setStrokes} />;
}
const page = () => screen.getByRole('img', { name: /^Scratch paper/ });
const at = (x: number, y: number, more = {}) => ({ clientX: x, clientY: y, pointerId: 1, button: 0, ...more });
/** jsdom may lack PointerEvent; a MouseEvent with its fields replaces it. */
function send(type: string, init: Record<string, unknown>) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  for (const [name, value] of Object.entries({ pointerType: 'mouse', pressure: 0.5, ...init })) {
    if (!(name in event)) Object.defineProperty(event, name, { value });
  }
  fireEvent(page(), event);
}
function draw(points: readonly (readonly [number, number])[], more = {}) {
  const [first, ...rest] = points;
  if (first) send('pointerdown', at(...first, more));
  for (const point of rest) send('pointermove', at(...point, more));
  send('pointerup', at(...(points.at(-1) ?? [0, 0]), more));
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0, width: 500, height: 500 } as DOMRect);
});

describe('ScratchPaper', () => {
  it('keeps a line in thousandths of the page, with the pressure of a pen', () => {
    render(<Paper />);
    draw(
      [
        [50, 50],
        [100, 50],
        [100, 100],
      ],
      { pointerType: 'pen', pressure: 0.8 },
    );
    expect(latest).toMatchObject([{ colour: 'ink', points: [100, 100, 80, 100, 0, 0, 0, 100, 0] }]);
    expect(page()).toHaveAccessibleName('Scratch paper: 1 line drawn');
  });

  it('draws in the colour that is chosen, and takes back and does again', async () => {
    render(<Paper />);
    await userEvent.click(screen.getByRole('button', { name: 'Red pen' }));
    draw([
      [10, 10],
      [90, 90],
    ]);
    draw([
      [10, 90],
      [90, 10],
    ]);
    expect(latest.map(({ colour }) => colour)).toEqual(['red', 'red']);
    const [first, second] = latest;
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(latest).toEqual([first]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(latest).toEqual([]);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(latest).toEqual([first, second]);
  });

  it('erases whole lines that the eraser touches, in one step that can be taken back', async () => {
    render(<Paper />);
    draw([
      [50, 50],
      [450, 50],
    ]);
    draw([
      [50, 400],
      [450, 400],
    ]);
    const before = latest;
    await userEvent.click(screen.getByRole('button', { name: 'Eraser' }));
    draw([
      [250, 20],
      [250, 90],
    ]);
    expect(latest).toEqual(before.slice(1));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(latest).toHaveLength(2);
  });

  it('does not draw with the hand that rests while a pen is used, nor with a second finger', () => {
    render(<Paper />);
    send('pointerdown', at(10, 10, { pointerType: 'touch' }));
    send('pointerdown', at(300, 300, { pointerType: 'touch', pointerId: 2 }));
    send('pointerup', at(10, 10, { pointerType: 'touch' }));
    expect(latest).toHaveLength(1);
    draw(
      [
        [50, 50],
        [80, 80],
      ],
      { pointerType: 'pen' },
    );
    draw(
      [
        [200, 200],
        [280, 280],
      ],
      { pointerType: 'touch' },
    );
    expect(latest).toHaveLength(2);
  });

  it('says when a page is full, and draws no more on it', () => {
    const long = strokeOf(
      Array.from({ length: 500 }, (_, index) => [index * 2, (index % 2) * 100, 50] as const),
      'ink',
    );
    render(<Paper first={Array.from({ length: 16 }, (_, index) => ({ ...long, id: `stroke${index}` }))} />);
    expect(screen.getByText(/This page is full/)).toBeVisible();
    draw([
      [50, 50],
      [80, 80],
    ]);
    expect(latest).toHaveLength(16);
  });
});

describe('strokes', () => {
  it('stay within the page, in whole numbers, and forget points that lie on each other', () => {
    const stroke = strokeOf(
      [
        [-20, 1_200, 130],
        [0.4, 999.8, 100],
        [500.6, 500.2, 10],
      ],
      'blue',
    );
    expect(stroke.id).toMatch(/^[0-9a-z]{10}$/);
    expect(pointsOf(stroke)).toEqual([
      [0, 1_000, 100],
      [501, 500, 10],
    ]);
  });

  it('are touched by an eraser that crosses them quickly', () => {
    const line = strokeOf(
      [
        [100, 500, 50],
        [900, 500, 50],
      ],
      'ink',
    );
    expect(touches(line, [500, 100, 0], [500, 900, 0])).toBe(true);
    expect(touches(line, [500, 100, 0], [500, 400, 0])).toBe(false);
  });

  it('leave room until the page is full', () => {
    expect(hasRoom([])).toBe(true);
    expect(hasRoom(Array.from({ length: 600 }, () => ({ id: 'a', colour: 'ink' as const, points: [1, 1, 1] })))).toBe(false);
  });
});

/** Draws a line, then focuses the tools. */
function drawAndTakePen() {
  draw([
    [10, 10],
    [90, 90],
  ]);
  screen.getByRole('button', { name: 'Black pen' }).focus();
}

keyboardContract(stories, {
  ScratchPaper: {
    'Enter, Space': async () => {
      render(<Paper />);
      screen.getByRole('button', { name: 'Red pen' }).focus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('button', { name: 'Red pen' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{Tab} ');
      expect(screen.getByRole('button', { name: 'Eraser' })).toHaveAttribute('aria-pressed', 'true');
    },
    'Ctrl+Z': async () => {
      render(<Paper />);
      drawAndTakePen();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(latest).toEqual([]);
    },
    'Ctrl+Shift+Z': async () => {
      render(<Paper />);
      drawAndTakePen();
      await userEvent.keyboard('{Control>}z{Shift>}Z{/Shift}{/Control}');
      expect(latest).toHaveLength(1);
    },
  },
});
