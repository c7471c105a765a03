import { css } from '@emotion/react';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { ScratchPaper } from './ScratchPaper.tsx';
import { type DrawnStroke, strokeOf } from './strokes.ts';

export default {
  title: 'Components/ScratchPaper',
  component: ScratchPaper,
  parameters: {
    keyboard: {
      ScratchPaper: {
        'Enter, Space': 'takes the pen, takes back or does again, on the buttons',
        'Ctrl+Z': 'takes the last line back',
        'Ctrl+Shift+Z': 'does it again',
      },
    },
  },
};

const narrow = css({ maxInlineSize: token.size.dock });
const wave = strokeOf(
  Array.from({ length: 60 }, (_, index) => [100 + index * 13, 500 - 200 * Math.sin(index / 8), 30 + index] as const),
  'blue',
);

export function Drawing() {
  const [strokes, setStrokes] = useState<readonly DrawnStroke[]>([wave]);
  return <ScratchPaper css={narrow} strokes={strokes} onStrokesChange={setStrokes} />;
}

export function ReadOnly() {
  return <ScratchPaper css={narrow} readOnly strokes={[wave]} onStrokesChange={() => {}} />;
}
