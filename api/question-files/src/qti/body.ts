import type { Element, ElementContent, Root } from 'hast';
import { readNumber } from '../item/answer-fields.ts';
import type { ForeignChoice, ForeignField } from '../item/foreign-question.ts';
import { allText, type XmlElement } from '../source/read-elements.ts';
import { fieldMark, type ReadImage, type TextReader, withoutMarks } from '../texts/html-to-markdown.ts';
import { allNamed, attribute, childNamed, childrenNamed, qtiName } from './names.ts';
import type { Response } from './responses.ts';

/** Interactions that we cannot store, with their description. */
const NOT_HELD: Readonly<Record<string, string>> = {
  hotspotinteraction: 'places on a picture',
  selectpointinteraction: 'places on a picture',
  graphicorderinteraction: 'places on a picture',
  graphicassociateinteraction: 'places on a picture',
  graphicgapmatchinteraction: 'places on a picture',
  positionobjectinteraction: 'places on a picture',
  positionobjectstage: 'places on a picture',
  drawinginteraction: 'a drawing as the answer',
  uploadinteraction: 'a file as the answer',
  associateinteraction: 'pairs that are made freely',
  custominteraction: 'a script',
  portablecustominteraction: 'a script',
};
/** Elements that ask nothing; they are skipped. */
const BESIDE: Readonly<Record<string, string>> = {
  mediainteraction: 'a sound or a film',
  endattemptinteraction: 'a button that shows something',
  printedvariable: 'a value that is made while it is answered',
  templateinline: 'a text that depends on random variables',
  templateblock: 'a text that depends on random variables',
  infocontrol: 'a text that is shown on demand',
};

/** Encoded HTML, which is text to QTI and markup to its author. */
const MARKUP = /^\s*<(p|div|span)\b[^>]*>[\s\S]*<\/\1>\s*$/;

type Properties = Element['properties'];

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export class NotHeld extends Error {}

/** Reads the body of an item; texts from elsewhere in the item are collected on the way. */
export class ItemBody {
  readonly fields: ForeignField[] = [];
  readonly hints: Root[] = [];
  readonly solutions: Root[] = [];
  readonly markSchemes: Root[] = [];
  readonly answers: Root[] = [];
  readonly #responses: ReadonlyMap<string, Response>;
  readonly #texts: TextReader;

  constructor(responses: ReadonlyMap<string, Response>, texts: TextReader) {
    this.#responses = responses;
    this.#texts = texts;
  }

  /** @throws NotHeld with a description of it. */
  async tree(body: XmlElement): Promise<Root> {
    return { type: 'root', children: await this.#nodes(body) };
  }

  async line(source: XmlElement, of: ReadImage['of'] = 'question'): Promise<string> {
    return (await this.#texts.readTree(await this.tree(source), of)).replace(/\\\n|\s*\n\s*/g, ' ').trim();
  }

  async #nodes(parent: XmlElement): Promise<ElementContent[]> {
    const nodes: ElementContent[] = [];
    for (const child of parent.children) {
      if (typeof child === 'string') {
        if (MARKUP.test(child)) this.#texts.note('tags that the file has as text, which learners see');
        nodes.push({ type: 'text', value: withoutMarks(child).replace(/[ \t]*\n\s*/g, ' ') });
      } else nodes.push(...(await this.#node(child)));
    }
    return nodes;
  }

  async #node(source: XmlElement): Promise<ElementContent[]> {
    const name = qtiName(source);
    const notHeld = NOT_HELD[name];
    if (notHeld) throw new NotHeld(notHeld);
    const beside = BESIDE[name];
    if (beside) {
      this.#texts.note(beside);
      return [];
    }
    const made = await this.#interaction(source, name);
    if (made) return made;
    if (name === 'rubricblock' || name === 'feedbackblock' || name === 'feedbackinline') return this.#told(source, name);
    if (['stylesheet', 'cataloginfo', 'companionmaterialsinfo'].includes(name)) return [];
    return [await this.#html(source)];
  }

  async #html(source: XmlElement): Promise<Element> {
    const { class: classes, ...rest } = source.attributes;
    const properties: Properties = { ...rest, ...(classes !== undefined && { className: classes.split(/\s+/) }) };
    const name = /^qti-|Interaction$/.test(source.name) || ['prompt', 'contentBody'].includes(source.name) ? 'div' : source.name;
    return element(name, properties, await this.#nodes(source));
  }

  /** Text beside the question: for candidates it joins the question, for markers the solution. */
  async #told(source: XmlElement, name: string): Promise<ElementContent[]> {
    const use =
      `${attribute(source, 'class') ?? ''} ${attribute(source, 'use') ?? ''} ${attribute(source, 'identifier') ?? ''}`.toLowerCase();
    const views = (attribute(source, 'view') ?? '').split(/\s+/);
    const tree = () => this.tree(source);
    if (/\bhint\b/.test(use)) this.hints.push(await tree());
    else if (/mark-?scheme/.test(use)) this.markSchemes.push(await tree());
    else if (/\banswer\b/.test(use)) this.answers.push(await tree());
    else if (/(?<!seen[-_]?)solution|model/.test(use)) this.solutions.push(await tree());
    else if (name === 'rubricblock' && views.includes('candidate')) return (await tree()).children as ElementContent[];
    else if (name === 'rubricblock') this.markSchemes.push(await tree());
    else this.#texts.note('feedback that depends on the answer');
    return [];
  }

  #response(source: XmlElement): Response | undefined {
    return this.#responses.get(attribute(source, 'responseidentifier') ?? '');
  }

  #mark(field: ForeignField): ElementContent {
    this.fields.push(field);
    return { type: 'text', value: fieldMark(this.fields.length - 1) };
  }

  async #block(source: XmlElement, field: ForeignField): Promise<ElementContent[]> {
    const prompt = childNamed(source, 'prompt');
    const words = prompt ? await this.#nodes(prompt) : [];
    return [element('div', {}, words), element('p', {}, [this.#mark(field)])];
  }

  /** The replacement of an interaction; null for other elements. */
  async #interaction(source: XmlElement, name: string): Promise<ElementContent[] | null> {
    switch (name) {
      case 'choiceinteraction':
        return this.#block(source, await this.#choice(source, childrenNamed(source, 'simplechoice')));
      case 'inlinechoiceinteraction':
        return [this.#mark(await this.#choice(source, childrenNamed(source, 'inlinechoice')))];
      case 'textentryinteraction':
        return [this.#mark(this.#entry(source))];
      case 'extendedtextinteraction':
        return this.#block(source, { kind: 'essay', model: (this.#response(source)?.right ?? []).join('\n\n') });
      case 'sliderinteraction':
        return this.#block(source, this.#entry(source));
      case 'orderinteraction':
        return this.#block(source, await this.#order(source));
      case 'matchinteraction':
        return this.#match(source);
      case 'gapmatchinteraction':
        return this.#gaps(source);
      case 'hottextinteraction':
        return this.#hotText(source);
      default:
        if (/interaction$/.test(name)) throw new NotHeld(`an answer of the kind ${source.name}`);
        return null;
    }
  }

  #share(response: Response | undefined, id: string): number {
    if (response?.right.includes(id)) return 1;
    return response?.right.length === 0 ? (response.shares.get(id) ?? 0) : Math.min(0.99, response?.shares.get(id) ?? 0);
  }

  async #choice(source: XmlElement, found: readonly XmlElement[]): Promise<ForeignField> {
    const response = this.#response(source);
    const choices: ForeignChoice[] = [];
    for (const one of found) {
      const told = childrenNamed(one, 'feedbackinline');
      const plain = { ...one, children: one.children.filter((child) => !told.includes(child as XmlElement)) };
      const feedback: string[] = [];
      for (const inline of told) feedback.push(await this.line(inline, 'answer'));
      choices.push({
        text: await this.line(plain),
        share: this.#share(response, attribute(one, 'identifier') ?? ''),
        feedback: feedback.join(' '),
      });
    }
    return { kind: 'choice', several: response?.several ?? attribute(source, 'maxchoices') !== '1', choices };
  }

  #entry(source: XmlElement): ForeignField {
    const response = this.#response(source);
    const shares = [...(response?.shares ?? [])];
    const right = response?.right ?? [];
    for (const name of response?.unread ?? []) this.#texts.note(`the comparison “${name}”: only the right value itself counts`);
    const answers = [
      ...right.map((text) => ({ text, share: 1 })),
      ...shares
        .filter(([text]) => !right.includes(text))
        .map(([text, share]) => ({ text, share: right.length > 0 ? Math.min(share, 0.99) : share })),
    ];
    if (!['integer', 'float'].includes(response?.type ?? '')) return { kind: 'words', answers };
    const numbers = answers.map(({ text, share }) => {
      const value = readNumber(text);
      const compared = value === null ? null : response?.compare(value);
      return { ...(compared ?? { value, tolerance: 0 }), written: text, share };
    });
    return { kind: 'number', numbers };
  }

  async #order(source: XmlElement): Promise<ForeignField> {
    const named = new Map<string, string>();
    for (const one of childrenNamed(source, 'simplechoice')) named.set(attribute(one, 'identifier') ?? '', await this.line(one));
    const right = (this.#response(source)?.right ?? []).flatMap((id) => named.get(id) ?? []);
    return { kind: 'order', sequence: right.length > 0 ? right : [...named.values()] };
  }

  /** The right partners of each item on the left, by pairs of identifiers. */
  #partners(source: XmlElement): Map<string, string[]> {
    const partners = new Map<string, string[]>();
    const response = this.#response(source);
    const pairs = response?.right.length
      ? response.right
      : [...(response?.shares ?? [])].filter(([, share]) => share > 0).map(([pair]) => pair);
    for (const pair of pairs) {
      const [first = '', second = ''] = pair.split(/\s+/);
      partners.set(first, [...(partners.get(first) ?? []), second]);
      partners.set(second, [...(partners.get(second) ?? []), first]);
    }
    return partners;
  }

  async #match(source: XmlElement): Promise<ElementContent[]> {
    const [left, right] = childrenNamed(source, 'simplematchset');
    const partners = this.#partners(source);
    const sides: { id: string; text: string }[] = [];
    for (const one of childrenNamed(right, 'simpleassociablechoice')) {
      sides.push({ id: attribute(one, 'identifier') ?? '', text: await this.line(one) });
    }
    const prompt = childNamed(source, 'prompt');
    const rows: ElementContent[] = prompt ? [element('div', {}, await this.#nodes(prompt))] : [];
    for (const one of childrenNamed(left, 'simpleassociablechoice')) {
      const mine = partners.get(attribute(one, 'identifier') ?? '') ?? [];
      const choices = sides.map(({ id, text }) => ({ text, share: mine.includes(id) ? 1 : 0, feedback: '' }));
      const words = await this.#nodes(one);
      rows.push(
        element('p', {}, [
          ...words,
          { type: 'text', value: ': ' },
          this.#mark({ kind: 'choice', several: mine.length > 1, choices }),
        ]),
      );
    }
    return rows;
  }

  async #gaps(source: XmlElement): Promise<ElementContent[]> {
    const partners = this.#partners(source);
    const offered: { id: string; text: string }[] = [];
    for (const one of childrenNamed(source, 'gaptext', 'gapimg')) {
      if (qtiName(one) === 'gapimg') throw new NotHeld('pictures to be put into gaps');
      offered.push({ id: attribute(one, 'identifier') ?? '', text: await this.line(one) });
    }
    const choiceOf = (gap: XmlElement): ForeignField => {
      const mine = partners.get(attribute(gap, 'identifier') ?? '') ?? [];
      return {
        kind: 'choice',
        several: false,
        choices: offered.map(({ id, text }) => ({ text, share: mine.includes(id) ? 1 : 0, feedback: '' })),
      };
    };
    return this.#replaced(source, ['gaptext', 'gapimg'], 'gap', (gap) => [this.#mark(choiceOf(gap))]);
  }

  async #hotText(source: XmlElement): Promise<ElementContent[]> {
    const response = this.#response(source);
    const found = allNamed(source, 'hottext');
    const choices = found.map((one) => ({
      text: withoutMarks(allText(one)).replace(/\s+/g, ' ').trim(),
      share: this.#share(response, attribute(one, 'identifier') ?? ''),
      feedback: '',
    }));
    const nodes = await this.#replaced(source, [], 'hottext', (one) => [
      element('strong', {}, [{ type: 'text', value: withoutMarks(allText(one)).replace(/\s+/g, ' ').trim() }]),
    ]);
    const several = response?.several ?? false;
    return [...nodes, element('p', {}, [this.#mark({ kind: 'choice', several, choices })])];
  }

  /** The content of an interaction with something else in the place of its inner elements of a name. */
  async #replaced(
    source: XmlElement,
    dropped: readonly string[],
    name: string,
    instead: (found: XmlElement) => ElementContent[],
  ): Promise<ElementContent[]> {
    const nodes: ElementContent[] = [];
    for (const child of source.children) {
      if (typeof child === 'string') nodes.push({ type: 'text', value: withoutMarks(child).replace(/[ \t]*\n\s*/g, ' ') });
      else if (qtiName(child) === name) nodes.push(...instead(child));
      else if (!dropped.includes(qtiName(child))) {
        const holds = allNamed(child, name).length > 0;
        const tag = ['prompt'].includes(qtiName(child)) ? 'div' : child.name;
        if (holds) nodes.push(element(tag, {}, await this.#replaced(child, dropped, name, instead)));
        else nodes.push(...(await this.#node(child)));
      }
    }
    return nodes;
  }
}

/** Points of an item: its stated maximum, if any. */
export function marksOf(item: XmlElement): number | null {
  for (const outcome of childrenNamed(item, 'outcomedeclaration')) {
    const id = attribute(outcome, 'identifier');
    if (id === 'SCORE') {
      const most = readNumber(attribute(outcome, 'normalmaximum') ?? '');
      if (most !== null && most > 0) return most;
    }
    if (id === 'MAXSCORE') {
      const most = readNumber(allText(childNamed(outcome, 'defaultvalue') ?? outcome).trim());
      if (most !== null && most > 0) return most;
    }
  }
  return null;
}
