import type { Annotation } from '@api/contract';
import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../../../errors.ts';
import type { DraftContent } from '../gradings.queries.ts';
import { checkDraft, totalOf, unmarked } from './check-draft.ts';

const QUESTIONS = [
  { question_id: 41, position: 1, marks: 5 },
  { question_id: 42, position: 2, marks: 1 },
];
const PAGES = 2;
const marks = (question_id: number, given: number | null) => ({ question_id, marks: given, comment: '' });
const drawn = (changes: Partial<Annotation>) =>
  ({ id: 'a', kind: 'tick', page: 1, question_id: 41, x: 0, y: 0, size: 1, ...changes }) as Annotation;
const draft = (changes: Partial<DraftContent>): DraftContent => ({ marks: [], annotations: [], comment: '', ...changes });

function faultsOf(changes: Partial<DraftContent>, pages = PAGES) {
  try {
    checkDraft(draft(changes), QUESTIONS, pages);
    return 'accepted';
  } catch (error) {
    return (error as ApiError).issues?.map(({ path, message }) => `${path}: ${message}`);
  }
}

describe('a draft', () => {
  test('may give all marks, none, or leave them open, and be drawn on every page, beside questions too', () => {
    expect(faultsOf({ marks: [marks(41, 5), marks(42, 0)] })).toBe('accepted');
    expect(
      faultsOf({ marks: [marks(41, null)], annotations: [drawn({ page: PAGES }), drawn({ id: 'b', question_id: null })] }),
    ).toBe('accepted');
  });

  test('cannot give more than there is', () => {
    expect(faultsOf({ marks: [marks(41, 6), marks(42, 2)] })).toEqual([
      'marks.0.marks: Question 1 has 5 marks at most',
      'marks.1.marks: Question 2 has 1 mark at most',
    ]);
  });

  test('cannot mark a question twice, nor one that is not in the test', () => {
    expect(faultsOf({ marks: [marks(41, 1), marks(42, 1), marks(41, 2), marks(7, 1)] })).toEqual([
      'marks.0.question_id: Question 1 comes twice',
      'marks.2.question_id: Question 1 comes twice',
      'marks.3.question_id: Not a question of this test',
    ]);
  });

  test('cannot be drawn beside the sheet, under one id twice, or for a question that is not in the test', () => {
    expect(
      faultsOf({ annotations: [drawn({ page: 3 }), drawn({ id: 'b', question_id: 7 }), drawn({}), drawn({ id: 'c' })] }),
    ).toEqual([
      'annotations.0.page: The sheet has 2 pages',
      'annotations.0.id: Two drawings have the same id',
      'annotations.1.question_id: Not a question of this test',
      'annotations.2.id: Two drawings have the same id',
    ]);
    expect(faultsOf({ annotations: [drawn({ page: 2 })] }, 1)).toEqual(['annotations.0.page: The sheet has 1 page']);
  });

  test('lists what is missing, and adds up the marks', () => {
    const begun = draft({ marks: [marks(41, 0), marks(42, null)] });
    expect(unmarked(begun, QUESTIONS)).toEqual([QUESTIONS[1]]);
    expect(unmarked(draft({}), QUESTIONS)).toEqual(QUESTIONS);
    expect(totalOf(draft({ marks: [marks(41, 3), marks(42, null), marks(43, 1)] }))).toBe(4);
  });
});
