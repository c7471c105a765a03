import { expect, it } from 'vitest';
import { readContactDraft, storeContactDraft } from './contact-draft.ts';

it('finds a message as a former release has kept it, of a guest or of who is signed in', () => {
  const kept =
    '{"topic":"classes","text":"Do you teach on \\"Sundays\\"?","name":"Guest","email":"a@b.example","begun":1763640000000}';
  localStorage.setItem('draft:0:contact', kept);
  localStorage.setItem('draft:7:contact', '{"topic":"general","text":"Half a"}');
  expect(readContactDraft(0)).toEqual({
    ...{ topic: 'classes', text: 'Do you teach on "Sundays"?', name: 'Guest', email: 'a@b.example' },
    begun: 1_763_640_000_000,
  });
  expect(readContactDraft(7)).toEqual({ topic: 'general', text: 'Half a' });
  storeContactDraft(0, null);
  expect([localStorage.getItem('draft:0:contact'), readContactDraft(0)]).toEqual([null, {}]);
});

it.each(['{', 'null', '7', '{"topic":"weather","text":7,"begun":"now"}', '{"topic":"toString"}'])(
  'starts empty where %s is kept',
  (stored) => {
    localStorage.setItem('draft:0:contact', stored);
    expect(readContactDraft(0)).toEqual({});
  },
);
