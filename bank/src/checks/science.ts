import type { QuestionDraft } from '../template.ts';
import { partsOf, textOfPart } from './answers.ts';
import { bannedPhrases } from './banned-phrases.ts';
import { keysOf, printedTexts } from './check-draft.ts';
import { comparisonFaults } from './comparisons.ts';
import { drawnAngleFaults } from './drawn-angles.ts';
import { higherLevelFaults } from './higher-level-statements.ts';

/** Parts that ask for the unit of a number that has none. */
function missingUnits(draft: QuestionDraft): string[] {
  const parts = partsOf(draft.text);
  return [...Map.groupBy(keysOf(draft), ({ part }) => part)]
    .filter(([, keys]) => keys.some(({ kind }) => kind === 'number') && keys.every((key) => key.kind !== 'number' || !key.unit))
    .filter(([part]) => /\bstate its units?\b/i.test(textOfPart(parts, part)))
    .map(([part]) => `part "${part}" asks for the unit of a number without one`);
}

/** A mark that is given to a letter instead of to a reason. */
const letterMarks = ({ correctOption, markScheme }: QuestionDraft): string[] =>
  correctOption
    ? markScheme.filter(({ text }) => /^\**[A-D]\**(?::|$)/.test(text)).map(({ text }) => `a mark for a letter: "${text}"`)
    : [];

/**
 * What is wrong with a question of physics or chemistry beyond the rules for every question: what it says of its numbers, of its drawings and of its
 * level, and how it says it.
 */
export function scienceFaults(draft: QuestionDraft, subject: string): string[] {
  if (!/^(?:physics|chemistry)-/.test(subject)) return [];
  const texts = Object.entries(printedTexts(draft));
  return [
    ...texts.flatMap(([where, text]) => comparisonFaults(text).map((fault) => `comparison: ${where}: ${fault}`)),
    ...texts.flatMap(([where, text]) => bannedPhrases(text).map((fault) => `style: ${where}: "${fault}"`)),
    ...letterMarks(draft).map((fault) => `mark scheme: ${fault}`),
    ...missingUnits(draft).map((fault) => `unit: ${fault}`),
    ...(draft.diagrams ?? []).flatMap(({ name, svg }) => drawnAngleFaults(svg).map((fault) => `drawing ${name}: ${fault}`)),
    ...higherLevelFaults(
      subject,
      texts.map(([, text]) => text),
    ).map((fault) => `level: ${fault}`),
  ];
}
