import type { AnswerKey, OptionKey, SlipKind } from '@api/contract';
import { type KeyDraft, type KeyKind, keyDraft, keyOf } from './key-draft.ts';

export const OPTION_KEYS: readonly OptionKey[] = ['A', 'B', 'C', 'D'];

/** Of a wrong option; empty without a slip. */
export interface DistractorDraft {
  slip: SlipKind | '';
  note: string;
}

/** Keys of parts, and the sources of options A to D. */
interface KeyValues {
  answer_keys: KeyDraft[];
  distractors: DistractorDraft[];
}

/** None from a source without keys, such as an older draft. */
export function keyValues(keys: readonly AnswerKey[] = []): KeyValues {
  const option = keys.find((key) => key.kind === 'option');
  return {
    answer_keys: keys.filter((key): key is AnswerKey & { kind: KeyKind } => key.kind !== 'option').map(keyDraft),
    distractors: OPTION_KEYS.map((key) => {
      const { slip = '', note = '' } = option?.distractors?.[key] ?? {};
      return { slip, note };
    }),
  };
}

/** Keys with what they depend on: the text has parts and marks, the right option judges multiple choice. */
export interface KeyedValues extends KeyValues {
  questions_text: string;
  /** Four from A to D, or none. */
  options: { text: string }[];
  mcq_answer: OptionKey | '';
}

type Keyed = Omit<KeyedValues, 'questions_text'>;

/** The keys to store: for multiple choice the options' sources, else those of parts. */
export function keysOf({ answer_keys, distractors, options, mcq_answer }: Keyed): AnswerKey[] {
  if (options.length === 0) return answer_keys.map(keyOf);
  if (mcq_answer === '') return [];
  const wrong = distractors.flatMap(({ slip, note }, index) => {
    const key = OPTION_KEYS[index];
    if (!key || key === mcq_answer || slip === '') return [];
    return [[key, { slip, ...(note.trim() && { note: note.trim() }) }] as const];
  });
  return wrong.length === 0 ? [] : [{ kind: 'option', part: '', correct: mcq_answer, distractors: Object.fromEntries(wrong) }];
}

/** Whether two states of the form have the same keys. */
export const sameKeys = (one: Keyed, other: Keyed) => JSON.stringify(keysOf(one)) === JSON.stringify(keysOf(other));

/** The field of an issue within `answer_keys`. */
export function fieldOfKeyIssue(path: string, { answer_keys, options }: Keyed): string {
  const [, place = '0', ...rest] = path.split('.');
  const [name = 'kind', ...deeper] = rest;
  if (options.length > 0) {
    const option = name === 'distractors' ? OPTION_KEYS.indexOf(deeper[0] as OptionKey) : -1;
    return option < 0 ? 'mcq_answer' : `distractors.${option}.${deeper[1] ?? 'slip'}`;
  }
  const draft = answer_keys[Number(place)];
  const at = (field: string) => `answer_keys.${place}.${field}`;
  if (name === 'follows') return at('follow_value');
  if (name === 'values') return at('value');
  if (name === 'value' && draft?.kind === 'interval') return at('intervals.0.from');
  if (name === 'variables') return at('variables');
  if (name === 'alternatives' && deeper.length === 1) return at(`alternatives.${deeper[0]}.value`);
  if (name === 'domain') {
    const row = draft?.domain.findIndex(({ variable }) => variable.trim() === deeper[0]) ?? -1;
    return at(row < 0 ? 'domain.0.variable' : `domain.${row}.${deeper[1] ?? 'variable'}`);
  }
  return at([name, ...deeper].join('.'));
}
