/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AnswerKey, type AnswerKeySource, answerKeySchema } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { sampleEditable } from '../editor-testing.tsx';
import { formDataOf } from '../form/form-data.ts';
import { type QuestionValues, valuesOf } from '../form/question-values.ts';
import { readable } from '../form/readable.ts';
import { faultsOf } from '../use-question-form.ts';
import { issuesOfFields } from '../use-storing.ts';
import { emptyKey, type KeyDraft, type KeyKind, keyDraft, keyOf, numberIn } from './key-draft.ts';
import { keyDraftFaults } from './key-rules.ts';

const REFERENCE = resolve(import.meta.dirname, '../../../../docs/answer-keys.md');

type PartKey = AnswerKey & { kind: KeyKind };

/** The documentation's examples: literals separated by comments. */
function documentedExamples(): AnswerKey[] {
  const text = readFileSync(REFERENCE, 'utf8');
  const block = /```ts\n(.*?)```/s.exec(text)?.[1] ?? '';
  const literals = block.replaceAll(/^\/\/.*$/gm, '').replaceAll(/\}\n(?=\s*\{ kind)/g, '},\n');
  const sources = new Function(`return [${literals}]`)() as AnswerKeySource[];
  return sources.map((source) => answerKeySchema.parse(source));
}

/** Keys with fields that the documentation has no example of. */
const FULL: AnswerKeySource[] = [
  {
    ...{ kind: 'number', part: 'a.ii', label: 'Least value', weight: 2, value: -1e-7, tolerance: 1e-9, decimals: 0 },
    ...{ unit: '%', other_units: [{ unit: 'per mille', factor: 0.1 }], exact: '-1/10^7', form: 'exact' },
    ...{ alternatives: [{ value: 3, tolerance: 0 }], slips: [{ slip: 'form', value: '1/3' }] },
  },
  {
    ...{ kind: 'expression', value: 'a x', variables: ['a', 'x_0'], alternatives: ['x a + 1'], form: 'single_fraction' },
    domain: { a: { from: -2, to: 0.5 }, x_0: { from: 1, to: 9, whole: true } },
  },
  {
    kind: 'equation',
    value: 'r = 2\\;t',
    variables: ['r', 't'],
    domain: { t: { from: 1, to: 2 } },
    slips: [{ slip: 'sign', value: 'r = -2t' }],
  },
  { kind: 'set', values: [] },
  {
    kind: 'set',
    values: ['2k\\;pi', 'k'],
    ordered: true,
    tolerance: 0,
    figures: 3,
    variables: ['k'],
    domain: { k: { from: 1, to: 5 } },
  },
  {
    kind: 'interval',
    intervals: [
      { from: '0', to: '1', open_from: true },
      { from: '2', to: null, open_from: true },
    ],
    tolerance: 0.5,
    variable: 'x',
  },
  { kind: 'coordinate', values: ['1', '2', '3', '4'], tolerance: 0.01, decimals: 2 },
  { kind: 'vector', values: ['t', '1'], figures: 2, label: '$\\mathbf{v} =$' },
  { kind: 'formula', value: 'CH3COOH', alternatives: ['CH3CO2H'], slips: [{ slip: 'method', value: 'CH3CHO' }] },
  { kind: 'compare', as: 'text', weight: 3 },
];
const EVERY = [...documentedExamples(), ...FULL.map((key) => answerKeySchema.parse(key))];
const OF_PARTS = EVERY.filter((key): key is PartKey => key.kind !== 'option');

describe('an answer key in the form', () => {
  it('has an example of every kind', () => {
    expect(documentedExamples().length).toBeGreaterThan(20);
    expect(new Set(EVERY.map(({ kind }) => kind))).toEqual(new Set(answerKeySchema.options.map(({ shape }) => shape.kind.value)));
  });

  it.each(OF_PARTS.map((key) => [JSON.stringify(key), key] as const))('comes back as it was: %s', (_, key) => {
    const draft = keyDraft(key);
    expect(keyDraftFaults(draft)).toEqual({});
    expect(keyOf(draft)).toEqual(key);
    expect(answerKeySchema.parse(keyOf(draft))).toEqual(key);
    // Any changed field changes the result.
    expect(keyOf({ ...draft, part: 'h', label: 'Other' })).toEqual({ ...key, part: 'h', label: 'Other' });
  });

  it('says nothing that belongs to another kind, whichever kinds it has been', () => {
    for (const key of OF_PARTS) {
      for (const kind of Object.keys(Object.groupBy(OF_PARTS, (each) => each.kind)) as KeyKind[]) {
        const draft = { ...keyDraft(key), kind };
        if (Object.keys(keyDraftFaults(draft)).length > 0) continue;
        expect(answerKeySchema.safeParse(keyOf(draft)), `${JSON.stringify(key)} as ${kind}`).toMatchObject({ success: true });
        expect(keyOf({ ...draft, kind: key.kind })).toEqual(key);
      }
    }
  });

  it('takes numbers as they are typed', () => {
    expect(['4', ' -2.50 ', '−3', '.5', '2e-3'].map(numberIn)).toEqual([4, -2.5, -3, 0.5, 0.002]);
    for (const text of ['', '4,5', '1/2', '0x10', 'Infinity', '--1', '1 2']) expect(numberIn(text), text).toBeNaN();
  });

  it.each<[Partial<KeyDraft>, string]>([
    [{ value: '' }, 'value'],
    [{ value: 'sqrt(2)' }, 'value'],
    [{ value: '2', tolerance: '-1' }, 'tolerance'],
    [{ value: '2', tolerance: 'some' }, 'tolerance'],
    [{ value: '2', figures: '0' }, 'figures'],
    [{ value: '2', figures: '13' }, 'figures'],
    [{ value: '2', decimals: '11' }, 'decimals'],
    [{ value: '2', weight: '21' }, 'weight'],
    [{ value: '2', other_units: [{ unit: 'mph', factor: '0' }] }, 'other_units.0.factor'],
    [{ value: '2', alternatives: [{ value: '', tolerance: '' }] }, 'alternatives.0.value'],
    [{ value: '2', slips: [{ slip: 'sign', value: ' ', note: '' }] }, 'slips.0.value'],
    [{ value: '2', follow_value: ' ', follow_from: [{ letter: 'r', field: 'a' }] }, 'follow_value'],
    [{ value: '2', follow_value: '2r', follow_from: [{ letter: '2', field: 'a' }] }, 'follow_from.0.letter'],
    [{ value: '2', follow_value: '2r', follow_from: [{ letter: 'r', field: '' }] }, 'follow_from.0.field'],
    [{ kind: 'expression', value: ' ' }, 'value'],
    [{ kind: 'expression', value: 'x', variables: 'x, 2y' }, 'variables'],
    [{ kind: 'expression', value: 'x', domain: [{ variable: 'x', from: '2', to: '2', whole: false }] }, 'domain.0.to'],
    [{ kind: 'set', value: '1;; 2' }, 'value'],
    [{ kind: 'coordinate', value: '1' }, 'value'],
    [{ kind: 'vector', value: '1; 2; 3; 4; 5' }, 'value'],
    [{ kind: 'interval', intervals: [] }, 'intervals'],
  ])('%j is refused at its field', (changes, path) => {
    expect(Object.keys(keyDraftFaults({ ...emptyKey(''), ...changes }))).toEqual([path]);
  });
});

describe('the answer keys of a question', () => {
  const keys = OF_PARTS.slice(0, 4);
  const stored = sampleEditable({ answer_keys: keys });
  const options = ['1', '2', '3', '4'].map((text) => ({ text }));
  const sentKeys = (values: QuestionValues, base = stored) => {
    const from = { id: base.id, version: base.version, imageIds: [7, 8], values: valuesOf(base) };
    const field = formDataOf(values, from).get('answer_keys');
    return field === null ? undefined : JSON.parse(String(field));
  };

  it('are left out of a save that does not change them, so that they stay to the letter', () => {
    expect(sentKeys({ ...valuesOf(stored), marks: '9' })).toBeUndefined();
    expect(sentKeys({ ...valuesOf(stored), answer_keys: [] })).toEqual([]);
    const [first, ...others] = valuesOf(stored).answer_keys;
    const changed = { ...(first as KeyDraft), tolerance: '0.5' };
    expect(sentKeys({ ...valuesOf(stored), answer_keys: [...others, changed] })).toEqual([
      ...keys.slice(1),
      { ...keys[0], tolerance: 0.5 },
    ]);
  });

  it('say of multiple choice where the wrong options come from, and take what is right from the question', () => {
    const option = answerKeySchema.parse({
      kind: 'option',
      correct: 'C',
      distractors: { A: { slip: 'sign' }, B: { slip: 'method', note: 'No.' } },
    });
    const base = sampleEditable({
      ...{ mcq_answer: 'C', answer_keys: [option] },
      options: (['A', 'B', 'C', 'D'] as const).map((key) => ({ key, text: key })),
    });
    const values = valuesOf(base);
    expect(values.answer_keys).toEqual([]);
    expect(sentKeys(values, base)).toBeUndefined();
    expect(sentKeys({ ...values, mcq_answer: 'B' }, base)).toEqual([
      { kind: 'option', part: '', correct: 'B', distractors: { A: { slip: 'sign' } } },
    ]);
    expect(sentKeys({ ...values, options: [], mcq_answer: '' }, base)).toEqual([]);
    // Turned into multiple choice and back, nothing is lost.
    expect(sentKeys({ ...valuesOf(stored), options, mcq_answer: 'A' })).toEqual([]);
    expect(faultsOf({ ...valuesOf(stored), options, mcq_answer: 'A', answer_keys: [emptyKey('a')] }, 2026)).toEqual({});
  });

  it('show what is wrong at the field, by the rules of the form and by those of the API', () => {
    const drafts = [emptyKey('a'), ...OF_PARTS.map(keyDraft)];
    const values = { ...valuesOf(stored), answer_keys: drafts };
    expect(faultsOf(values, 2026)).toEqual({ 'answer_keys.0.value': 'Enter a number, such as 4.58' });
    const at = (kind: KeyKind, having: keyof AnswerKey | 'domain' = 'kind') =>
      drafts.findIndex((draft, index) => index > 0 && draft.kind === kind && having in keyOf(draft));
    const shown = (path: string) => issuesOfFields([{ path, message: 'No' }], values)[0]?.path;
    expect(shown(`answer_keys.${at('set')}.values.1`)).toBe(`answer_keys.${at('set')}.value`);
    expect(shown(`answer_keys.${at('interval')}.value`)).toBe(`answer_keys.${at('interval')}.intervals.0.from`);
    expect(shown('answer_keys.1.part')).toBe('answer_keys.1.part');
    expect(shown('answer_keys.1.follows')).toBe('answer_keys.1.follow_value');
    expect(shown('answer_keys.1.slips.2.value')).toBe('answer_keys.1.slips.2.value');
    const ranged = at('expression', 'domain');
    expect(shown(`answer_keys.${ranged}.domain.x.to`)).toBe(`answer_keys.${ranged}.domain.0.to`);
    expect(issuesOfFields([{ path: 'answer_keys.0.distractors.B.note', message: 'No' }], { ...values, options })[0]?.path).toBe(
      'distractors.1.note',
    );
  });

  it('read the same from the form and from the API', () => {
    expect(readable('answer_keys', OF_PARTS.map(keyDraft), new Map())).toBe(readable('answer_keys', OF_PARTS, new Map()));
    expect(readable('answer_keys', EVERY, new Map())).toContain('Multiple choice');
  });
});
