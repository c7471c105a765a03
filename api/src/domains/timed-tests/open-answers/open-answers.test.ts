import { describe, expect, test } from 'vitest';
import { openAnswers, SECONDS_A_QUESTION, type WorkedQuestion, workedOn } from './open-answers.ts';

const STARTED = new Date('2026-11-21T09:00:00.000Z');
const lasting = (seconds: number) => ({ started_at: STARTED, submitted_at: new Date(STARTED.getTime() + 1_000 * seconds) });
const question = (question_id: number, changes: Partial<WorkedQuestion> = {}): WorkedQuestion => ({
  ...{ question_id, state: 'unvisited', answer: null, auto_marks: null },
  ...changes,
});
const attempted = (id: number) => question(id, { state: 'attempted' });
const twenty = (change: (id: number) => WorkedQuestion) => Array.from({ length: 20 }, (_, index) => change(index + 1));
const opened = (questions: readonly WorkedQuestion[], seconds: number, by = { unlimited: false, gradingPaid: false }) =>
  [...openAnswers(questions, lasting(seconds), by)].sort((a, b) => a - b);

describe('what counts as worked on', () => {
  test('is a question with an answer or marked attempted, not one skipped, flagged or left', () => {
    const typed = question(1, { answer: { option: null, parts: [{ part: 'a', value: '7' }] } });
    const questions = [typed, attempted(2), question(3, { state: 'skipped' }), question(4)];
    expect([...workedOn(questions, lasting(3_600))]).toEqual([1, 2]);
  });

  test('is nothing before a test has begun and ended', () => {
    const questions = [attempted(1)];
    expect(workedOn(questions, { started_at: null, submitted_at: null }).size).toBe(0);
    expect(workedOn(questions, { started_at: STARTED, submitted_at: null }).size).toBe(0);
  });

  test.each([
    [0, 1],
    [SECONDS_A_QUESTION - 1, 1],
    [SECONDS_A_QUESTION, 2],
    [20, 1],
    [19 * SECONDS_A_QUESTION, 20],
    [7_200, 20],
  ])('of 20 questions marked attempted in %i s is %i', (seconds, count) => {
    expect([...workedOn(twenty(attempted), lasting(seconds))]).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test('is whatever was answered rightly, however fast', () => {
    const right = (id: number) => ({ ...attempted(id), auto_marks: id > 17 ? 2 : 0 });
    expect([...workedOn(twenty(right), lasting(20))]).toEqual([18, 19, 20]);
  });
});

describe('the answers that are open', () => {
  test('are those of the questions that were worked on, as long as they are fewer than half', () => {
    const nine = twenty((id) => (id <= 9 ? attempted(id) : question(id)));
    expect(opened(nine, 7_200)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('are all from half of them on, so that who runs out of time or skips learns from the rest', () => {
    const ten = twenty((id) => (id <= 10 ? attempted(id) : question(id, { state: 'skipped' })));
    expect(opened(ten, 7_200)).toHaveLength(20);
    expect(opened(ten, 60)).toEqual([1, 2, 3]);
  });

  test('are all without a monthly limit once anything was worked on', () => {
    const by = { unlimited: true, gradingPaid: false };
    expect(
      opened(
        twenty((id) => (id === 4 ? attempted(id) : question(id))),
        30,
        by,
      ),
    ).toHaveLength(20);
    expect(opened(twenty(question), 7_200, by)).toEqual([]);
  });

  test('are all where a grading was paid for: the work is on paper', () => {
    expect(opened(twenty(question), 7_200, { unlimited: false, gradingPaid: true })).toHaveLength(20);
  });

  test('are none where nothing was worked on', () => {
    expect(
      opened(
        twenty((id) => question(id, { state: 'skipped' })),
        7_200,
      ),
    ).toEqual([]);
  });
});
