import { type CalculatorOperation, calculatorOperations, isNeeded } from './calculator-operations.ts';
import { partsOf } from './checks/answers.ts';
import type { QuestionDraft, QuestionTemplate } from './template.ts';

/** Opens a part or a part within it, as in `(a) (i) ...`. */
const LABEL = /^\(([a-h])\)\s*(?:\((i{1,3}|iv|vi{0,3})\))?|^\((i{1,3}|iv|vi{0,3})\)/;

const tableOf = ({ name, steps }: CalculatorOperation): string => {
  const rows = Object.entries(steps).map(([model, keys]) => `| ${model} | ${keys} |`);
  return [`| Calculator | ${name} |`, '| --- | --- |', ...rows].join('\n');
};

/** The part that each paragraph of a solution belongs to; empty where the question has none. */
function partsOfParagraphs(paragraphs: readonly string[]): string[] {
  let [letter, part] = ['', ''];
  return paragraphs.map((paragraph) => {
    const [, opened, within, next] = LABEL.exec(paragraph) ?? [];
    if (opened) letter = opened;
    if (opened || next) part = [letter, within ?? next].filter(Boolean).join('.');
    return part;
  });
}

/**
 * The solution with the keys to press on three calculators, behind the first part that needs each operation. Mathematics with a
 * calculator alone: the sciences and multiple choice calculate nothing that its keypad doesn't do.
 */
export function withCalculatorSteps(
  draft: QuestionDraft,
  { calculatorAllowed, placements }: Pick<QuestionTemplate, 'calculatorAllowed' | 'placements'>,
): string {
  const isMathematics = placements.every(({ subject }) => subject.startsWith('math'));
  if (!calculatorAllowed || !isMathematics || draft.correctOption) return draft.solution;
  const asked = partsOf(draft.text);
  const paragraphs = draft.solution.split(/\n{2,}/);
  const parts = partsOfParagraphs(paragraphs);
  const shown = new Set<CalculatorOperation>();
  return paragraphs
    .map((paragraph, index) => {
      const part = parts[index] as string;
      if (part === parts[index + 1]) return paragraph;
      const scheme = draft.markScheme.filter((line) => (line.part ?? '') === part).map(({ text }) => text);
      const own = paragraphs.filter((_, at) => parts[at] === part);
      const words = {
        working: [...own, ...scheme].join('\n'),
        ask: asked.get(part) ?? '',
        question: `${draft.text}\n${draft.solution}`,
      };
      const needed = calculatorOperations.filter((operation) => !shown.has(operation) && isNeeded(operation, words));
      for (const operation of needed) shown.add(operation);
      return [paragraph, ...needed.map(tableOf)].join('\n\n');
    })
    .join('\n\n');
}
