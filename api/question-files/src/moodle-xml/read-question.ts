import type { ExchangeItem, ImageBasket } from '../exchange-format.ts';
import { splitAnswer } from '../item/answer-and-solution.ts';
import { readNumber } from '../item/answer-fields.ts';
import { type ForeignChoice, type ForeignField, type ForeignQuestion, hasWildcard } from '../item/foreign-question.ts';
import { identityOf } from '../item/identity.ts';
import { itemsOf } from '../item/question-record.ts';
import { elementsOf, firstOf, ownText, type XmlElement } from '../source/read-elements.ts';
import { fieldMark, type TextFormat, TextReader, withoutMarks } from '../texts/html-to-markdown.ts';
import { readCloze } from './cloze.ts';
import { MoodleFiles } from './files.ts';

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
  wiki_like: 'moodle',
};

/** Types that we cannot store, with their description. */
const NOT_HELD: Readonly<Record<string, string>> = {
  description: 'a text without a question',
  calculated: 'random variables',
  calculatedsimple: 'random variables',
  calculatedmulti: 'random variables',
  stack: 'random variables and scripts of STACK',
  formulas: 'random variables and scripts of the type formulas',
  varnumeric: 'random variables',
  varnumericset: 'random variables',
  varnumunit: 'random variables',
  random: 'a question drawn at random',
  randomsamatch: 'questions drawn at random',
  ddmarker: 'places on a picture',
  ddimageortext: 'places on a picture',
  coderunner: 'a script',
  opaque: 'a question that another server asks',
};

const textOf = (element: XmlElement | undefined): string =>
  withoutMarks(ownText(firstOf(element, 'text')) || ownText(element)).trim();

interface Source {
  text: string;
  format: TextFormat;
  element: XmlElement | undefined;
}

class MoodleQuestion {
  readonly element: XmlElement;
  readonly texts: TextReader;
  readonly #format: TextFormat;
  #reading: XmlElement | undefined;

  constructor(element: XmlElement, images: ImageBasket) {
    this.element = element;
    this.#format = FORMATS[firstOf(element, 'questiontext')?.attributes.format ?? 'html'] ?? 'html';
    const files = new MoodleFiles(element);
    this.texts = new TextReader(images, (address) => files.read(address, this.#reading));
    for (const name of files.others) this.texts.note(`the file ${name}`);
  }

  source(name: string, within: XmlElement = this.element): Source {
    const element = firstOf(within, name);
    return { text: textOf(element), format: FORMATS[element?.attributes.format ?? ''] ?? this.#format, element };
  }

  value(name: string): string {
    return textOf(firstOf(this.element, name));
  }

  number(name: string): number | null {
    return readNumber(this.value(name));
  }

  async read({ text, format, element }: Source, of: 'question' | 'answer' = 'question'): Promise<string> {
    this.#reading = element;
    return this.texts.read(text, { format, of });
  }

  async line(element: XmlElement, of: 'question' | 'answer' = 'question'): Promise<string> {
    this.#reading = element;
    return this.texts.line(textOf(element), { format: FORMATS[element.attributes.format ?? ''] ?? this.#format, of });
  }

  /** A text without markup, for one line to type or choose. */
  async words(text: string): Promise<string> {
    return this.texts.line(text, { format: 'plain' });
  }
}

/** The share of the marks that an answer gets; older files have it as an element. */
const shareOf = (answer: XmlElement): number => {
  const share = readNumber(answer.attributes.fraction ?? '') ?? 0;
  return Math.abs(share - 100) < 0.01 ? 1 : share / 100;
};

async function choicesOf(question: MoodleQuestion, answers: readonly XmlElement[]): Promise<ForeignChoice[]> {
  const choices: ForeignChoice[] = [];
  for (const answer of answers) {
    const feedback = firstOf(answer, 'feedback');
    choices.push({
      text: await question.line(answer),
      share: shareOf(answer),
      feedback: feedback ? await question.line(feedback, 'answer') : '',
    });
  }
  return choices;
}

/** True and false in any language: the right one counts, not its word. Moodle writes true first. */
async function truthField(question: MoodleQuestion, answers: readonly XmlElement[]): Promise<ForeignField> {
  const [first, second] = await choicesOf(question, answers.slice(0, 2));
  const named = (choice: ForeignChoice | undefined, otherwise: string) => {
    const text = choice?.text ?? '';
    return /^(?:true|false)$/i.test(text) ? `${text[0]?.toUpperCase()}${text.slice(1).toLowerCase()}` : text || otherwise;
  };
  const [one, two] = [named(first, 'True'), named(second, /^false$/i.test(first?.text ?? '') ? 'True' : 'False')];
  const isRight = (first?.share ?? 0) >= 1;
  const choices = [
    { text: one, share: isRight ? 1 : 0, feedback: first?.feedback ?? '' },
    { text: two, share: isRight ? 0 : 1, feedback: second?.feedback ?? '' },
  ];
  return { kind: 'choice', several: false, choices: one === 'False' ? choices.reverse() : choices };
}

function numberField(question: MoodleQuestion, answers: readonly XmlElement[]): ForeignField {
  const numbers = answers.map((answer) => {
    const tolerance = ownText(firstOf(answer, 'tolerance')).trim();
    const near = readNumber(tolerance);
    if (near === null && tolerance !== '') question.texts.note(`the tolerance “${tolerance.slice(0, 40)}”, which cannot be read`);
    return { value: readNumber(textOf(answer)), written: textOf(answer), tolerance: near ?? 0, share: shareOf(answer) };
  });
  const units = elementsOf(firstOf(question.element, 'units') ?? question.element, 'unit').map((unit) => ({
    unit: ownText(firstOf(unit, 'unit_name')).trim(),
    multiplier: readNumber(ownText(firstOf(unit, 'multiplier'))) ?? 1,
  }));
  const own = units.find(({ multiplier }) => multiplier === 1) ?? units[0];
  const others = units.filter((unit) => unit !== own && unit.multiplier > 0 && unit.unit !== '');
  return {
    kind: 'number',
    numbers,
    ...(own && own.unit !== '' && { unit: own.unit }),
    ...((question.number('unitgradingtype') ?? 0) > 0 && { unitAsked: true }),
    // Moodle gives the right value in each unit; we store the size of each unit in ours.
    ...(own &&
      others.length > 0 && { otherUnits: others.map(({ unit, multiplier }) => ({ unit, factor: own.multiplier / multiplier })) }),
  };
}

/** Pairs: each is a field with all right sides to choose from. */
async function pairs(question: MoodleQuestion, given: string): Promise<Pick<ForeignQuestion, 'text' | 'fields'>> {
  const subquestions = elementsOf(question.element, 'subquestion');
  const sides: string[] = [];
  for (const one of subquestions) {
    const answer = firstOf(one, 'answer');
    sides.push(answer ? await question.line(answer) : '');
  }
  const all = [...new Set(sides)].filter((side) => side !== '');
  const fields: ForeignField[] = [];
  const lines: string[] = [];
  for (const [index, subquestion] of subquestions.entries()) {
    const words = await question.line(subquestion);
    if (words === '') continue;
    const right = sides[index];
    fields.push({
      kind: 'choice',
      several: false,
      choices: all.map((side) => ({ text: side, share: side === right ? 1 : 0, feedback: '' })),
    });
    lines.push(`${words}: ${fieldMark(fields.length - 1)}`);
  }
  return { text: [given, ...lines].join('\n\n'), fields };
}

/** Gaps written `[[1]]`, chosen from lists by their group; a message where one has no choice. */
async function gaps(question: MoodleQuestion, source: string): Promise<{ text: string; fields: ForeignField[] } | string> {
  const options: { text: string; group: string }[] = [];
  for (const option of [...elementsOf(question.element, 'selectoption'), ...elementsOf(question.element, 'dragbox')])
    options.push({ text: await question.line(option), group: ownText(firstOf(option, 'group')).trim() });
  const fields: ForeignField[] = [];
  const lost: string[] = [];
  const text = source.replace(/\[\[(\d{1,3})\]\]/g, (whole, digits: string) => {
    const right = options[Number(digits) - 1];
    if (!right) {
      lost.push(whole);
      return whole;
    }
    const choices = options.filter(({ group }) => group === right.group);
    fields.push({
      kind: 'choice',
      several: false,
      choices: choices.map((one) => ({ text: one.text, share: one === right ? 1 : 0, feedback: '' })),
    });
    return fieldMark(fields.length - 1);
  });
  if (lost.length > 0) return `It has a gap without a choice: ${lost[0]}`;
  return fields.length > 0 ? { text, fields } : 'It has no gap: gaps are written [[1]]';
}

interface Asked {
  text: string;
  fields: readonly ForeignField[];
  marks?: number;
}

/** The fields of a question of a type; why it is refused, or what we cannot store. */
async function askedOf(question: MoodleQuestion, type: string): Promise<Asked | { fault: string } | { leftOut: string }> {
  const source = question.source('questiontext');
  const image = oldImage(question.element);
  const given = { ...source, text: source.text + image };
  const answers = elementsOf(question.element, 'answer');
  switch (type) {
    case 'multichoice':
    case 'multichoiceset': {
      const several = type === 'multichoiceset' || /^(?:false|0)$/.test(question.value('single'));
      return {
        text: await question.read(given),
        fields: [{ kind: 'choice', several, choices: await choicesOf(question, answers) }],
      };
    }
    case 'oumultiresponse':
      return {
        text: await question.read(given),
        fields: [{ kind: 'choice', several: true, choices: await choicesOf(question, answers) }],
      };
    case 'truefalse':
      return { text: await question.read(given), fields: [await truthField(question, answers)] };
    case 'numerical':
      noteSingleFeedback(question, answers);
      return { text: await question.read(given), fields: [numberField(question, answers)] };
    case 'shortanswer': {
      noteSingleFeedback(question, answers);
      const words = [];
      for (const answer of answers) {
        // A star alone is a wildcard; an escaped star is literal.
        const given = textOf(answer);
        const text = given.replace(/\\\*/g, '*');
        const wild = hasWildcard(given);
        words.push({ text: text === '*' ? text : await question.words(text), share: shareOf(answer), wild });
      }
      return { text: await question.read(given), fields: [{ kind: 'words', answers: words }] };
    }
    case 'essay':
      if (question.value('responseformat') === 'noinline' || (question.number('attachmentsrequired') ?? 0) > 0)
        question.texts.note('a file as part of the answer');
      return { text: await question.read(given), fields: [{ kind: 'essay' }] };
    case 'matching':
    case 'match':
      return pairs(question, await question.read(given));
    case 'ordering': {
      noteSingleFeedback(question, answers);
      const sequence: string[] = [];
      for (const answer of answers) sequence.push(await question.line(answer));
      return { text: await question.read(given), fields: [{ kind: 'order', sequence }] };
    }
    case 'gapselect':
    case 'ddwtos': {
      const asked = await gaps(question, given.text);
      if (typeof asked === 'string') return { fault: asked };
      return { text: await question.read({ ...given, text: asked.text }), fields: asked.fields };
    }
    case 'cloze':
    case 'multianswer': {
      const cloze = await readCloze(given.text, question.texts);
      if (typeof cloze === 'string') return { fault: cloze };
      return { text: await question.read({ ...given, text: cloze.text }), fields: cloze.fields, marks: cloze.marks };
    }
    default:
      return { leftOut: `a question of the type ${type || 'without a name'}` };
  }
}

function oldImage(element: XmlElement): string {
  const name = ownText(firstOf(element, 'image')).trim();
  const bytes = ownText(firstOf(element, 'image_base64')).trim();
  const kind = /\.(png|jpe?g|gif|svg)$/i.exec(name)?.[1]?.toLowerCase().replace('jpg', 'jpeg').replace('svg', 'svg+xml');
  return bytes && kind ? `<p><img src="data:image/${kind};base64,${bytes.replace(/[^\w+/=]/g, '')}" alt=""></p>` : '';
}

const tagsOf = (element: XmlElement): string[] =>
  [...elementsOf(element, 'tags'), ...elementsOf(element, 'coursetags')].flatMap((tags) => elementsOf(tags, 'tag').map(textOf));

/** We cannot store feedback that depends on the score; Moodle's default texts are no loss. */
const OWN_WORDS = /^(?:Your answer is (?:partially )?(?:in)?correct\.?)?$/;

const hasWords = (text: string): boolean => /\S/.test(text.replace(/<[^>]*>|&nbsp;/g, ''));

function noteSingleFeedback(question: MoodleQuestion, answers: readonly XmlElement[]): void {
  if (answers.some((answer) => hasWords(textOf(firstOf(answer, 'feedback'))))) question.texts.note('feedback on single answers');
}

function noteFeedback(question: MoodleQuestion): void {
  for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
    const words = question
      .value(name)
      .replace(/<[^>]*>/g, '')
      .trim();
    if (!OWN_WORDS.test(words)) question.texts.note('feedback by how much was right');
  }
}

export async function readQuestion(
  element: XmlElement,
  category: readonly string[],
  images: ImageBasket,
): Promise<ExchangeItem[]> {
  const type = (element.attributes.type ?? '').toLowerCase();
  const name = textOf(firstOf(element, 'name'));
  const place = { row: element.line, item: name.slice(0, 200) || type };
  const notHeld = NOT_HELD[type];
  if (notHeld) return [{ place, leftOut: notHeld }];
  const question = new MoodleQuestion(element, images);
  const asked = await askedOf(question, type);
  if (!('text' in asked)) return [{ place, ...asked }];
  noteFeedback(question);
  if (hasWords(question.source('responsetemplate').text)) question.texts.note('a template for the answer');
  const hints: string[] = [];
  for (const hint of elementsOf(element, 'hint'))
    hints.push(await question.read(question.source('hint', { ...element, children: [hint] })));
  const told = splitAnswer(await question.read(question.source('generalfeedback'), 'answer'));
  const grading = await question.read(question.source('graderinfo'), 'answer');
  if (grading !== '') told.markScheme = grading;
  return itemsOf({
    place,
    id: identityOf({
      ...{ format: 'moodle', given: question.value('idnumber'), category, tags: tagsOf(element) },
      content: [name, question.source('questiontext').text],
    }),
    category,
    text: asked.text,
    fields: asked.fields,
    marks: asked.marks ?? question.number('defaultgrade'),
    hints: hints.filter((hint) => hint !== ''),
    ...told,
    tags: tagsOf(element),
    texts: question.texts,
  });
}
