import { type AnswerKey, type AnswerKeySource, answerKeySchema } from '@api/contract';
import { LONGEST_DISTRACTOR_NOTE, LONGEST_OPTION, LONGEST_TEXT, MOST_IMAGES, MOST_MARKS } from '@api/contract/limits';
import { marksByPart } from '@api/contract/question-text';
import { keyFaults } from '@api/judging';
import type { ExchangeItem, ReadRecord } from '../exchange-format.ts';
import { FIELD_MARK } from '../texts/html-to-markdown.ts';
import { keyText } from './answer-fields.ts';
import type { ForeignChoice, ForeignQuestion } from './foreign-question.ts';
import type { Identities } from './identity.ts';
import { marksOfCode, readMarkScheme } from './mark-scheme-text.ts';
import { readOwnTags } from './own-tags.ts';

type QuestionRecord = Extract<ReadRecord, { record: 'question' }>;
type Option = NonNullable<QuestionRecord['options']>[number];

const KEYS = ['A', 'B', 'C', 'D'] as const;

/** Without a field in its own paragraph: options are below the text anyway. */
const withoutField = (text: string): string => text.replace(/(?:^|\n\n)\uE000\d+\uE001(?=\n\n|$)/g, '').trim();

/** Whether a question fits our multiple choice: four different options, one of them right. */
function fourOptions({ fields, text }: ForeignQuestion): { choices: readonly ForeignChoice[]; right: number } | null {
  const [field] = fields;
  if (fields.length !== 1 || field?.kind !== 'choice' || field.several || withoutField(text).includes('\uE000')) return null;
  const { choices } = field;
  const right = choices.findIndex(({ share }) => share >= 1);
  const fits = choices.every(({ text: option }) => option !== '' && option.length <= LONGEST_OPTION);
  const differ = new Set(choices.map(({ text: option }) => option)).size === choices.length;
  const onlyRight = choices.filter(({ share }) => share >= 1).length === 1;
  return choices.length === 4 && fits && differ && onlyRight ? { choices, right } : null;
}

interface Asked {
  text: string;
  options: Option[];
  correct: (typeof KEYS)[number] | null;
  keys: AnswerKeySource[];
  answers: string[];
  leftOut: string[];
}

/** The feedback on a wrong option is stored with the key, up to a sentence or two. */
function distractorsOf(choices: readonly ForeignChoice[], right: number): Pick<Asked, 'keys' | 'leftOut'> {
  const told = choices.flatMap(({ feedback }, index) => (index !== right && feedback !== '' ? [{ feedback, index }] : []));
  const short = told.filter(({ feedback }) => feedback.length <= LONGEST_DISTRACTOR_NOTE);
  const leftOut = short.length < told.length ? [`feedback on an option of more than ${LONGEST_DISTRACTOR_NOTE} characters`] : [];
  if (short.length === 0) return { keys: [], leftOut };
  const distractors = Object.fromEntries(short.map(({ feedback, index }) => [KEYS[index], { slip: 'method', note: feedback }]));
  return { keys: [{ kind: 'option', correct: KEYS[right], distractors } as AnswerKeySource], leftOut };
}

function askedOf(question: ForeignQuestion): Asked {
  const choice = fourOptions(question);
  if (!choice) {
    const told = question.fields.some(
      (field) => field.kind === 'choice' && field.choices.some(({ feedback }) => feedback !== ''),
    );
    const { leftOut, ...asked } = keyText(question.text, question.fields);
    return { ...asked, options: [], correct: null, leftOut: [...leftOut, ...(told ? ['feedback on single choices'] : [])] };
  }
  const { choices, right } = choice;
  const partial = choices.some(({ share }) => share > 0 && share < 1);
  const distractors = distractorsOf(choices, right);
  return {
    text: withoutField(question.text),
    options: choices.map(({ text }, index) => ({ key: KEYS[index] as Option['key'], text })),
    correct: KEYS[right] ?? null,
    answers: [],
    keys: distractors.keys,
    leftOut: [...distractors.leftOut, ...(partial ? ['part of the marks for a wrong option'] : [])],
  };
}

/** The keys that our bank accepts. Others are listed in `leftOut`. */
function soundKeys(keys: readonly AnswerKeySource[], parts: string[], correct: string | null, leftOut: string[]): AnswerKey[] {
  const sound: AnswerKey[] = [];
  for (const source of keys) {
    const parsed = answerKeySchema.safeParse(source);
    const [fault] = parsed.success
      ? keyFaults([parsed.data], { parts, mcq_answer: correct as never })
      : parsed.error.issues.map(({ message }) => ({ path: '', message }));
    if (parsed.success && !fault) sound.push(parsed.data);
    else leftOut.push(`the judging of an answer: ${fault?.message ?? 'it cannot be read'}`);
  }
  // If a field of a part cannot be judged, none of the part is.
  const lost = new Set(keys.map(({ part = '' }) => part).filter((part) => count(keys, part) > count(sound, part)));
  return sound.filter(({ part }) => !lost.has(part));
}

const count = (keys: readonly { part?: string | undefined }[], part: string): number =>
  keys.filter((key) => (key.part ?? '') === part).length;

/** Lines of a mark scheme, if they have our form and add up; otherwise they are part of the solution. */
function schemeOf(markScheme: string, asked: ReadonlyMap<string, number>) {
  const lines = readMarkScheme(markScheme, new Set(asked.keys()));
  if (!lines) return { lines: [], rest: markScheme };
  const awarded = new Map<string, number>();
  for (const { part = '', code } of lines) awarded.set(part, (awarded.get(part) ?? 0) + marksOfCode(code));
  const addsUp =
    asked.size === 0 ||
    [...new Set([...asked.keys(), ...awarded.keys()])].every((part) => (asked.get(part) ?? 0) === (awarded.get(part) ?? 0));
  return addsUp ? { lines, rest: '' } : { lines: [], rest: markScheme };
}

const IN_PICTURE = 'The question is in the picture.';

const joined = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n');

/** The feedback that belongs to the solution: that on the right option. */
function feedbackOnRight({ fields }: ForeignQuestion): string {
  const [field] = fields;
  if (fields.length !== 1 || field?.kind !== 'choice') return '';
  return joined(...field.choices.filter(({ share }) => share >= 1).map(({ feedback }) => feedback));
}

/** `asked`: its text without fields and choices. */
function faultOf(asked: string, longest: string): string | null {
  if (!/\S/.test(asked)) return 'It has no text';
  if (longest.length > LONGEST_TEXT) return `A text of it is longer than ${LONGEST_TEXT.toLocaleString('en')} characters`;
  return null;
}

const inMarks = (marks: number): string => `${marks} ${marks === 1 ? 'mark' : 'marks'}`;

/** The marks of a foreign question: from its text, its tags or its file; differences are noted. */
function marksOf(
  question: ForeignQuestion,
  { inText, tagged }: { inText: number; tagged: number | undefined },
  leftOut: string[],
) {
  const { marks } = question;
  const given = tagged ?? (marks === null ? undefined : Math.min(MOST_MARKS, Math.max(1, Math.round(marks))));
  if (inText > 0) {
    if (given !== undefined && given !== inText)
      leftOut.push(`the file's ${inMarks(given)}: those in its text add up to ${inText}`);
    return inText;
  }
  if (tagged === undefined && marks !== null && given !== marks)
    leftOut.push(`the file's ${inMarks(marks)}: rounded to ${given}`);
  return given;
}

/** A question that is only a picture needs some words, and asks for better ones. */
function withWords(question: ForeignQuestion): ForeignQuestion {
  const { text, texts } = question;
  const words = text.replace(FIELD_MARK, '').replace(/!\[\]\(diagram:[\w-]+\)/g, '');
  if (words.trim() !== '' || texts.images.length + texts.figures.length === 0) return question;
  texts.note('words for a question that is only a picture: describe it for people who cannot see it');
  return { ...question, text: joined(IN_PICTURE, text) };
}

/** Converts an item of another system: a record of ours and the parts that we cannot store, or a fault. */
export function itemsOf(given: ForeignQuestion): ExchangeItem[] {
  const question = withWords(given);
  const { place, texts, id, category } = question;
  const asked = askedOf(question);
  const leftOut = [...asked.leftOut];
  const marks = marksByPart(asked.text);
  const parts = marks.size > 0 ? [...marks.keys()] : [''];
  const keys = soundKeys(asked.keys, parts, asked.correct, leftOut);
  const { lines, rest } = schemeOf(question.markScheme, marks);
  const solution = joined(question.solution, feedbackOnRight(question), rest);
  const hint = question.hints.filter((step) => step.trim() !== '').join('\n\n---\n\n');
  const answer = question.answer || asked.answers.join('\n\n');
  const fault = faultOf(
    question.text.replace(FIELD_MARK, ''),
    [asked.text, solution, hint, answer].sort((a, b) => b.length - a.length)[0] ?? '',
  );
  if (fault) return [{ place, fault }, ...texts.leftOut.map((what) => ({ place, leftOut: what }))];
  const { fields: tagged, own } = readOwnTags(question.tags);
  if (own.length > 0) leftOut.push(`tags: ${own.slice(0, 20).join(', ').slice(0, 300)}`);
  const inText = [...marks.values()].reduce((total, part) => total + part, 0);
  const whole = marksOf(question, { inText, tagged: tagged.marks }, leftOut);
  if (texts.images.length > MOST_IMAGES) leftOut.push(`more than ${MOST_IMAGES} pictures`);
  if (texts.figures.length > MOST_IMAGES) leftOut.push(`more than ${MOST_IMAGES} drawings`);
  const record: QuestionRecord = {
    record: 'question',
    id,
    ...tagged,
    ...(whole !== undefined && { marks: whole }),
    text: asked.text,
    ...(asked.options.length > 0 && { options: asked.options, correct_option: asked.correct }),
    ...(keys.length > 0 && { answer_keys: keys }),
    ...(hint !== '' && { hint }),
    ...(answer !== '' && { answer }),
    ...(solution !== '' && { solution }),
    ...(lines.length > 0 && { mark_scheme: lines }),
    ...(texts.figures.length > 0 && { figures: texts.figures.slice(0, MOST_IMAGES) }),
    ...(texts.images.length > 0 && { images: texts.images.slice(0, MOST_IMAGES) }),
    ...(category.length > 0 && { category }),
  };
  return [{ place, record }, ...[...new Set([...texts.leftOut, ...leftOut])].map((what) => ({ place, leftOut: what }))];
}

const nested = 'Its elements are nested too deeply to be read';

/** An item of any reader, unless its nesting overflows the stack. */
export async function orNested(place: ExchangeItem['place'], read: () => Promise<ExchangeItem[]>): Promise<ExchangeItem[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RangeError) return [{ place, fault: nested }];
    throw error;
  }
}

/** An item with an id that is unique in its file. */
export function withOwnId(item: ExchangeItem, identities: Identities): ExchangeItem {
  if (!('record' in item) || item.record.record !== 'question') return item;
  return { ...item, record: { ...item.record, id: identities.next(item.record.id) } };
}
