import { answerKeysSchema } from '@api/contract';
import type { QuestionDraft } from '../template.ts';
import { answerFaults } from './answers.ts';
import { constantFaults } from './constants.ts';
import { checkEqualities } from './equalities.ts';
import { exactFormFaults } from './exact-forms.ts';
import { markSchemeFaults } from './mark-schemes.ts';
import { optionFaults } from './options.ts';
import { residueFaults } from './residue.ts';
import { unexplainedNumbers } from './unexplained-numbers.ts';
import { unitFaults } from './units.ts';

/** All that a draft prints, by where it stands. */
export function printedTexts(draft: QuestionDraft): Record<string, string> {
  const options = Object.entries(draft.options ?? {}).map(([letter, text]) => [`option ${letter}`, text] as const);
  const lines = draft.markScheme.map(({ text }, index) => [`mark scheme line ${index + 1}`, text] as const);
  const { text, hint, answer, solution, specialInfo = '' } = draft;
  return { text, hint, answer, solution, 'special information': specialInfo, ...Object.fromEntries([...options, ...lines]) };
}

/** What a draft's parts are judged by; multiple choice by what its option would have to be. */
export function keysOf({ numeric = [], keys = [] }: QuestionDraft) {
  return answerKeysSchema.parse([
    ...numeric.map((key) => ({ kind: 'number', ...key })),
    ...keys.filter(({ kind }) => kind !== 'option'),
  ]);
}

/** Everything that is wrong with a question as it is printed, each fault with the name of its rule. */
export function draftFaults(draft: QuestionDraft): string[] {
  const texts = Object.entries(printedTexts(draft));
  const keys = keysOf(draft);
  return [
    ...optionFaults(draft).map((fault) => `options: ${fault}`),
    ...markSchemeFaults(draft).map((fault) => `mark scheme: ${fault}`),
    ...answerFaults(keys, draft).map((fault) => `answer: ${fault}`),
    ...unexplainedNumbers(draft).map((number) => `answer: ${number} stands nowhere else`),
    ...unitFaults(keys, draft.answer).map((fault) => `unit: ${fault}`),
    ...exactFormFaults(keys).map((fault) => `exact form: ${fault}`),
    ...texts.flatMap(([where, text]) => [
      ...(where.startsWith('option') ? [] : checkEqualities(text).faults.map((fault) => `equality: ${where}: ${fault}`)),
      ...constantFaults(text).map((fault) => `constant: ${where}: ${fault}`),
      ...residueFaults(text).map((fault) => `residue: ${where}: ${fault}`),
    ]),
  ];
}
