import type { WriteContext, WrittenQuestion } from '../exchange-format.ts';
import { markSchemeText } from '../item/mark-scheme-text.ts';
import { askedStretches, type NumberKey, nameOf, plainNumber, writtenKeys } from '../item/written-keys.ts';
import { type WrittenFile, WrittenTexts } from '../item/written-question.ts';
import { xmlText } from '../source/write-xml.ts';

export type QtiVersion = '2.1' | '3.0';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Elements and attributes by their names of version 2, written in either. */
function elementWriter(version: QtiVersion) {
  return (name: string, attributes: Readonly<Record<string, string | number | undefined>>, ...children: string[]): string => {
    const tag = version === '3.0' ? `qti-${kebab(name)}` : name;
    const given = Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [` ${version === '3.0' ? kebab(key) : key}="${xmlText(String(value))}"`],
    );
    const inner = children.filter((child) => child !== '').join('\n');
    return inner === '' ? `<${tag}${given.join('')}/>` : `<${tag}${given.join('')}>${inner}</${tag}>`;
  };
}

const NAMESPACES: Readonly<Record<QtiVersion, string>> = {
  '2.1':
    'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"',
  '3.0':
    'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"',
};

/** HTML elements that QTI lacks. */
const forQti = (html: string): string => html.replace(/<(\/?)del>/g, '<$1span>').replace(/ align="(?:left|right|center)"/g, '');

class ItemWriter {
  readonly texts: WrittenTexts;
  readonly #version: QtiVersion;
  readonly #element: ReturnType<typeof elementWriter>;
  readonly #question: WrittenQuestion;

  constructor(question: WrittenQuestion, texts: WrittenTexts, version: QtiVersion) {
    this.#question = question;
    this.texts = texts;
    this.#version = version;
    this.#element = elementWriter(version);
  }

  async write(): Promise<string> {
    const { numbers, leftOut } = writtenKeys(this.#question);
    for (const what of leftOut) this.texts.note(what);
    if (this.#question.special_info) this.texts.note('special information');
    const { declarations, body, processing } = this.#asked(numbers);
    const element = this.#element;
    const score = element(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float', normalMaximum: this.#question.marks },
      element('defaultValue', {}, element('value', {}, '0')),
    );
    const pictures = forQti(await this.texts.pictures('question'));
    const itemBody = element('itemBody', {}, ...(await this.#told()), ...body.slice(0, -1), pictures, ...body.slice(-1));
    const name = this.#version === '3.0' ? 'qti-assessment-item' : 'assessmentItem';
    const timed = this.#version === '3.0' ? 'time-dependent' : 'timeDependent';
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${name} ${NAMESPACES[this.#version]} identifier="${xmlText(this.#question.id)}" title="${xmlText(nameOf(this.#question))}" adaptive="false" ${timed}="false">`,
      ...declarations,
      score,
      itemBody,
      processing,
      `</${name}>`,
      '',
    ].join('\n');
  }

  #html(markdown: string): string {
    return forQti(this.texts.html(markdown));
  }

  /** Texts that are not for candidates come first, each under its class. */
  async #told(): Promise<string[]> {
    const { hint, answer, solution, mark_scheme: scheme = [] } = this.#question;
    const pictures = forQti(await this.texts.pictures('answer'));
    const blocks: [string, string, string][] = [
      ['hint', 'tutor', this.#html(hint ?? '')],
      ['answer', 'scorer', this.#html(answer ?? '')],
      ['solution', 'scorer', [this.#html(solution ?? ''), pictures].filter((one) => one !== '').join('\n')],
      ['mark-scheme', 'scorer', this.#html(markSchemeText(scheme))],
    ];
    return blocks.flatMap(([name, view, html]) => {
      if (html === '') return [];
      const content = this.#version === '3.0' ? this.#element('contentBody', {}, html) : html;
      const use = this.#version === '3.0' ? { use: name === 'hint' ? 'instructions' : 'scoring' } : {};
      return [this.#element('rubricBlock', { view, class: name, ...use }, content)];
    });
  }

  #asked(numbers: readonly NumberKey[]): { declarations: string[]; body: string[]; processing: string } {
    if ((this.#question.options ?? []).length > 0) return this.#choice();
    if (numbers.length > 0) return this.#numbers(numbers);
    const element = this.#element;
    return {
      declarations: [element('responseDeclaration', { identifier: 'RESPONSE', cardinality: 'single', baseType: 'string' })],
      body: [
        this.#html(this.#question.text),
        element('extendedTextInteraction', { responseIdentifier: 'RESPONSE', expectedLines: 10 }),
      ],
      processing: '',
    };
  }

  #declaration(identifier: string, baseType: string, value: string): string {
    const element = this.#element;
    return element(
      'responseDeclaration',
      { identifier, cardinality: 'single', baseType },
      element('correctResponse', {}, element('value', {}, xmlText(value))),
    );
  }

  #award(condition: string, marks: number): string {
    const element = this.#element;
    const sum = element(
      'sum',
      {},
      element('variable', { identifier: 'SCORE' }),
      element('baseValue', { baseType: 'float' }, plainNumber(marks)),
    );
    return element(
      'responseCondition',
      {},
      element('responseIf', {}, condition, element('setOutcomeValue', { identifier: 'SCORE' }, sum)),
    );
  }

  #choice() {
    const element = this.#element;
    const { options = [], correct_option: correct, answer_keys: keys = [], text, marks } = this.#question;
    const key = keys.find(({ kind }) => kind === 'option');
    if (key?.kind === 'option' && Object.values(key.distractors ?? {}).some((one) => one))
      this.texts.note('what is said of wrong options');
    const choices = options.map((option) =>
      element('simpleChoice', { identifier: option.key }, forQti(this.texts.line(option.text))),
    );
    const matches = element(
      'match',
      {},
      element('variable', { identifier: 'RESPONSE' }),
      element('correct', { identifier: 'RESPONSE' }),
    );
    return {
      declarations: [this.#declaration('RESPONSE', 'identifier', correct ?? 'A')],
      body: [
        this.#html(text),
        element('choiceInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: 1 }, ...choices),
      ],
      processing: element('responseProcessing', {}, this.#award(matches, marks)),
    };
  }

  #near(identifier: string, { value, tolerance, alternatives = [] }: NumberKey): string {
    const element = this.#element;
    const equals = [{ value, tolerance }, ...alternatives].map((one) => {
      const near = plainNumber(one.tolerance);
      const mode = one.tolerance > 0 ? { toleranceMode: 'absolute', tolerance: `${near} ${near}` } : { toleranceMode: 'exact' };
      return element(
        'equal',
        mode,
        element('variable', { identifier }),
        element('baseValue', { baseType: 'float' }, plainNumber(one.value)),
      );
    });
    return equals.length === 1 ? (equals[0] as string) : element('or', {}, ...equals);
  }

  #numbers(numbers: readonly NumberKey[]) {
    const element = this.#element;
    const { text, marks } = this.#question;
    const identifiers = new Map(
      numbers.map((key, index) => [key, numbers.length === 1 ? 'RESPONSE' : `RESPONSE_${index + 1}`] as const),
    );
    const weights = numbers.reduce((sum, { weight = 1 }) => sum + weight, 0);
    if (numbers.some((key) => key.unit_asked || key.other_units?.length)) this.texts.note('other units of a number');
    const body = askedStretches(text, numbers).flatMap(({ markdown, numbers: asked }) => [
      this.#html(markdown),
      ...asked.map((key) => {
        const entry = element('textEntryInteraction', { responseIdentifier: identifiers.get(key), expectedLength: 12 });
        const label = key.label ? `${forQti(this.texts.line(key.label))} ` : '';
        return `<p>${label}${entry}${key.unit ? ` <span class="unit">${xmlText(key.unit)}</span>` : ''}</p>`;
      }),
    ]);
    const awards = numbers.map((key) =>
      this.#award(
        this.#near(identifiers.get(key) as string, key),
        Math.round(((key.weight ?? 1) / weights) * marks * 1_000) / 1_000,
      ),
    );
    return {
      declarations: numbers.map((key) => this.#declaration(identifiers.get(key) as string, 'float', plainNumber(key.value))),
      body: [body.join('\n'), ''],
      processing: element('responseProcessing', {}, ...awards),
    };
  }
}

/** A question as an item with the files that it shows, addressed from `folder`. */
export async function writeItem(
  question: WrittenQuestion,
  { images, leftOut, version, folder }: WriteContext & { version: QtiVersion; folder: string },
): Promise<{ xml: string; files: WrittenFile[] }> {
  const address = ({ name }: WrittenFile) => `${folder}/${encodeURIComponent(name)}`;
  const texts = new WrittenTexts(question, { images, leftOut, formulae: 'mathml', address });
  const xml = await new ItemWriter(question, texts, version).write();
  return { xml, files: texts.takeFiles() };
}
