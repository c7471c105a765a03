import type { QuestionForm } from '@api/contract';
import type { AnswerContent, QuestionContent } from '../content/content.ts';
import { imagesOf, type MadeImages, orderImages } from './form-images.ts';

/** Ids for what a form adds, taken before its content is put together. */
export interface FreshIds {
  answers: Iterator<number>;
  images: Iterator<number>;
}

/** How many ids a form needs at most. */
export function countFresh({ Answer = [] }: QuestionForm, files: readonly unknown[]): { answers: number; images: number } {
  return { answers: Answer.length, images: files.length };
}

const yearOf = (sent: string | null) => (sent === null ? null : /^\s*\d{4}\s*$/.test(sent) ? Number(sent) : Number.NaN);

/** The content of a question before its first save; the form requires the rest. */
export function emptyContent(form: QuestionForm, level: 'SL' | 'HL', questionNumber: number): QuestionContent {
  const { subject, topic, difficulty, marks } = form;
  return {
    ...{ subject, topic, difficulty, marks, level, question_number: questionNumber },
    ...{ OtherTopicsOnQuestion: [], specialInfo: null, video_solution: null, hints: null },
    ...{ calculatorAllowed: false, verified: false, topic_changed: false },
    ...{ month: null, year: null, paper: null, timezone: null },
    ...{
      answer_not_available: false,
      original_content: true,
      mcq_answer: null,
      options: [],
      answer_keys: [],
      questions_text: '',
    },
    ...{ math_level_visibility_shared: false, visible: true, priority: 0, images: [], Answer: [] },
  };
}

/** The answers of a form, in its order; omitted ones are removed. An unknown or repeated id is a new answer. */
function answersOf(form: QuestionForm, before: QuestionContent, made: MadeImages, fresh: FreshIds): AnswerContent[] {
  const present = imagesOf(before);
  const place = { form, present, made, freshIds: fresh.images };
  if (!form.Answer) return before.Answer.map((answer) => ({ ...answer, images: orderImages(undefined, answer.images, place) }));
  const left = new Map(before.Answer.map((answer) => [answer.id, answer]));
  const answers = form.Answer.map(({ id, final_answer, body, mark_scheme, images }) => {
    const own = id ? left.get(id) : undefined;
    if (own) left.delete(own.id);
    return {
      id: own?.id ?? fresh.answers.next().value,
      ...{ final_answer, body, mark_scheme },
      images: orderImages(images, own?.images ?? [], place),
    };
  });
  return answers.sort((a, b) => a.id - b.id);
}

/** A question after a form: fields that the form leaves out stay as they are. */
export function applyForm(form: QuestionForm, before: QuestionContent, made: MadeImages, fresh: FreshIds): QuestionContent {
  const { image_order, Answer: _a, deleted_image_ids: _d, save_anyway: _s, confirm_broken_tex: _c, ...fields } = form;
  const { year, options, OtherTopicsOnQuestion, ...same } = fields;
  const given = Object.fromEntries(Object.entries(same).filter(([name, value]) => name in before && value !== undefined));
  const others = OtherTopicsOnQuestion ?? before.OtherTopicsOnQuestion;
  return {
    ...before,
    ...given,
    year: year === undefined ? before.year : yearOf(year),
    options: options ? [...options].sort((a, b) => (a.key < b.key ? -1 : 1)) : before.options,
    OtherTopicsOnQuestion: [...new Set(others)].filter((id) => id !== form.topic).sort((a, b) => a - b),
    images: orderImages(image_order, before.images, { form, present: imagesOf(before), made, freshIds: fresh.images }),
    Answer: answersOf(form, before, made, fresh),
  };
}
