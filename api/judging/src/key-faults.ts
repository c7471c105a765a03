import { type AnswerKey, type InputIssue, type OptionKey, verdictSchema } from '@api/contract';
import { followFaults } from './follow-through.ts';
import { judge } from './judge.ts';

/** An answer as the key itself would give it; null where nothing can be typed. */
export function modelAnswer(key: AnswerKey): string | null {
  switch (key.kind) {
    case 'option':
      return key.correct;
    case 'number':
      if (key.form === 'standard') return key.value.toExponential().replace(/e\+?/, '*10^');
      return `${key.exact ?? key.value}${key.unit_asked && key.unit ? ` ${key.unit}` : ''}`;
    case 'expression':
      return key.constant === 'added' ? `${key.value} + C` : key.constant === 'factor' ? `C(${key.value})` : key.value;
    case 'equation':
    case 'formula':
      return key.value;
    case 'set':
      return key.values.length === 0 ? '\\emptyset' : `\\{${key.values.join('; ')}\\}`;
    case 'interval':
      return key.intervals
        .map(({ from, to, open_from, open_to }) => {
          const [left, right] = [from === null || open_from ? '(' : '[', to === null || open_to ? ')' : ']'];
          return `${left}${from ?? '-infinity'}; ${to ?? 'infinity'}${right}`;
        })
        .join(' \\cup ');
    case 'coordinate':
    case 'vector':
      return `(${key.values.join('; ')})`;
    case 'compare':
      return null;
  }
}

/** What is wrong with one key by itself; null: nothing. */
export function keyFault(key: AnswerKey): string | null {
  const model = modelAnswer(key);
  if (model === null) return null;
  const { verdict, note } = judge(key, model);
  if (verdict === verdictSchema.enum.unreadable) return `The key cannot be read. ${note ?? ''}`.trim();
  if (verdict !== verdictSchema.enum.right) return `The key does not take its own value for right. ${note ?? ''}`.trim();
  const taken = key.slips?.find((slip) => judge(key, String(slip.value)).verdict === verdictSchema.enum.right);
  return taken ? `A slip is right by the key: ${taken.value}` : null;
}

export interface KeyedQuestion {
  /** Names of the parts that carry marks; one empty name where there are no parts. */
  parts: readonly string[];
  mcq_answer: OptionKey | null;
}

/**
 * Everything wrong with keys before they are stored, each at its place in the list: a part that is not there, another option than
 * `mcq_answer`, formulae that cannot be read, a key that does not take its own value, a slip that is right, a follow-through
 * from what no earlier part asks for.
 */
export function keyFaults(keys: readonly AnswerKey[], { parts, mcq_answer }: KeyedQuestion): InputIssue[] {
  const ownFaults = keys.flatMap((key, index) => {
    const issue = (field: string, message: string) => [{ path: `answer_keys.${index}.${field}`, message }];
    const isOption = key.kind === 'option';
    if (isOption && key.correct !== mcq_answer) return issue('correct', 'That is not the right option of this question');
    if (!isOption && mcq_answer !== null) return issue('kind', 'Multiple choice is judged by its option');
    if (!isOption && !parts.includes(key.part)) return issue('part', 'The question has no such part with marks');
    if (key.any_order && keys.filter((one) => one.part === key.part && one.any_order).length < 2) {
      return issue('any_order', 'Mark two fields of the part at least that may be answered in any order');
    }
    const fault = keyFault(key);
    return fault ? issue('value', fault) : [];
  });
  return [...ownFaults, ...followFaults(keys, parts)];
}
