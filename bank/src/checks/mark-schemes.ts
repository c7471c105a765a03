import { lineMarks } from '../question-parts.ts';
import type { MarkSchemeLineDraft, QuestionDraft } from '../template.ts';
import { partsOf, textOfPart } from './answers.ts';

/** Parts of so many marks say what is accepted, what follows through or what a slip costs. */
const LONG_PART = 3;
const SAID = /\b(?:accept|FT|ECF|award|earns?|costs?|lose|loses)\b/i;
/** `Write down` and nothing else: what is seen is the answer. */
const WRITE_DOWN =
  /^(?:\([a-h]\) ?)?(?:\([iv]+\) ?)?Write down\b(?!.*(?:\band|\b[Hh]ence)\b.*\b(?:find|calculate|show|explain|justify|determine|solve|expand)\b)/;

function partFaults(ask: string, lines: readonly MarkSchemeLineDraft[]): string[] {
  const worth = lines.reduce((sum, line) => sum + lineMarks(line), 0);
  const methods = lines.filter(({ code, implied }) => code.startsWith('M') && !implied);
  return [
    ...(worth >= LONG_PART && !lines.some(({ text }) => SAID.test(text))
      ? ['a long part without a note of what is accepted']
      : []),
    ...(WRITE_DOWN.test(ask)
      ? methods.map(({ text }) => `"write down" with a method mark that is not in brackets: ${text}`)
      : []),
    ...lines.flatMap(({ text }) => {
      const [, least, greatest] = /accept values from \$([^$]*)\$ to \$([^$]*)\$/.exec(text) ?? [];
      return least !== undefined && least === greatest ? [`a range of one value: ${text}`] : [];
    }),
  ];
}

/** What an examiner would not sign in a mark scheme. */
export function markSchemeFaults({ text, correctOption, markScheme }: QuestionDraft): string[] {
  if (correctOption)
    return markScheme.filter((line) => /^\W*[A-D]\W*$/.test(line.text)).map((line) => `a mark for a letter: ${line.text}`);
  const parts = partsOf(text);
  return [...Map.groupBy(markScheme, ({ part = '' }) => part)].flatMap(([part, lines]) =>
    partFaults(textOfPart(parts, part).trim().replace(/\s+/g, ' '), lines).map((fault) => `part "${part}": ${fault}`),
  );
}
