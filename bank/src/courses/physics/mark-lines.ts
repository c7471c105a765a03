import { type DealtOptions, dealOptions, type WrongOption } from '../../multiple-choice.ts';
import { markLine } from '../../question-parts.ts';
import type { MarkSchemeLineDraft } from '../../template.ts';

type Code = MarkSchemeLineDraft['code'];

/** Mark-scheme lines as `[part, code, text]`; the part is empty without parts, `(M1)` is an implied mark. */
export function markLines(
  ...lines: readonly (readonly [part: string, code: Code | `(${Code})`, text: string])[]
): MarkSchemeLineDraft[] {
  return lines.map((line) => markLine(...line));
}

/** Places of the right option, counted from 0; within any run of eight each comes twice, for even and for odd variants alike. */
const PLACES = [2, 0, 3, 1, 1, 3, 0, 2] as const;

/**
 * The four options of a multiple-choice question, the right one in a place that moves with the variant, and the key that says
 * what leads to each wrong one; `shift` keeps templates from all starting with the same letter.
 */
export function arrangeOptions(
  right: string,
  wrongOptions: readonly [WrongOption, WrongOption, WrongOption],
  variantIndex: number,
  shift = 0,
): DealtOptions {
  const turn = variantIndex % 3;
  const [first, second, third] = wrongOptions;
  const turned =
    (
      [
        [first, second, third],
        [second, third, first],
        [third, first, second],
      ] as const
    )[turn] ?? wrongOptions;
  return dealOptions(right, turned, PLACES[(variantIndex + shift) % PLACES.length] ?? 0);
}
