import { isDeepStrictEqual } from 'node:util';
import type { InputIssue } from '@api/contract';
import { FIRST_YEAR } from '@api/contract/limits';
import { marksByPart } from '@api/contract/question-text';
import { keyFaults } from '@api/judging';
import type { Knex } from 'knex';
import { invalidInput } from '../../../../../errors.ts';
import { hasOtherLevel } from '../../placements.queries.ts';
import type { QuestionContent } from '../content/content.ts';
import { findTopicsAndAbove } from '../content/editable.queries.ts';

/** The message if a question's course has no other level, or that level has no topic of the same number. */
export const NO_OTHER_LEVEL = 'The other level of this course has no such topic';

function yearIssues({ year }: QuestionContent, now: Date): InputIssue[] {
  const current = now.getUTCFullYear();
  if (year === null || (year >= FIRST_YEAR && year <= current)) return [];
  return [{ path: 'year', message: `Please enter a valid year between ${FIRST_YEAR} and ${current}.` }];
}

function optionIssues({ options, mcq_answer }: QuestionContent): InputIssue[] {
  if (options.length > 0 && options.map(({ key }) => key).join('') !== 'ABCD') {
    return [{ path: 'options', message: 'Please write all four options, A to D' }];
  }
  return mcq_answer && options.length === 0 ? [{ path: 'mcq_answer', message: 'Please write the options first' }] : [];
}

/** New keys only: present ones are validated again only if an editor changes them, or the text that they belong to. */
function keyIssues(content: QuestionContent, before: QuestionContent | null): InputIssue[] {
  const { answer_keys, questions_text, mcq_answer } = content;
  if (isDeepStrictEqual(answer_keys, before?.answer_keys ?? [])) return [];
  const named = [...marksByPart(questions_text).keys()];
  return keyFaults(answer_keys, { parts: named.length > 0 ? named : [''], mcq_answer });
}

async function placeIssues(db: Knex, content: QuestionContent, before: QuestionContent | null): Promise<InputIssue[]> {
  const topics = await findTopicsAndAbove(db, [content.topic, ...content.OtherTopicsOnQuestion]);
  if (topics.get(content.topic)?.subject_id !== content.subject) return [{ path: 'topic', message: 'Please choose a topic' }];
  const issues: InputIssue[] = [];
  if (content.OtherTopicsOnQuestion.some((id) => topics.get(id)?.subject_id !== content.subject)) {
    issues.push({ path: 'OtherTopicsOnQuestion', message: 'Please choose topics of the same subject' });
  }
  const newlyShared =
    content.math_level_visibility_shared && !(before?.math_level_visibility_shared && before.topic === content.topic);
  if (newlyShared && !(await hasOtherLevel(db, content.topic))) {
    issues.push({ path: 'math_level_visibility_shared', message: NO_OTHER_LEVEL });
  }
  return issues;
}

/** Rules over several fields, the date or the database; 422 with all violations. Specification part 2, section 5. */
export async function checkRules(db: Knex, content: QuestionContent, before: QuestionContent | null, now: Date): Promise<void> {
  const issues = [
    ...yearIssues(content, now),
    ...optionIssues(content),
    ...keyIssues(content, before),
    ...(await placeIssues(db, content, before)),
  ];
  if (issues.length > 0) throw invalidInput(issues);
}
