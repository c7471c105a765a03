/** A stretch of a question, as the author wrote it: its stem, one part, or what is said between two parts. */
export interface QuestionSegment {
  /** Empty for stem, text between parts, and questions without parts; `(i)` of part (a) is `a.i`. */
  part: string;
  /** Markdown without the label and without the marks. */
  markdown: string;
  /** Null where this stretch carries no marks of its own. */
  marks: number | null;
  /** For each line of `markdown`, its line in the whole text, from 1. */
  lines: number[];
}

const PART_LABEL = /^\(([a-h])\)\s+/;
const SUBPART_LABEL = /^\((i{1,3}|iv|vi{0,3})\)\s+/;
const TRAILING_MARKS = /\s*\[(\d{1,2})\]$/;

/**
 * Parses a printed question: `(a)` opens a part, `(i)` a part within it, and `[3]` at the end of a paragraph gives the
 * marks of its part and ends it; text up to the next label introduces the next part. Answers and solutions use the same
 * labels.
 */
export function parseQuestionText(source: string): QuestionSegment[] {
  const segments: QuestionSegment[] = [];
  let letter = '';
  const open = (part: string) => {
    const segment: QuestionSegment = { part, markdown: '', marks: null, lines: [] };
    segments.push(segment);
    return segment;
  };
  let current: QuestionSegment | undefined;

  for (const { paragraph, line } of paragraphsOf(source)) {
    let text = paragraph.trimEnd();
    const part = PART_LABEL.exec(text);
    if (part) {
      letter = part[1] as string;
      text = text.slice(part[0].length);
      current = open(letter);
    }
    const subpart = SUBPART_LABEL.exec(text);
    if (subpart && letter !== '') {
      text = text.slice(subpart[0].length);
      // `(a) (i) ...` on one line: the part itself has no text of its own.
      if (current?.part === letter && current.markdown === '' && part) segments.pop();
      current = open(`${letter}.${subpart[1]}`);
    }
    current ??= open('');
    const marks = TRAILING_MARKS.exec(text);
    const isOver = current.part !== '' && current.marks !== null && !part && !subpart;
    if (isOver && !marks && text.trim() !== '') current = open('');
    if (marks) {
      text = text.slice(0, marks.index);
      current.marks = (current.marks ?? 0) + Number(marks[1]);
    }
    if (text.trim() === '') continue;
    const first = current.markdown === '';
    current.markdown += first ? text : `\n\n${text}`;
    current.lines.push(...(first ? [] : [line - 1]), ...text.split('\n').map((_, index) => line + index));
  }
  return segments;
}

/** The paragraphs of a text with the line that each begins on. */
function paragraphsOf(source: string): { paragraph: string; line: number }[] {
  const start = source.length - source.trimStart().length;
  let line = source.slice(0, start).split('\n').length;
  return source
    .trim()
    .split(/(\n\s*\n)/)
    .flatMap((piece, index) => {
      const begins = line;
      line += piece.split('\n').length - 1;
      return index % 2 === 0 ? [{ paragraph: piece, line: begins }] : [];
    });
}

/** Marks of each part that carries any, keyed as in a mark scheme; the key is empty for a question without parts. */
export function marksByPart(source: string): Map<string, number> {
  return new Map(parseQuestionText(source).flatMap(({ part, marks }) => (marks === null ? [] : [[part, marks] as const])));
}

const SHOWN = /\b(?:show that|prove|verify (?:that|by|this))\b/i;
/** Something else that a part asks for. */
const ASKED = /\b(?:find|calculate|determine|state|write down|solve|hence|evaluate|express|give)\b/i;

/** Whether a part asks for nothing but to show, prove or verify what is given: no answer to it can be typed. */
export function asksOnlyToShow(source: string, part: string): boolean {
  const texts = new Map<string, string>();
  for (const segment of parseQuestionText(source)) {
    texts.set(segment.part, `${texts.get(segment.part) ?? ''}\n\n${segment.markdown}`);
  }
  const text = texts.get(part) ?? texts.get(part.split('.')[0] ?? '') ?? '';
  return SHOWN.test(text) && !ASKED.test(text);
}
