import { parseQuestionText, type QuestionSegment } from '@api/contract/question-text';
import type { Root } from 'hast';
import { escapeHtml } from './escape-html.ts';
import type { TexFault } from './faults.ts';
import { markdownTree, type TypesetDiagram, treeToHtml } from './markdown.ts';
import { setPlainText } from './plain-text.ts';

/**
 * The renderer version of stored HTML. Raise it when the same source would render differently: stored texts of a lower version
 * are typeset again at the next seed or start.
 */
export const TYPESET_VERSION = 4;

interface TypesetOptions {
  faults?: TexFault[];
}

/** A text that the Markdown parser cannot handle, as typed. */
function asTyped(markdown: string, faults: TexFault[]): string {
  faults.push({ line: 1, piece: markdown.slice(0, 40), message: 'The text is nested too deeply to be set' });
  return `<p>${escapeHtml(markdown)}</p>`;
}

/** Nesting limit for quotes and lists; the parser takes seconds for a thousand levels. */
const TOO_DEEP = /^(?:[^\S\n]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){20}/m;

function unlessTooDeep(make: () => string, markdown: string, faults: TexFault[]): string {
  if (TOO_DEEP.test(markdown)) return asTyped(markdown, faults);
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return asTyped(markdown, faults);
  }
}

function blockHtml(markdown: string, diagrams: readonly TypesetDiagram[], scope: string, faults: TexFault[]): string {
  const paragraphs = setPlainText(markdown, faults);
  if (paragraphs) return paragraphs.map((html) => `<p>${html}</p>`).join('\n');
  return unlessTooDeep(() => treeToHtml(markdownTree(markdown, { diagrams, scope, faults })), markdown, faults);
}

/** Markdown with TeX as sanitised HTML: syllabus pages, posts, hints. */
export function typesetText(markdown: string, { faults = [] }: TypesetOptions = {}): string {
  return blockHtml(markdown, [], markdown, faults);
}

const BETWEEN_STEPS = /^[^\S\n]*-{3,}[^\S\n]*$/m;

/**
 * A hint, whose steps are separated by lines of three dashes, with a rule between each two: pages show one step after
 * the other. Steps are set one by one, so that most of them need no parser.
 */
export function typesetHint(markdown: string, { faults = [] }: TypesetOptions = {}): string {
  let line = 0;
  const steps = markdown.split(BETWEEN_STEPS).map((step) => {
    const own: TexFault[] = [];
    const blank = /^\n*/.exec(step)?.[0].length ?? 0;
    const html = typesetText(step.trim(), { faults: own });
    faults.push(...own.map((fault) => ({ ...fault, line: fault.line + line + blank })));
    line += step.split('\n').length - 1;
    return html;
  });
  return steps.filter((html) => html !== '').join('\n<hr>\n');
}

/** The same for one line (an option, a line of a mark scheme): a single paragraph comes without its `<p>`. */
export function typesetLine(markdown: string, { faults = [] }: TypesetOptions = {}): string {
  const paragraphs = setPlainText(markdown, faults);
  if (paragraphs)
    return paragraphs.length === 1 ? (paragraphs[0] as string) : paragraphs.map((html) => `<p>${html}</p>`).join('\n');
  const make = () => {
    const tree = markdownTree(markdown, { faults });
    const [only, ...more] = tree.children;
    const inner: Root =
      only?.type === 'element' && only.tagName === 'p' && more.length === 0 ? { type: 'root', children: only.children } : tree;
    return treeToHtml(inner);
  };
  return unlessTooDeep(make, markdown, faults);
}

const marksHtml = (marks: number | null) =>
  marks === null ? '' : `<span class="q-marks">[${marks} ${marks === 1 ? 'mark' : 'marks'}]</span>`;

/** `a` is labelled (a); `a.ii` is labelled (ii) within it. */
function labelOf(part: string): string {
  return `(${part.split('.').at(-1)})`;
}

function partHtml({ part, marks }: Pick<QuestionSegment, 'part' | 'marks'>, body: string): string {
  const classes = part.includes('.') ? 'q-part q-subpart' : 'q-part';
  return `<div class="${classes}"><span class="q-label">${labelOf(part)}</span><div class="q-body">${body}</div>${marksHtml(marks)}</div>`;
}

/**
 * A question (or an answer or solution, which use the same labels) set like print: a stem, then its parts with their labels
 * and marks. The classes are styled by the design system's typeset style sheet.
 */
export function typesetQuestion(
  markdown: string,
  { diagrams = [], faults = [] }: TypesetOptions & { diagrams?: readonly TypesetDiagram[] } = {},
): string {
  const segments = parseQuestionText(markdown);
  const letters = new Set(segments.map(({ part }) => part));
  const html = segments.map((segment) => {
    const found: TexFault[] = [];
    const body = blockHtml(segment.markdown, diagrams, markdown, found);
    faults.push(...found.map((fault) => ({ ...fault, line: segment.lines[fault.line - 1] ?? fault.line })));
    if (segment.part === '') return `<div class="q-stem">${body}</div>${marksHtml(segment.marks)}`;
    const letter = segment.part.split('.')[0] as string;
    // `(a) (i)` on one line: the part has no text of its own, but its letter shows.
    const missingLetter = letters.has(letter) ? '' : partHtml({ part: letter, marks: null }, '');
    letters.add(letter);
    return missingLetter + partHtml(segment, body);
  });
  return `<div class="q">${html.join('')}</div>`;
}
