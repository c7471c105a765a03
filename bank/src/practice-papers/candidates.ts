import type { Candidate } from '@api/drawing';
import { courses } from '../courses/index.ts';
import { wholeBank as bank } from '../courses/whole-bank.ts';
import { numbersBySlug } from '../topic-records.ts';

const numbers = new Map(courses.map((course) => [course.slug as string, numbersBySlug(course)]));

/** The questions that a course lists, as papers are drawn from them; a candidate's number is its place in the bank. */
export function candidatesOf(subject: string): Candidate[] {
  return bank.flatMap((question, place): Candidate[] => {
    const isShared = question.shared_with_other_level && question.subject === subject.replace(/-hl$/, '-sl');
    if (question.subject !== subject && !isShared) return [];
    const topic = numbers.get(question.subject)?.get(question.topic)?.split('.')[0] ?? '';
    return [
      {
        ...{ id: place, idea: question.template ?? question.id, topic, difficulty: question.difficulty, marks: question.marks },
        ...{ choice: Boolean(question.correct_option), paper: question.paper ?? null, calculator: question.calculator_allowed },
      },
    ];
  });
}
