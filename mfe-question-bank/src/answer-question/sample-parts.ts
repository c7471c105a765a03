import type { AnswerField, AnswerPart, PracticeAttempt, Question, ResponseOf } from '@api/contract';
import { sampleQuestion } from '@shell/kit/testing';

export const sampleField = (changes: Partial<AnswerField> = {}): AnswerField => ({
  ...{ kind: 'number', label_html: null, unit: null, unit_asked: false, figures: null },
  ...{ decimals: null, form: null, variables: [], compare_as: null },
  ...changes,
});

const partHtml = (label: string, text: string) =>
  `<div class="q-part"><span class="q-label">(${label})</span><div class="q-body"><p>${text}</p></div><span class="q-marks">[2 marks]</span></div>`;

/** A question of two parts: (a) a number of metres, (b) two fields. */
export function sampleAnswerable(changes: Partial<Question> = {}): Question {
  const parts: AnswerPart[] = [
    { part: 'a', marks: 2, fields: [sampleField({ unit: 'm', figures: 3 })] },
    {
      ...{ part: 'b', marks: 3 },
      fields: [sampleField({ label_html: 'Least value' }), sampleField({ label_html: '<span class="katex">x=</span>' })],
    },
  ];
  return sampleQuestion({
    questions_html: `<div class="q"><div class="q-stem"><p>A stone is thrown.</p></div>${partHtml('a', 'Find its height.')}${partHtml('b', 'State the least value.')}</div>`,
    answer_parts: parts,
    version: 4,
    ...changes,
  });
}

/** The API has stored the answer, with this verdict. */
export function sampleJudged(
  { part = 'a', client_key, answer }: { part?: string; client_key: string; answer: string[] },
  fields: PracticeAttempt['fields'],
  { kept = true, completed = false, of = 2 } = {},
): ResponseOf<'POST /api/practice/questions/:id/answers'> {
  const verdict =
    fields.find((field) => field.verdict === 'unreadable')?.verdict ??
    fields.find((field) => field.verdict === 'wrong')?.verdict ??
    fields[0]?.verdict ??
    'wrong';
  const marks = verdict === 'right' ? of : 0;
  return {
    judgement: { part, verdict, marks, of, fields },
    attempt: kept && verdict !== 'unreadable' ? sampleAttempt({ part, client_key, answer, verdict, fields, marks, of }) : null,
    completed,
  };
}

export const sampleAttempt = (changes: Partial<PracticeAttempt> = {}): PracticeAttempt => ({
  corrected: null,
  ...{
    id: 91,
    client_key: '5b0c7f0e-5b0c-4b0c-8b0c-5b0c7f0e5b0c',
    question_id: 41,
    question_version: 4,
    part: 'a',
    verdict: 'right',
  },
  ...{ answer: ['4.58'], fields: [{ verdict: 'right', note: null, slip: null }], marks: 2, of: 2, seconds: 30 },
  ...{ answered_at: new Date().toISOString(), photos: [] },
  ...changes,
});
