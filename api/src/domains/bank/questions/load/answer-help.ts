import type { AnswerHelp, OptionKey } from '@api/contract';

/** What staff have written of an answer, and added to it. */
interface AnswerContent {
  final_answer: string;
  body: string;
  mark_scheme: readonly unknown[];
  images: readonly unknown[];
}

/** Which help an answer holds; its pictures belong to the solution. A new form keeps an empty answer, which holds none. */
export function helpIn({ final_answer, body, mark_scheme, images }: AnswerContent, option: OptionKey | null): Set<AnswerHelp> {
  const help = new Set<AnswerHelp>();
  if (final_answer.trim() !== '' || option !== null) help.add('answer');
  if (body.trim() !== '' || images.length > 0) help.add('solution');
  if (mark_scheme.length > 0) help.add('markscheme');
  return help;
}
