import type { Difficulty, EditableAnswer, EditableQuestion, MarkSchemeSource } from '@api/contract';
import { type KeyedValues, keyValues } from '../answer-keys/question-keys.ts';
import { type ImageDraft, imageDraft } from '../images/image-draft.ts';

export interface MarkLineDraft extends Omit<MarkSchemeSource, 'marks'> {
  marks: string;
}

export interface AnswerDraft {
  answerId: number | null;
  final_answer: string;
  body: string;
  mark_scheme: MarkLineDraft[];
  images: ImageDraft[];
}

/** The form. Fields have the API's names, for its issues. */
export interface QuestionValues extends KeyedValues {
  subject: string;
  topic: string;
  OtherTopicsOnQuestion: string[];
  difficulty: Difficulty | '';
  level: EditableQuestion['level'] | '';
  question_number: string;
  marks: string;
  specialInfo: string;
  video_solution: string;
  hints: string;
  calculatorAllowed: boolean;
  verified: boolean;
  topic_changed: boolean;
  month: NonNullable<EditableQuestion['month']> | '';
  year: string;
  paper: string;
  timezone: string;
  answer_not_available: boolean;
  original_content: boolean;
  math_level_visibility_shared: boolean;
  visible: boolean;
  priority: string;
  images: ImageDraft[];
  Answer: AnswerDraft[];
}

const asText = (value: number | null) => (value === null ? '' : String(value));

function answerDraft({ id, final_answer, body, mark_scheme, images }: EditableAnswer): AnswerDraft {
  return {
    answerId: id,
    final_answer,
    body,
    mark_scheme: mark_scheme.map((line) => ({ ...line, marks: String(line.marks) })),
    images: images.map(imageDraft),
  };
}

/** An empty answer. */
export const emptyAnswer = (): AnswerDraft => ({ answerId: null, final_answer: '', body: '', mark_scheme: [], images: [] });

/** A stored question in the form. */
export function valuesOf(question: EditableQuestion): QuestionValues {
  return {
    subject: String(question.subject.id),
    topic: String(question.topic.id),
    OtherTopicsOnQuestion: question.OtherTopicsOnQuestion.map(({ id }) => String(id)),
    difficulty: question.difficulty,
    level: question.level,
    question_number: String(question.question_number),
    marks: String(question.marks),
    specialInfo: question.specialInfo ?? '',
    video_solution: question.video_solution ?? '',
    hints: question.hints ?? '',
    calculatorAllowed: question.calculatorAllowed,
    verified: question.verified,
    topic_changed: question.topic_changed,
    month: question.month ?? '',
    year: asText(question.year),
    paper: asText(question.paper),
    timezone: asText(question.timezone),
    answer_not_available: question.answer_not_available,
    original_content: question.original_content,
    mcq_answer: question.mcq_answer ?? '',
    options: question.options.map(({ text }) => ({ text })),
    ...keyValues(question.answer_keys),
    questions_text: question.questions_text,
    math_level_visibility_shared: question.math_level_visibility_shared,
    visible: question.visible,
    priority: String(question.priority),
    images: question.images.map(imageDraft),
    Answer: question.Answer.map(answerDraft),
  };
}

const LAST_SUBJECT = 'new-question-subject';

/** New questions then begin with this subject. */
export const rememberSubject = (subject: string) => localStorage.setItem(LAST_SUBJECT, subject);

/** A new, hidden question of the last subject, with one empty answer. */
export function emptyValues(): QuestionValues {
  return {
    subject: localStorage.getItem(LAST_SUBJECT) ?? '',
    topic: '',
    OtherTopicsOnQuestion: [],
    difficulty: '',
    level: '',
    question_number: '',
    marks: '',
    specialInfo: '',
    video_solution: '',
    hints: '',
    calculatorAllowed: false,
    verified: false,
    topic_changed: false,
    month: '',
    year: '',
    paper: '',
    timezone: '',
    answer_not_available: false,
    original_content: true,
    mcq_answer: '',
    options: [],
    ...keyValues(),
    questions_text: '',
    math_level_visibility_shared: false,
    visible: false,
    priority: '0',
    images: [],
    Answer: [emptyAnswer()],
  };
}

/** A hidden copy, without number and images. */
export const copyOf = (values: QuestionValues): QuestionValues => ({
  ...values,
  ...{ question_number: '', visible: false, verified: false, images: [] },
  Answer: values.Answer.map((answer) => ({ ...answer, answerId: null, images: [] })),
});
