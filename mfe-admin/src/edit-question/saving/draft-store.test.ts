import 'fake-indexeddb/auto';
import { storeAsFormerRelease } from '@shell/kit/testing';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { emptyKey } from '../answer-keys/key-draft.ts';
import { sampleEditable } from '../editor-testing.tsx';
import { valuesOf } from '../form/question-values.ts';
import { draftKey, readDraft } from './draft-store.ts';

it('finds what a former release has kept, also one that knew no answer keys', async () => {
  globalThis.indexedDB = new IDBFactory();
  const base = sampleEditable();
  const { answer_keys: _, ...values } = valuesOf(base);
  await storeAsFormerRelease('question-editor', 'drafts', {
    '7:41': { values: { ...values, questions_text: 'Half a question' }, base, at: 1 },
  });
  expect(await readDraft(draftKey(7, 41))).toEqual({
    values: { ...valuesOf(base), questions_text: 'Half a question' },
    base,
    at: 1,
  });
  expect(await readDraft(draftKey(8, 41))).toBeNull();
});

it('gives the keys of a former draft the fields that the form has now', async () => {
  globalThis.indexedDB = new IDBFactory();
  const base = sampleEditable();
  const { any_order: _, follow_value: __, follow_from: ___, ...former } = emptyKey('b');
  const answer_keys = [{ ...former, follows: { value: '2r', from: { r: 'a' } } }, former];
  await storeAsFormerRelease('question-editor', 'drafts', {
    '7:41': { values: { ...valuesOf(base), answer_keys }, base, at: 1 },
  });
  expect((await readDraft(draftKey(7, 41)))?.values.answer_keys).toEqual([
    { ...emptyKey('b'), follow_value: '2r', follow_from: [{ letter: 'r', field: 'a' }] },
    emptyKey('b'),
  ]);
});
