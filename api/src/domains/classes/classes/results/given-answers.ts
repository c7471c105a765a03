import type { GivenAnswer } from '@api/contract';
import { valueInLine } from '@api/contract/answer-fields';
import { judge } from '@api/judging';
import { type AssignedQuestionRow, markParts, type QuestionKeyRow } from '../../../tests/timed-tests/index.ts';

/** An answer with whether it is right; null: only a person can say. */
export type JudgedAnswer = GivenAnswer & { right: boolean | null };

/** As answers are compared: spaces and the case of letters do not make another one. */
const normal = (value: string) => value.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What the question's author foresaw behind a wrong answer, in words; null: nothing. */
function slipOf({ answer_keys }: QuestionKeyRow, part: string, value: string): string | null {
  const [key, ...others] = answer_keys.filter((one) => one.part === part);
  return (key && others.length === 0 && judge(key, value).note) || null;
}

function answersOf(key: QuestionKeyRow, work: AssignedQuestionRow): Omit<JudgedAnswer, 'learners'>[] {
  const { answer } = work;
  if (work.state !== 'attempted' || answer === null) return [];
  if (answer.option !== null) {
    const right = key.mcq_answer === null ? null : answer.option === key.mcq_answer;
    const slip = right === false ? slipOf(key, '', answer.option) : null;
    return [{ option: answer.option, part: '', value: answer.option, right, slip }];
  }
  return answer.parts.flatMap(({ part, value }) => {
    if (value.trim() === '') return [];
    // Each by itself: what is right by follow-through after one learner's slip is wrong after another's.
    const alone = { ...work, answer: { option: null, parts: [{ part, value }] } };
    const [marks] = markParts({ ...key, marks: work.marks }, alone);
    const right = marks ? marks.marks === marks.max : null;
    return [
      { option: '', part, value: valueInLine(value.trim()), right, slip: right === false ? slipOf(key, part, value) : null },
    ];
  });
}

/** The answers to one question without names, the commonest first. */
export function countAnswers(key: QuestionKeyRow, works: readonly AssignedQuestionRow[]): JudgedAnswer[] {
  const counted = new Map<string, JudgedAnswer>();
  for (const answer of works.flatMap((work) => answersOf(key, work))) {
    const id = JSON.stringify([answer.part, normal(answer.value)]);
    const before = counted.get(id);
    counted.set(id, { ...(before ?? answer), learners: (before?.learners ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((a, b) => b.learners - a.learners || a.value.localeCompare(b.value));
}
