import type { ExchangeFile, ExchangeItem, ImageBasket } from '../exchange-format.ts';
import { splitAnswer } from '../item/answer-and-solution.ts';
import { readNumber } from '../item/answer-fields.ts';
import { categoryPath } from '../item/category-path.ts';
import {
  type ForeignChoice,
  type ForeignField,
  type ForeignNumber,
  type ForeignQuestion,
  type ForeignWords,
  hasWildcard,
} from '../item/foreign-question.ts';
import { Identities, identityOf } from '../item/identity.ts';
import { itemsOf, orNested, withOwnId } from '../item/question-record.ts';
import { decodeText } from '../source/decode-text.ts';
import { fieldMark, type TextFormat, TextReader } from '../texts/html-to-markdown.ts';
import { type GiftChoice, GiftFault, type GiftQuestion, type GiftText, hasBrokenCommand, parseItem } from './parse-item.ts';
import { atEmptyLines, type GiftItem, LONGEST_GIFT_ITEM, splitItems } from './split-items.ts';

const EMBEDDED = /data\\?:image\/[\w+.-]+;base64,[A-Za-z0-9+/]+(?:\\?=){0,2}/g;

/** An item with its embedded pictures cut out, which the grammar need not read; their names restore them. */
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

/** One value with its tolerance, or two with the dots between them. */
function numberOf({ text, share }: GiftChoice): ForeignNumber {
  const [low, high] = text.split('..').map(readNumber);
  if (low !== null && low !== undefined && high !== null && high !== undefined)
    return { value: (low + high) / 2, tolerance: Math.abs(high - low) / 2, share };
  const [value = '', tolerance = '0', ...more] = text.split(':');
  const near = readNumber(tolerance);
  return { value: near === null || more.length > 0 ? null : readNumber(value), written: text, tolerance: near ?? 0, share };
}

class GiftReader {
  readonly texts: TextReader;
  readonly #format: string;

  constructor({ format }: GiftQuestion, images: ImageBasket, pictures: ReadonlyMap<string, Buffer>) {
    this.#format = format ?? 'moodle';
    this.texts = new TextReader(images, (address) => pictures.get(address) ?? null);
  }

  async read({ text, format }: GiftText, of: 'question' | 'answer' = 'question'): Promise<string> {
    return this.texts.read(text, { format: (format ?? this.#format) as TextFormat, of });
  }

  async line({ text, format }: GiftText, of: 'question' | 'answer' = 'question'): Promise<string> {
    return this.texts.line(text, { format: (format ?? this.#format) as TextFormat, of });
  }

  async choices(found: readonly GiftChoice[]): Promise<ForeignField> {
    const choices: ForeignChoice[] = [];
    for (const one of found)
      choices.push({ text: await this.line(one), share: one.share, feedback: await this.line(one.feedback, 'answer') });
    return { kind: 'choice', several: !choices.some((one) => one.share >= 1) && choices.some((one) => one.share > 0), choices };
  }

  async pairs(found: readonly (readonly [GiftText, GiftText])[]): Promise<Pick<ForeignQuestion, 'text' | 'fields'>> {
    const read: { words: string; side: string }[] = [];
    for (const [left, right] of found) read.push({ words: await this.line(left), side: await this.line(right) });
    const sides = [...new Set(read.map(({ side }) => side))].filter((side) => side !== '').sort();
    const asked = read.filter(({ words }) => words !== '');
    const fields = asked.map(({ side }): ForeignField => {
      const choices = sides.map((one) => ({ text: one, share: one === side ? 1 : 0, feedback: '' }));
      return { kind: 'choice', several: false, choices };
    });
    return { text: asked.map(({ words }, index) => `${words}: ${fieldMark(index)}`).join('\n\n'), fields };
  }

  async asked(question: GiftQuestion): Promise<Pick<ForeignQuestion, 'text' | 'fields'>> {
    const { before, after, answer } = question;
    // A text that continues after its answer has a gap there.
    const gap = answer.kind === 'words' || answer.kind === 'numbers' ? fieldMark(0) : '_____';
    const whole = after === '' ? before : `${before} ${gap} ${after}`;
    const text = await this.texts.read(whole, { format: this.#format as TextFormat });
    if (answer.kind !== 'pairs') return { text, fields: [await this.field(answer)] };
    const { text: pairs, fields } = await this.pairs(answer.pairs);
    return { text: [text, pairs].filter((one) => one !== '').join('\n\n'), fields };
  }

  async field(answer: Exclude<GiftQuestion['answer'], { kind: 'pairs' }>): Promise<ForeignField> {
    switch (answer.kind) {
      case 'choices':
        return this.choices(answer.choices);
      case 'truth': {
        // The first is on a wrong answer, the second on a right one.
        const [wrong = '', right = ''] = await Promise.all(answer.feedback.map((one) => this.line(one, 'answer')));
        const told = (isRight: boolean) => ({ share: isRight ? 1 : 0, feedback: isRight ? right : wrong });
        const choices = [
          { text: 'True', ...told(answer.isTrue) },
          { text: 'False', ...told(!answer.isTrue) },
        ];
        return { kind: 'choice', several: false, choices };
      }
      case 'words': {
        const answers: ForeignWords[] = [];
        for (const { text, share, feedback } of answer.choices) {
          if (feedback.text !== '') this.texts.note('feedback on single answers');
          const plain = text.replace(/\\\*/g, '*');
          const wild = hasWildcard(text);
          answers.push({ text: plain === '*' ? plain : await this.line({ text: plain, format: 'plain' }), share, wild });
        }
        return { kind: 'words', answers };
      }
      case 'numbers':
        if (answer.choices.some(({ feedback }) => feedback.text !== '')) this.texts.note('feedback on single answers');
        return { kind: 'number', numbers: answer.choices.filter(({ text }) => text !== '*').map(numberOf) };
      default:
        return { kind: 'essay' };
    }
  }
}

async function readItem(
  item: GiftItem,
  { category, images, pictures }: { category: readonly string[]; images: ImageBasket; pictures: ReadonlyMap<string, Buffer> },
  question: GiftQuestion,
): Promise<ExchangeItem[]> {
  const { name, before } = question;
  const place = { row: item.line, item: (name || before).slice(0, 80) };
  if (question.answer.kind === 'none') return [{ place, leftOut: 'a text without a question' }];
  const reader = new GiftReader(question, images, pictures);
  if (hasBrokenCommand(item.text))
    reader.texts.note('a line break within a formula: “\\n” is read as the beginning of its command');
  const asked = await reader.asked(question);
  return itemsOf({
    place,
    id: identityOf({ format: 'gift', given: question.id, category, tags: question.tags, content: [name, before] }),
    category,
    ...asked,
    marks: null,
    hints: [],
    ...splitAnswer(await reader.read(question.feedback, 'answer')),
    tags: question.tags,
    texts: reader.texts,
  });
}

type ParsedItem = { item: GiftItem; question: GiftQuestion } | { item: GiftItem; fault: string };

/** Reads an item; a brace that is never closed costs one question, not all that follow. */
function parsed(item: GiftItem): ParsedItem[] {
  try {
    return [{ item, question: parseItem(item.text) }];
  } catch (error) {
    if (!(error instanceof GiftFault)) throw error;
    const parts = atEmptyLines(item);
    return parts.length > 1 ? parts.flatMap(parsed) : [{ item, fault: `Line ${item.line}: ${error.message}` }];
  }
}

export async function* readGift(file: ExchangeFile, { images }: { images: ImageBasket }): AsyncGenerator<ExchangeItem> {
  const identities = new Identities();
  let category: string[] = [];
  for await (const whole of splitItems(decodeText(file.stream(), file.encoding))) {
    const { item, pictures } = withoutPictures(whole);
    if (item.text.length > LONGEST_GIFT_ITEM) {
      yield { place: { row: item.line }, fault: `It is longer than ${LONGEST_GIFT_ITEM.toLocaleString('en')} characters` };
      continue;
    }
    const path = /^[^\S\n]*\$CATEGORY:(.*)$/m.exec(item.text)?.[1];
    if (path !== undefined) {
      category = categoryPath(path);
      continue;
    }
    for (const one of parsed(item)) {
      const row = one.item.line;
      if ('fault' in one) {
        const name = one.item.text.replace(/^[^\S\n]*\/\/.*$/gm, '').trim();
        yield { place: { row, item: name.slice(0, 80) }, fault: one.fault };
        continue;
      }
      const read = () => readItem(one.item, { category, images, pictures }, one.question);
      for (const found of await orNested({ row }, read)) yield withOwnId(found, identities);
    }
  }
}
