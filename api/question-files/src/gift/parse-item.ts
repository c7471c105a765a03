import { withoutMarks } from '../texts/html-to-markdown.ts';

/** GIFT as Moodle reads it: name, text, answer in braces, more text. A backslash escapes; `\n` is a line break. */
export interface GiftQuestion {
  name: string;
  /** `html`, `markdown`, `plain` or `moodle`; null if the item does not say. */
  format: string | null;
  before: string;
  after: string;
  answer: GiftAnswer;
  feedback: GiftText;
  id: string | null;
  tags: readonly string[];
}

export interface GiftText {
  text: string;
  format: string | null;
}

export interface GiftChoice extends GiftText {
  /** Share of the marks, 1 is all. */
  share: number;
  feedback: GiftText;
}

export type GiftAnswer =
  | { kind: 'none' }
  | { kind: 'essay' }
  | { kind: 'truth'; isTrue: boolean; feedback: readonly GiftText[] }
  | { kind: 'choices' | 'words' | 'numbers'; choices: readonly GiftChoice[] }
  | { kind: 'pairs'; pairs: readonly (readonly [GiftText, GiftText])[] };

export class GiftFault extends Error {}

const SPECIAL = '~=#{}:';
/** Escaped characters, moved to private use so that they are not syntax. */
const HIDDEN = 0xf700;
const hide = (source: string): string =>
  source.replace(/\\([\\~=#{}:])/g, (_, sign: string) => String.fromCharCode(HIDDEN + `\\${SPECIAL}`.indexOf(sign)));
const shown = (source: string): string =>
  source.replace(/[\uF700-\uF706]/g, (sign) => `\\${SPECIAL}`[sign.charCodeAt(0) - HIDDEN] ?? '');

/** No alternative contains another's opener: thousands of unclosed ones would take minutes. */
const FORMULA =
  /\\\((?:(?!\\[()])[\s\S]){0,5000}\\\)|\\\[(?:(?!\\[[\]])[\s\S]){0,5000}\\\]|\$\$[^$]{0,5000}\$\$|\$[^$\n]{1,2000}\$/g;
/** Turns `\n` into a line break, but not within a formula: there it starts a command that the author forgot to escape, as `\neq`. */
const withLineBreaks = (text: string): string => {
  let made = '';
  let from = 0;
  for (const match of text.matchAll(FORMULA)) {
    made += text.slice(from, match.index).replaceAll('\\n', '\n') + match[0];
    from = match.index + match[0].length;
  }
  return made + text.slice(from).replaceAll('\\n', '\n');
};

function textOf(source: string): GiftText {
  const [, format, rest = ''] = /^\s*(?:\[(html|markdown|plain|moodle)\])?([\s\S]*)$/i.exec(source) ?? [];
  return { text: withLineBreaks(shown(rest)).trim(), format: format?.toLowerCase() ?? null };
}

/** Whether a formula has a command that GIFT takes for a line break and the rest of a word. */
export const hasBrokenCommand = (source: string): boolean =>
  [...source.matchAll(FORMULA)].some(([formula]) => /\\n[a-z]/i.test(hide(formula).replace(/[\uF700-\uF706]/g, '')));

const WEIGHT = /^\s*%(-?\d+(?:\.\d*)?)%/;

function choiceOf(source: string, share: number): GiftChoice {
  const percent = WEIGHT.exec(source);
  const rest = source.slice(percent?.[0].length ?? 0);
  const at = rest.indexOf('#');
  const text = textOf(at < 0 ? rest : rest.slice(0, at));
  return { ...text, share: percent ? Number(percent[1]) / 100 : share, feedback: textOf(at < 0 ? '' : rest.slice(at + 1)) };
}

function choicesOf(answer: string): GiftChoice[] {
  const choices: GiftChoice[] = [];
  // `~=` is a right one as well.
  for (const piece of answer.replace(/~\s*=/g, '=').split(/(?=[~=])/)) {
    const sign = piece[0];
    if (sign !== '~' && sign !== '=') {
      if (piece.trim() !== '') throw new GiftFault('its first answer has no = or ~');
    } else if (piece.trim() !== '~') choices.push(choiceOf(piece.slice(1), sign === '=' ? 1 : 0));
  }
  if (/~\s*$/.test(answer)) throw new GiftFault('its last answer is empty');
  const tight = /[^\s~={}]=[^\s]/.test(answer.replace(/#[^~=]*/g, ''));
  if (tight && choices.filter(({ share }) => share >= 1).length > 1)
    throw new GiftFault('an = within an answer is not escaped: write \\=');
  return choices;
}

/** The text after each equals sign, as Moodle splits short answers, numbers and pairs; a single one needs no sign. */
const equalsOf = (answer: string): string[] => {
  const [first = '', ...more] = answer.split('=');
  return first.trim() === '' ? more : [first, ...more];
};

function pairsOf(answer: string): (readonly [GiftText, GiftText])[] {
  return equalsOf(answer).map((pair) => {
    const at = pair.indexOf('->');
    if (at < 0) throw new GiftFault('a pair has no ->');
    return [textOf(pair.slice(0, at)), textOf(pair.slice(at + 2))] as const;
  });
}

function answerOf(source: string): GiftAnswer {
  const answer = source.trim();
  if (answer === '') return { kind: 'essay' };
  if (answer.startsWith('#')) {
    // What follows a tilde is feedback on all wrong numbers.
    const [right = '', ...wrong] = answer.slice(1).split('~');
    const choices = equalsOf(right).map((one) => choiceOf(one, 1));
    if (wrong.length > 0) choices.push(choiceOf(wrong.join('~'), 0));
    if (choices.length === 0) throw new GiftFault('it asks for a number and names none');
    return { kind: 'numbers', choices };
  }
  if (answer.includes('~')) return { kind: 'choices', choices: choicesOf(answer) };
  if (answer.includes('=') && answer.includes('->')) return { kind: 'pairs', pairs: pairsOf(answer) };
  const [truth = '', ...feedback] = answer.split('#');
  if (/^(?:T|TRUE|F|FALSE)$/i.test(truth.trim()))
    return { kind: 'truth', isTrue: /^t/i.test(truth.trim()), feedback: feedback.map(textOf) };
  return { kind: 'words', choices: equalsOf(answer).map((one) => choiceOf(one, 1)) };
}

/** The first formula-like braces that belong to no answer are the author's slip; Moodle would take them for one. */
function bracesOf(body: string): { before: string; inner: string | null; after: string } {
  const open = body.indexOf('{');
  if (open < 0) {
    if (body.includes('}')) throw new GiftFault('a closing brace has no opening one: write \\}');
    return { before: body, inner: null, after: '' };
  }
  const close = body.indexOf('}', open);
  if (close < 0) throw new GiftFault('the brace of its answer is never closed');
  const [before, inner, after] = [body.slice(0, open), body.slice(open + 1, close), body.slice(close + 1)];
  if (before.includes('}') || inner.includes('{') || /[{}]/.test(after))
    throw new GiftFault('it has braces besides those of its answer: write \\{ and \\}');
  return { before, inner, after };
}

/** Reads one item without its comments; `name` is empty if it has none. @throws GiftFault */
export function parseItem(source: string): GiftQuestion {
  const comments = source.split('\n').filter((line) => line.trimStart().startsWith('//'));
  const plain = source
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n');
  const said = comments.join('\n');
  const id = /\[id:((?:\\\]|[^\]])+)\]/.exec(said)?.[1]?.replaceAll('\\]', ']') ?? null;
  const tags = [...said.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/g)].map(([, tag = '']) => tag.replaceAll('\\]', ']').trim());
  const hidden = hide(withoutMarks(plain)).trim();
  const [begin = '', name = ''] = /^::([\s\S]*?)::/.exec(hidden) ?? [];
  const { before, inner, after } = bracesOf(hidden.slice(begin.length));
  const [told = '', ...general] = (inner ?? '').split('####');
  const text = textOf(before);
  return {
    name: shown(name).trim(),
    format: text.format,
    before: text.text,
    after: textOf(after).text,
    answer: inner === null ? { kind: 'none' } : answerOf(told),
    feedback: textOf(general.join('####')),
    id,
    tags,
  };
}
