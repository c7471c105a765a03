import type { InputIssue } from '@api/contract';
import type { TypesetDiagram } from '@api/typesetting';
import { ApiError } from '../../../../../errors.ts';
import { typesetSourcesInProcess } from '../../typesetting/question-typesetting.ts';
import type { QuestionFault, QuestionSources } from '../../typesetting/typesetting.queries.ts';
import type { QuestionContent } from './content.ts';

export type WrittenTexts = Pick<QuestionContent, 'questions_text' | 'hints' | 'specialInfo' | 'options'> & {
  Answer: readonly { final_answer: string; body: string; mark_scheme: readonly { text: string }[] }[];
};

/** The same as typesetting takes them; answers and lines are named by their place. */
export function sourcesOf(texts: WrittenTexts, diagrams: TypesetDiagram[] = []): QuestionSources {
  const { questions_text, hints, specialInfo, options, Answer } = texts;
  return {
    ...{ id: 0, questions_text, hints, special_info: specialInfo, diagrams },
    options: options.map((option) => ({ ...option, html: '' })),
    answers: Answer.map(({ final_answer, body, mark_scheme }, id) => ({
      ...{ id, final_answer, body },
      lines: mark_scheme.map(({ text }, position) => ({ position, text })),
    })),
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  questions_text: 'Question text',
  specialInfo: 'Special information',
  hints: 'Hint',
  final_answer: 'Final answer',
  body: 'Worked solution',
};

/** A readable form of `Answer.0.mark_scheme.2.text`: `Mark scheme of answer 1, line 3`. */
export function placeOf({ path, line }: Pick<QuestionFault, 'path' | 'line'>): string {
  const [field = '', index, part = '', entry] = path.split('.');
  if (field === 'options') return `Option ${'ABCD'[Number(index)] ?? ''}`;
  if (part === 'mark_scheme') return `Mark scheme of answer ${Number(index) + 1}, line ${Number(entry) + 1}`;
  const name = FIELDS[part || field] ?? field;
  return `${name}${part ? ` of answer ${Number(index) + 1}` : ''}, line ${line}`;
}

const issueOf = ({ path, line, piece, message }: QuestionFault): InputIssue => ({
  path,
  message: `Line ${line}: ${message}: ${piece}`,
});

/** How many places the message names; the rest is counted. */
const NAMED = 3;

function sentenceOf(faults: readonly QuestionFault[]): string {
  const what = faults.length === 1 ? 'One formula cannot be set' : `${faults.length} formulae cannot be set`;
  const named = faults.slice(0, NAMED).map((fault) => `${placeOf(fault)} (${fault.message}: ${fault.piece})`);
  const more = faults.length > NAMED ? `; and ${faults.length - NAMED} more` : '';
  return `${what}: ${named.join('; ')}${more}. Nothing has been saved yet`;
}

/** 422: some formulae cannot be typeset, and readers would see their source. `issues` has one for each field. */
export const brokenTex = (faults: readonly QuestionFault[]) =>
  new ApiError(422, 'broken_tex', sentenceOf(faults), {
    issues: faults.map(issueOf),
    details: { faults: faults.map((fault) => ({ ...fault, place: placeOf(fault) })) },
  });

/**
 * Refuses texts with formulae that cannot be set, unless staff confirmed publishing them. Returns true if there are
 * some and they were confirmed.
 */
export async function checkTex(texts: WrittenTexts, confirmed: boolean): Promise<boolean> {
  const { faults } = await typesetSourcesInProcess(sourcesOf(texts));
  if (faults.length > 0 && !confirmed) throw brokenTex(faults);
  return faults.length > 0;
}
