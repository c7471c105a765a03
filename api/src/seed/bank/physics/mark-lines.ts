import type { OptionKey } from '@api/contract';
import type { MarkSchemeLineDraft, QuestionDraft } from '../../template.ts';

type Code = MarkSchemeLineDraft['code'];

/** Mark-scheme lines as `[part, code, text]`; the part is empty without parts, `(M1)` is an implied mark. */
export function markLines(
  ...lines: readonly (readonly [part: string, code: Code | `(${Code})`, text: string])[]
): MarkSchemeLineDraft[] {
  return lines.map(([part, code, text]) => ({
    ...(part === '' ? {} : { part }),
    text,
    code: code.replace(/[()]/g, '') as Code,
    ...(code.startsWith('(') ? { implied: true } : {}),
  }));
}

/** Places of the right option; within any run of eight each letter comes twice, for even and for odd variants alike. */
const PLACES: readonly OptionKey[] = ['C', 'A', 'D', 'B', 'B', 'D', 'A', 'C'];
const KEYS: readonly OptionKey[] = ['A', 'B', 'C', 'D'];

/**
 * The four options of a multiple-choice question, the right one in a place that moves with the variant; `shift` keeps
 * templates from all starting with the same letter.
 */
export function arrangeOptions(
  right: string,
  wrong: readonly [string, string, string],
  variantIndex: number,
  shift = 0,
): Required<Pick<QuestionDraft, 'options' | 'correctOption'>> {
  const correctOption = PLACES[(variantIndex + shift) % PLACES.length] as OptionKey;
  const others = KEYS.filter((key) => key !== correctOption);
  const options = Object.fromEntries(
    KEYS.map((key) => [key, key === correctOption ? right : wrong[(others.indexOf(key) + variantIndex) % 3]]),
  ) as Record<OptionKey, string>;
  return { options, correctOption };
}
