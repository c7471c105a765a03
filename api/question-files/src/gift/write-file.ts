import type { WriteContext, WrittenQuestion } from '../exchange-format.ts';
import { joinAnswer } from '../item/answer-and-solution.ts';
import { markSchemeText } from '../item/mark-scheme-text.ts';
import { ownTags } from '../item/own-tags.ts';
import { type NumberKey, nameOf, plainNumber, writtenKeys } from '../item/written-keys.ts';
import { type WrittenFile, WrittenTexts } from '../item/written-question.ts';

/** Escapes GIFT's special characters; an empty line ends an item, so texts have none. */
const giftText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[~=#{}:]/g, (sign) => `\\${sign}`)
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** GIFT holds no files: pictures are embedded in the text. */
const dataAddress = ({ name, bytes }: WrittenFile): string => {
  const kind = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? 'png';
  const type = kind === 'svg' ? 'svg+xml' : kind === 'jpg' ? 'jpeg' : kind;
  return `data:image/${type};base64,${bytes.toString('base64')}`;
};

/** Tags in comments allow letters, digits and a few signs. */
const tagText = (tag: string): string => tag.replace(/[\][\\]/g, '').replace(/\s+/g, '-');

const html = (markup: string): string => `[html]${giftText(markup)}`;

const numberText = ({ value, tolerance, alternatives = [] }: NumberKey): string => {
  const [first, ...others] = [{ value, tolerance }, ...alternatives].map(
    (one) => `${plainNumber(one.value)}:${plainNumber(one.tolerance)}`,
  );
  return others.length === 0 ? `#${first}` : `#${[first, ...others].map((one) => `\n\t=${one}`).join('')}\n`;
};

function answerText(texts: WrittenTexts, numbers: readonly NumberKey[]): string {
  const { options = [], correct_option: correct, answer_keys: keys = [] } = texts.question;
  const key = keys.find(({ kind }) => kind === 'option');
  const told = key?.kind === 'option' ? key.distractors : undefined;
  const [first, ...more] = numbers;
  if (options.length > 0) {
    const lines = options.map(({ key: letter, text }) => {
      const note = told?.[letter]?.note;
      return `\t${letter === correct ? '=' : '~'}${html(texts.line(text))}${note ? `#${html(texts.line(note))}` : ''}`;
    });
    return `\n${lines.join('\n')}\n`;
  }
  if (first && more.length === 0 && first.part === '') {
    if (first.unit) texts.note('the unit of a number');
    return numberText(first);
  }
  for (const { part } of numbers) texts.note(`the key of part ${part}: GIFT asks for one answer to a question`);
  return '';
}

async function itemText(question: WrittenQuestion, context: WriteContext): Promise<string> {
  const texts = new WrittenTexts(question, { ...context, formulae: 'tex', address: dataAddress });
  const { numbers, leftOut } = writtenKeys(question);
  for (const what of leftOut) texts.note(what);
  if (question.hint) texts.note('the hint');
  if (question.special_info) texts.note('special information');
  const told = joinAnswer({
    answer: question.answer ?? '',
    solution: question.solution ?? '',
    markScheme: markSchemeText(question.mark_scheme ?? []),
  });
  const text = `${texts.html(question.text)}${await texts.pictures('question')}`;
  const answer = answerText(texts, numbers);
  const after = `${texts.html(told)}${await texts.pictures('answer')}`;
  const feedback = after === '' ? '' : `####${html(after)}`;
  const tags = ownTags(question).map((tag) => `[tag:${tagText(tag)}]`);
  return [
    `// [id:${question.id}] ${tags.join(' ')}`,
    `::${giftText(nameOf(question))}::${html(text)}{${answer}${feedback}}`,
  ].join('\n');
}

/** A GIFT file of questions, each under a category that names its subject and topic. */
export async function* writeGift(questions: AsyncIterable<WrittenQuestion>, context: WriteContext): AsyncGenerator<Uint8Array> {
  let category = '';
  for await (const question of questions) {
    const path = `${question.subject}/${question.topic}`;
    const opens = path === category ? '' : `$CATEGORY: $course$/${path}\n\n`;
    category = path;
    yield Buffer.from(`${opens}${await itemText(question, context)}\n\n`);
  }
  yield Buffer.from((context.summary?.() ?? []).map((line) => `// Not in this file: ${line}\n`).join(''));
}
