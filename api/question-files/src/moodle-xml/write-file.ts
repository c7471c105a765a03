import type { WriteContext, WrittenQuestion } from '../exchange-format.ts';
import { joinAnswer } from '../item/answer-and-solution.ts';
import { markSchemeText } from '../item/mark-scheme-text.ts';
import { ownTags } from '../item/own-tags.ts';
import { askedStretches, type NumberKey, nameOf, plainNumber, writtenKeys } from '../item/written-keys.ts';
import { WrittenTexts } from '../item/written-question.ts';
import { cdata, xmlText } from '../source/write-xml.ts';

function textElement(texts: WrittenTexts, name: string, html: string, attributes = ''): string {
  const files = texts
    .takeFiles()
    .map((file) => `<file name="${xmlText(file.name)}" path="/" encoding="base64">${file.bytes.toString('base64')}</file>`)
    .join('');
  return `<${name} format="html"${attributes}><text>${cdata(html)}</text>${files}</${name}>`;
}

/** Text of a field within a cloze question, with Moodle's special characters escaped. */
const clozeText = (text: string): string => text.replace(/[~=#{}/"\\]/g, (sign) => `\\${sign}`);

const clozeNumber = ({ value, tolerance, weight, alternatives = [] }: NumberKey): string =>
  `{${weight ?? 1}:NUMERICAL:${[{ value, tolerance }, ...alternatives]
    .map((one) => `=${clozeText(plainNumber(one.value))}:${plainNumber(one.tolerance)}`)
    .join('~')}}`;

/** A text with a field after each part that asks for a number. */
function clozeHtml(texts: WrittenTexts, numbers: readonly NumberKey[]): string {
  return askedStretches(texts.question.text, numbers)
    .map(({ markdown, numbers: asked }) => {
      // Braces of formulae are no fields to Moodle: fields begin with a digit and a colon, formulae do not.
      const fields = asked.map((key) => {
        const label = key.label ? `${texts.line(key.label)} ` : '';
        return `<p>${label}${clozeNumber(key)}${key.unit ? ` ${xmlText(key.unit)}` : ''}</p>`;
      });
      return [texts.html(markdown), ...fields].join('\n');
    })
    .join('\n');
}

function optionElements(texts: WrittenTexts): string[] {
  const { options = [], correct_option: correct, answer_keys: keys = [] } = texts.question;
  const key = keys.find(({ kind }) => kind === 'option');
  const told = key?.kind === 'option' ? key.distractors : undefined;
  return options.map((option) => {
    const note = told?.[option.key]?.note;
    const feedback = note ? `<feedback format="html"><text>${cdata(texts.line(note))}</text></feedback>` : '';
    const answer = textElement(texts, 'answer', texts.line(option.text), ` fraction="${option.key === correct ? 100 : 0}"`);
    return answer.replace(/<\/answer>$/, `${feedback}</answer>`);
  });
}

function unitElements({ unit, other_units: others = [], unit_asked: asked }: NumberKey): string[] {
  if (!unit) return ['<unitgradingtype>0</unitgradingtype>', '<showunits>3</showunits>'];
  const units = [{ unit, multiplier: 1 }, ...others.map((other) => ({ unit: other.unit, multiplier: 1 / other.factor }))];
  return [
    `<unitgradingtype>${asked ? 1 : 0}</unitgradingtype>`,
    '<unitpenalty>0.1</unitpenalty>',
    '<showunits>0</showunits>',
    '<unitsleft>0</unitsleft>',
    `<units>${units.map((one) => `<unit><multiplier>${plainNumber(one.multiplier)}</multiplier><unit_name>${xmlText(one.unit)}</unit_name></unit>`).join('')}</units>`,
  ];
}

const numberElements = (key: NumberKey): string[] => [
  ...[{ value: key.value, tolerance: key.tolerance }, ...(key.alternatives ?? [])].map(
    ({ value, tolerance }) =>
      `<answer fraction="100" format="moodle_auto_format"><text>${plainNumber(value)}</text><tolerance>${plainNumber(tolerance)}</tolerance></answer>`,
  ),
  ...unitElements(key),
];

interface Asked {
  type: 'multichoice' | 'numerical' | 'cloze' | 'essay';
  html: string;
  elements: () => string[];
}

function askedOf(texts: WrittenTexts, numbers: readonly NumberKey[]): Asked {
  const { text, options = [] } = texts.question;
  const [first, ...more] = numbers;
  if (options.length > 0) {
    const elements = () => [
      '<single>true</single>',
      '<shuffleanswers>false</shuffleanswers>',
      '<answernumbering>ABCD</answernumbering>',
      ...optionElements(texts),
    ];
    return { type: 'multichoice', html: texts.html(text), elements };
  }
  if (first && more.length === 0 && first.part === '' && !first.label)
    return { type: 'numerical', html: texts.html(text), elements: () => numberElements(first) };
  if (first) {
    for (const key of numbers) if (key.unit_asked || key.other_units?.length) texts.note('other units of a number within a text');
    return { type: 'cloze', html: clozeHtml(texts, numbers), elements: () => [] };
  }
  const elements = () => [
    '<responseformat>editor</responseformat>',
    '<responserequired>1</responserequired>',
    '<responsefieldlines>15</responsefieldlines>',
    '<attachments>0</attachments>',
    '<attachmentsrequired>0</attachmentsrequired>',
  ];
  return { type: 'essay', html: texts.html(text), elements };
}

async function questionElement(question: WrittenQuestion, { images, leftOut }: WriteContext): Promise<string> {
  const texts = new WrittenTexts(question, {
    images,
    leftOut,
    formulae: 'tex',
    address: ({ name }) => `@@PLUGINFILE@@/${encodeURIComponent(name)}`,
  });
  const { numbers, leftOut: lost } = writtenKeys(question);
  for (const what of lost) texts.note(what);
  if (question.special_info) texts.note('special information');
  const asked = askedOf(texts, numbers);
  const text = [asked.html, await texts.pictures('question')].filter((one) => one !== '').join('\n');
  const told = joinAnswer({
    answer: question.answer ?? '',
    solution: question.solution ?? '',
    ...(asked.type !== 'essay' && { markScheme: markSchemeText(question.mark_scheme ?? []) }),
  });
  const questionText = textElement(texts, 'questiontext', text);
  const feedback = [texts.html(told), await texts.pictures('answer')].filter((one) => one !== '').join('\n');
  return [
    `<question type="${asked.type}">`,
    `<name><text>${xmlText(nameOf(question))}</text></name>`,
    questionText,
    textElement(texts, 'generalfeedback', feedback),
    `<defaultgrade>${question.marks}</defaultgrade>`,
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${xmlText(question.id)}</idnumber>`,
    ...asked.elements(),
    ...(asked.type === 'essay' ? [textElement(texts, 'graderinfo', texts.html(markSchemeText(question.mark_scheme ?? [])))] : []),
    ...(question.hint ?? '')
      .split(/\n+---\n+/)
      .filter((step) => step !== '')
      .map((step) => textElement(texts, 'hint', texts.html(step))),
    `<tags>${ownTags(question)
      .map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`)
      .join('')}</tags>`,
    '</question>',
  ].join('\n');
}

const categoryElement = (path: string): string =>
  `<question type="category"><category><text>${xmlText(`$course$/${path}`)}</text></category></question>`;

/** A Moodle XML file of questions, one after the other, each under a category that names its subject and topic. */
export async function* writeMoodleXml(
  questions: AsyncIterable<WrittenQuestion>,
  context: WriteContext,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n');
  let category = '';
  for await (const question of questions) {
    const path = `${question.subject}/${question.topic}`;
    const opens = path === category ? '' : `${categoryElement(path)}\n`;
    category = path;
    yield Buffer.from(`${opens}${await questionElement(question, context)}\n`);
  }
  // Two hyphens would end a comment.
  const told = (context.summary?.() ?? []).map(
    (line) => `<!-- Not in this file: ${line.replace(/--+/g, '-').replace(/-$/, '')} -->\n`,
  );
  yield Buffer.from(`${told.join('')}</quiz>\n`);
}
