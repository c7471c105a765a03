import type { Annotation } from '@api/contract';
import { expect, test } from 'vitest';
import { earnedLines } from './make-reports.ts';

const line = (code: string, marks: number, implied = false) => ({ part: '', text: code, code, marks, implied });
const SCHEME = [line('M1', 1, true), line('AG', 0), line('A1', 1)];

const stamp = (id: string, label: string, marks = 1, question_id = 7): Annotation => ({
  id,
  kind: 'mark',
  page: 1,
  question_id,
  x: 0.9,
  y: 0.2,
  size: 0.03,
  label,
  marks,
});

function earned(annotations: Annotation[], marks = 1) {
  const { lines, stamps } = earnedLines(SCHEME, annotations, { questionId: 7, marks });
  return { lines: lines.map(({ code, isEarned }) => (isEarned ? `✓ ${code}` : `– ${code}`)), stamps };
}

test('the stamped lines were earned, the others that carry marks were not', () => {
  expect(earned([stamp('line2-a', 'A1')])).toEqual({ lines: ['– M1', '✓ A1'], stamps: [] });
  expect(earned([stamp('line0-a', '(M1)'), stamp('line2-b', 'A1')], 2)).toEqual({ lines: ['✓ M1', '✓ A1'], stamps: [] });
});

test('stamps of no line are listed by themselves; those of other questions and without marks are not', () => {
  const annotations = [stamp('line2-a', 'A1'), stamp('b', '+1'), stamp('line0-c', '(M1)', 1, 8), stamp('d', '0', 0)];
  expect(earned(annotations, 2)).toEqual({ lines: ['– M1', '✓ A1'], stamps: ['+1'] });
});

test('a stamp whose line reads otherwise by now, or is gone, counts for no line', () => {
  expect(earned([stamp('line0-a', 'R1'), stamp('line9-b', 'A1')], 2)).toEqual({ lines: [], stamps: ['R1', 'A1'] });
});

test('without a stamp no line was earned where no mark was given; else it is not known which', () => {
  expect(earned([], 0)).toEqual({ lines: ['– M1', '– A1'], stamps: [] });
  expect(earned([], 1)).toEqual({ lines: [], stamps: [] });
});
