import type { RequestOf } from '@api/contract';
import type { QuestionValues } from '../form/question-values.ts';
import { OPTION_KEYS } from '../option-keys.ts';

/** The inputs of the preview. */
export type PreviewSource = Pick<QuestionValues, 'questions_text' | 'hints' | 'specialInfo' | 'options' | 'Answer'>;

/** The form's texts as the preview call takes them. */
export function previewRequest(source: PreviewSource, questionId: number | null): RequestOf<'POST /api/admin/questions/preview'> {
  const { questions_text, hints, specialInfo, options, Answer } = source;
  return {
    body: {
      questions_text,
      hints,
      ...(specialInfo.trim() === '' ? {} : { specialInfo }),
      options: options.map(({ text }, index) => ({ key: OPTION_KEYS[index] ?? 'D', text })),
      Answer: Answer.map(({ final_answer, body, mark_scheme }) => ({
        final_answer,
        body,
        mark_scheme: mark_scheme.map((line) => ({ ...line, marks: Number(line.marks) || 0 })),
      })),
      ...(questionId === null ? {} : { question_id: questionId }),
    },
  };
}
