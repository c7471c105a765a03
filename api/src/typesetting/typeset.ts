import type { Root } from 'hast';
import { markdownTree, type TypesetDiagram, treeToHtml } from './markdown.ts';
import { setPlainLine } from './plain-line.ts';
import { parseQuestionText, type QuestionSegment } from './question-text.ts';

/**
 * Which renderer made a stored HTML. Raise it when the same source would come out differently: stored texts of a lower version
 * are typeset again at the next seed or start.
 */
export const TYPESET_VERSION = 1;

function blockHtml(markdown: string, diagrams: readonly TypesetDiagram[], scope: string): string {
  const line = setPlainLine(markdown);
  return line === null ? treeToHtml(markdownTree(markdown, diagrams, scope)) : `<p>${line}</p>`;
}

/** Markdown with TeX as sanitised HTML: syllabus pages, posts, hints. */
export function typesetText(markdown: string): string {
  return blockHtml(markdown, [], markdown);
}

/** The same for one line (an option, a line of a mark scheme): a single paragraph comes without its `<p>`. */
export function typesetLine(markdown: string): string {
  const line = setPlainLine(markdown);
  if (line !== null) return line;
  const tree = markdownTree(markdown);
  const [only, ...more] = tree.children;
  const inner: Root =
    only?.type === 'element' && only.tagName === 'p' && more.length === 0 ? { type: 'root', children: only.children } : tree;
  return treeToHtml(inner);
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
export function typesetQuestion(markdown: string, { diagrams = [] }: { diagrams?: readonly TypesetDiagram[] } = {}): string {
  const segments = parseQuestionText(markdown);
  const letters = new Set(segments.map(({ part }) => part));
  const html = segments.map((segment) => {
    const body = blockHtml(segment.markdown, diagrams, markdown);
    if (segment.part === '') return `<div class="q-stem">${body}</div>${marksHtml(segment.marks)}`;
    const letter = segment.part.split('.')[0] as string;
    // `(a) (i)` on one line: the part has no text of its own, but its letter shows.
    const missingLetter = letters.has(letter) ? '' : partHtml({ part: letter, marks: null }, '');
    letters.add(letter);
    return missingLetter + partHtml(segment, body);
  });
  return `<div class="q">${html.join('')}</div>`;
}
