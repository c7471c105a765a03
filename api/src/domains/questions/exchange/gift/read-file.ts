import gift, {
  type GIFTQuestion,
  type TextFormat as GiftText,
  type Matching,
  type NumericalFormat,
  type TextChoice,
} from 'gift-pegjs';
import type { ExchangeFile, ExchangeItem, ImageBasket } from '../exchange-format.ts';
import { splitAnswer } from '../item/answer-and-solution.ts';
import { categoryPath } from '../item/category-path.ts';
import type { ForeignChoice, ForeignField, ForeignNumber, ForeignQuestion } from '../item/foreign-question.ts';
import { Identities, identityOf } from '../item/identity.ts';
import { itemsOf, orNested, withOwnId } from '../item/question-record.ts';
import { decodeText } from '../source/decode-text.ts';
import { fieldMark, TextReader, withoutMarks } from '../texts/html-to-markdown.ts';
import { type GiftItem, LONGEST_GIFT_ITEM, splitItems } from './split-items.ts';

const EMBEDDED = /data\\?:image\/[\w+.-]+;base64,[A-Za-z0-9+/]+(?:\\?=){0,2}/g;

/** An item without the pictures within its text, which the grammar need not read; they are found again by their names. */
function withoutPictures({ line, text }: GiftItem): { item: GiftItem; pictures: Map<string, Buffer> } {
  const pictures = new Map<string, Buffer>();
  const short = text.replace(EMBEDDED, (address) => {
    const [, kind = 'png', content = ''] = /image\/([\w.-]+)[^,]*,([^\\=]*)/.exec(address) ?? [];
    const name = `picture-${pictures.size + 1}.${kind}`;
    pictures.set(name, Buffer.from(content, 'base64'));
    return name;
  });
  return { item: { line, text: short }, pictures };
}

/** Moodle takes a first number without its sign; the grammar wants it. */
const NUMBER_WITHOUT_SIGN = /\{(\s*)#(\s*)([^=~}\s][^~}]*)~/g;

interface Parsed {
  question: GIFTQuestion;
  fault?: never;
}

function parse({ text, line }: GiftItem): Parsed | { fault: string } | null {
  const attempt = (source: string) => gift.parse(`${source}\n`)[0];
  try {
    const question = attempt(text);
    return question ? { question } : null;
  } catch (first) {
    try {
      const question = attempt(text.replace(NUMBER_WITHOUT_SIGN, '{$1#$2=$3~'));
      if (question) return { question };
    } catch {
      // Faults of the text as written, which its author can mend.
    }
    const { message, location } = first as { message?: string; location?: { start: { line: number } } };
    const at = line + (location ? location.start.line - 1 : 0);
    return { fault: `Not GIFT at line ${at}: ${String(message ?? 'it cannot be read').slice(0, 300)}` };
  }
}

const share = (choice: { isCorrect: boolean; weight: number | null }): number =>
  choice.weight === null || choice.weight === undefined ? (choice.isCorrect ? 1 : 0) : choice.weight / 100;

function numbersOf(format: NumericalFormat, part: number): ForeignNumber[] {
  const { number, range = 0, numberLow, numberHigh } = format;
  if (number !== undefined) return [{ value: number, tolerance: range, share: part }];
  if (numberLow === undefined || numberHigh === undefined) return [];
  return [{ value: (numberLow + numberHigh) / 2, tolerance: Math.abs(numberHigh - numberLow) / 2, share: part }];
}

class GiftReader {
  readonly texts: TextReader;

  constructor(images: ImageBasket, pictures: ReadonlyMap<string, Buffer>) {
    this.texts = new TextReader(images, (address) => pictures.get(address) ?? null);
  }

  async read(text: GiftText | null | undefined, of: 'question' | 'answer' = 'question'): Promise<string> {
    return text ? this.texts.read(withoutMarks(text.text), { format: text.format, of }) : '';
  }

  async line(text: GiftText | null | undefined, of: 'question' | 'answer' = 'question'): Promise<string> {
    return text ? this.texts.line(withoutMarks(text.text), { format: text.format, of }) : '';
  }

  async choices(found: readonly TextChoice[]): Promise<ForeignField> {
    const choices: ForeignChoice[] = [];
    for (const one of found)
      choices.push({ text: await this.line(one.text), share: share(one), feedback: await this.line(one.feedback, 'answer') });
    return { kind: 'choice', several: !choices.some((one) => one.share >= 1) && choices.some((one) => one.share > 0), choices };
  }

  async matching({ stem, matchPairs }: Matching): Promise<Pick<ForeignQuestion, 'text' | 'fields'>> {
    const sides = [...new Set(matchPairs.map(({ subanswer }) => subanswer.trim()))].sort();
    const fields: ForeignField[] = [];
    const lines: string[] = [];
    for (const { subquestion, subanswer } of matchPairs) {
      const words = await this.line(subquestion);
      if (words === '') continue;
      const choices = sides.map((side) => ({ text: side, share: side === subanswer.trim() ? 1 : 0, feedback: '' }));
      fields.push({ kind: 'choice', several: false, choices });
      lines.push(`${words}: ${fieldMark(fields.length - 1)}`);
    }
    return { text: [await this.read(stem), ...lines].join('\n\n'), fields };
  }

  async asked(
    question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
  ): Promise<Pick<ForeignQuestion, 'text' | 'fields'>> {
    if (question.type === 'Matching') return this.matching(question);
    return { text: await this.read(question.stem), fields: [await this.field(question)] };
  }

  async field(question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' | 'Matching' }>): Promise<ForeignField> {
    switch (question.type) {
      case 'MC':
        return this.choices(question.choices);
      case 'TF': {
        const told = { true: await this.line(question.trueFeedback), false: await this.line(question.falseFeedback) };
        if (told.true || told.false) this.texts.note('feedback on single choices');
        const choices = [
          { text: 'True', share: question.isTrue ? 1 : 0, feedback: '' },
          { text: 'False', share: question.isTrue ? 0 : 1, feedback: '' },
        ];
        return { kind: 'choice', several: false, choices };
      }
      case 'Short':
        if (question.choices.some(({ feedback }) => feedback?.text)) this.texts.note('feedback on single answers');
        return { kind: 'words', answers: question.choices.map((one) => ({ text: one.text.text.trim(), share: share(one) })) };
      case 'Numerical': {
        const { choices } = question;
        const numbers = Array.isArray(choices)
          ? choices.flatMap((one) => numbersOf(one.text, share(one)))
          : numbersOf(choices, 1);
        return { kind: 'number', numbers };
      }
      case 'Essay':
        return { kind: 'essay' };
    }
  }
}

async function readItem(
  item: GiftItem,
  { category, images, pictures }: { category: readonly string[]; images: ImageBasket; pictures: ReadonlyMap<string, Buffer> },
  given: GIFTQuestion,
): Promise<ExchangeItem[]> {
  if (given.type === 'Category') return [];
  const title = given.title ?? '';
  const place = { row: item.line, item: (title || given.stem.text).slice(0, 80) };
  if (given.type === 'Description') return [{ place, leftOut: 'a text without a question' }];
  const reader = new GiftReader(images, pictures);
  const asked = await reader.asked(given);
  return itemsOf({
    place,
    id: identityOf('gift', given.id, [category.join('/'), title, given.stem.text]),
    category,
    ...asked,
    marks: null,
    hints: [],
    ...splitAnswer(await reader.read(given.globalFeedback, 'answer')),
    tags: given.tags ?? [],
    texts: reader.texts,
  });
}

/** The questions of a GIFT file in their order. */
export async function* readGift(file: ExchangeFile, { images }: { images: ImageBasket }): AsyncGenerator<ExchangeItem> {
  const identities = new Identities();
  let category: string[] = [];
  for await (const whole of splitItems(decodeText(file.stream()))) {
    const { item, pictures } = withoutPictures(whole);
    if (item.text.length > LONGEST_GIFT_ITEM) {
      yield { place: { row: item.line }, fault: `It is longer than ${LONGEST_GIFT_ITEM.toLocaleString('en')} characters` };
      continue;
    }
    const parsed = parse(item);
    if (!parsed) continue;
    if (parsed.fault !== undefined) {
      yield { place: { row: item.line, item: item.text.trim().slice(0, 80) }, fault: parsed.fault };
      continue;
    }
    const { question } = parsed;
    if (question.type === 'Category') category = categoryPath(question.title);
    for (const found of await orNested({ row: item.line }, () => readItem(item, { category, images, pictures }, question)))
      yield withOwnId(found, identities);
  }
}
