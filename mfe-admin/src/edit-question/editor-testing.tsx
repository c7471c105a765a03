import type { EditableQuestion, QuestionVersion } from '@api/contract';
import { type Answers, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { TextArea, TextField } from 'design-system';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { QuestionValues } from './form/question-values.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import { sampleEditable } from './sample-editable.ts';
import type { QuestionDraft } from './saving/draft-store.ts';

/** The address of the form of question 41. */
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

/** The API's response to a successful save. */
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
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
/** Writes another text into the question. */
export const write = async (words: string) => fireEvent.change(await text(), { target: { value: words } });

/** Two fields, of which one is checked: how the editor saves, compares and keeps does not depend on which there are. */
function TwoFields() {
  const { register, formState } = useFormContext<QuestionValues>();
  return (
    <>
      <TextArea {...register('questions_text')} label="Question text" error={formState.errors.questions_text?.message} />
      <TextField {...register('year')} label="Year" error={formState.errors.year?.message} />
    </>
  );
}

/** The editor with two of its fields, and a link that leaves it. `reload` gives it the present stored state. */
export function renderEditor(
  changes: Answers = {},
  question: EditableQuestion | null = sampleEditable(),
  draft: QuestionDraft | null = null,
) {
  let setStored: (stored: EditableQuestion) => void = () => {};
  function Editor() {
    const [stored, setState] = useState(question);
    setStored = setState;
    return (
      <QuestionEditor question={stored} draft={draft} subjects={[sampleSubject()]}>
        <TwoFields />
      </QuestionEditor>
    );
  }
  const view = renderWithHost(
    <>
      <a href="/admin/user-doubts">Learners</a>
      <Editor />
    </>,
    { path: question ? path : '/admin/questions/new', user, answers: answers(changes) },
  );
  return { ...view, reload: (stored: EditableQuestion) => act(() => setStored(stored)) };
}
