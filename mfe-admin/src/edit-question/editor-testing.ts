import type { EditableQuestion, QuestionVersion } from '@api/contract';
import { type Answers, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleEditable } from './sample-editable.ts';

/** Where the form of question 41 stands. */
export const path = '/admin/questions/edit?id=41';
/** Who edits. */
export const user = sampleUser({ role_id: 2 });
/** Its latest version. */
export const version: QuestionVersion = {
  version: 3,
  kind: 'edited',
  restored_from: null,
  changed_at: '2026-11-21T10:00:00Z',
  changed_by: { id: 9, name: 'Demo Staff' },
  changed_fields: ['questions_text'],
  broken_tex_confirmed: false,
  current: true,
};

/** What the API answers to a save that it has stored. */
export const saved = (question: EditableQuestion) => ({ success: true, question, near_duplicates: [] });
/** What the API answers, unless a test says otherwise. */
export const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/admin/questions/:id': () => ({ question: sampleEditable() }),
  'POST /api/admin/questions/preview': ({ body }) => ({
    questions_html: `<p>Set: ${body?.questions_text}</p>`,
    hints_html: null,
    options: [],
    Answer: [],
    marks_in_text: 5,
    faults: [],
    tex_errors: [],
  }),
  'POST /api/questions/edit': () => saved(sampleEditable({ version: 4 })),
  'GET /api/admin/questions/:id/versions': () => ({
    versions: [version, { ...version, version: 2, kind: 'original', current: false, changed_by: null, changed_fields: [] }],
  }),
  ...changes,
});
/** The forms that were sent. */
export const sent = (calls: { requests: { name: string; request: unknown }[] }, name = 'POST /api/questions/edit') =>
  calls.requests.filter((call) => call.name === name).map(({ request }) => (request as { body: FormData }).body);
/** The field of the question's text. */
export const text = () => screen.findByRole('textbox', { name: 'Question text' });
/** Presses the button. */
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
/** Writes another text into the question. */
export const write = async (words: string) => {
  const field = await text();
  await userEvent.clear(field);
  await userEvent.paste(words);
};
