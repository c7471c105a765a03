import type { MockGrade, ShortGrade } from '@api/contract';
import { BOUNDARIES, gradeAt, type Scale } from '@api/contract/grade-boundaries';
import type { QuestionMarks } from '../../timed-tests/index.ts';

/** The share of a paper that must be marked before a grade is shown. */
const ENOUGH = 0.75;
/** Standard deviations of a normal distribution that contain four in five. */
const FOUR_IN_FIVE = 1.2816;
/** How much marks of one question go together: who finds its first step finds the next more easily. Between 0, not at all, and 1. */
const TOGETHER = 0.3;
/** Error of self-marking, as a standard deviation of the share of marks. */
const SELF_MARKING = 0.06;

export type Grade = Pick<
  MockGrade,
  'grade' | 'marks' | 'marked' | 'obtained' | 'needed' | 'marked_by' | 'score' | 'boundaries' | 'uncertainty'
>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const points = (share: number) => Math.round(share * 1000) / 10;

/**
 * How far the score of another paper of this kind may be from this one's, in shares of its marks, as standard deviations: from the number of
 * questions, from what is not marked yet, and from marking oneself. Marks of one
 * question hang together, so questions are clusters of a sample: its design effect is 1 + (m - 1) * TOGETHER for questions of m marks.
 */
function deviations(questions: readonly QuestionMarks[]) {
  const all = sum(questions.map(({ marks }) => marks));
  const marked = sum(questions.map((question) => question.marked));
  const obtained = sum(questions.map((question) => question.obtained));
  const self = sum(questions.map((question) => (question.by === 'self' ? question.marked : 0)));
  // Never exactly none or all, which one paper cannot show.
  const share = (obtained + 1) / (marked + 2);
  const marksOfAQuestion = sum(questions.map(({ marks }) => marks ** 2)) / all;
  const variance = share * (1 - share) * (1 + (marksOfAQuestion - 1) * TOGETHER);
  const left = all - marked;
  return {
    questions: Math.sqrt(variance / all),
    unmarked: left === 0 ? 0 : (left / all) * Math.sqrt(variance * (1 / marked + 1 / left)),
    self_marked: (SELF_MARKING * self) / all,
  };
}

/** The grade of a mock paper that is over, question by question; none before three quarters of its marks are given. */
export function gradeOf(questions: readonly QuestionMarks[], scale: Scale): Grade {
  const marks = sum(questions.map((question) => question.marks));
  const marked = sum(questions.map((question) => question.marked));
  const obtained = sum(questions.map((question) => question.obtained));
  const by = (who: QuestionMarks['by']) => sum(questions.map((question) => (question.by === who ? question.marked : 0)));
  const needed = Math.ceil(marks * ENOUGH);
  const facts = {
    ...{ marks, marked, obtained, needed },
    marked_by: { teacher: by('teacher'), self: by('self'), server: by('server') },
    boundaries: [...BOUNDARIES[scale].map((from, index) => ({ grade: index + 2, from })).toReversed(), { grade: 1, from: 0 }],
  };
  if (marked < needed || marked === 0) return { ...facts, grade: null, score: null, uncertainty: null };
  const score = (100 * obtained) / marked;
  const parts = deviations(questions);
  const half = (deviation: number) => FOUR_IN_FIVE * deviation;
  const all = half(Math.hypot(parts.questions, parts.unmarked, parts.self_marked));
  const grade: ShortGrade = {
    grade: gradeAt(scale, score),
    low: gradeAt(scale, score - 100 * all),
    high: gradeAt(scale, score + 100 * all),
  };
  const uncertainty = {
    all: points(all),
    questions: points(half(parts.questions)),
    unmarked: points(half(parts.unmarked)),
    self_marked: points(half(parts.self_marked)),
  };
  return { ...facts, grade, score: points(score / 100), uncertainty };
}
