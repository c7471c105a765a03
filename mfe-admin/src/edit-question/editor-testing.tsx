import type { EditableQuestion, QuestionVersion } from '@api/contract';
import { type Answers, renderWithHost, sampleQuestion, sampleSubject, sampleUser } from '@shell/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { TextArea, TextField } from 'design-system';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { QuestionValues } from './form/question-values.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { QuestionDraft } from './saving/draft-store.ts';

export const path = '/admin/questions/edit?id=41';
export const user = sampleUser({ role_id: 2 });
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

/** Of a successful save. */
export const saved = (question: EditableQuestion) => ({ success: true, question, near_duplicates: [] });
/** Of the API by default. */
export const answers = (changes: Answers = {}): Answers => ({
  'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
  'GET /api/admin/questions/new': () => ({ needs_approval: false }),
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
/** The submitted forms. */
export const sent = (calls: { requests: { name: string; request: unknown }[] }, name = 'POST /api/questions/edit') =>
  calls.requests.filter((call) => call.name === name).map(({ request }) => (request as { body: FormData }).body);
export const text = () => screen.findByRole('textbox', { name: 'Question text' });
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
export const write = async (words: string) => fireEvent.change(await text(), { target: { value: words } });

/** Two fields, one of them checked, are enough. */
function TwoFields() {
  const { register, formState } = useFormContext<QuestionValues>();
  return (
    <>
      <TextArea {...register('questions_text')} label="Question text" error={formState.errors.questions_text?.message} />
      <TextField {...register('year')} label="Year" error={formState.errors.year?.message} />
    </>
  );
}

/** The editor with two fields and a link that leaves it. `reload` changes the stored state. */
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

/** As its editor gets it. */
export function sampleEditable(changes: Partial<EditableQuestion> = {}): EditableQuestion {
  const { id, subject, topic, topic_path, difficulty, level, question_number, marks, updated_at } = sampleQuestion();
  const image = { url: '/api/images/a.png', thumb: '/api/images/a-small.png', width: 600, height: 400, watermarked: false };
  return {
    id,
    version: 3,
    created_at: updated_at,
    updated_at,
    edited_by: { id: 9, name: 'Demo Staff' },
    deleted_at: null,
    subject,
    topic,
    topic_path,
    OtherTopicsOnQuestion: [],
    difficulty,
    level,
    question_number,
    marks,
    specialInfo: null,
    video_solution: null,
    hints: 'Take out the factor first.',
    calculatorAllowed: false,
    verified: true,
    topic_changed: false,
    month: 'May',
    year: 2025,
    paper: 1,
    timezone: 1,
    answer_not_available: false,
    original_content: true,
    mcq_answer: null,
    options: [],
    answer_keys: [],
    questions_text: 'Write $f(x)$ in the form $a(x-h)^2+k$. [5]',
    math_level_visibility_shared: false,
    visible: true,
    priority: 0,
    images: [
      { ...image, id: 7, alt: 'The graph' },
      { ...image, id: 8, alt: 'The table' },
    ],
    Answer: [
      {
        id: 5,
        final_answer: '$2(x-1)^2+3$',
        body: 'First take out the factor 2.',
        mark_scheme: [{ part: 'a', text: 'Takes out the factor', code: 'M1', marks: 1, implied: true }],
        images: [],
      },
    ],
    diagrams: [],
    used_in: { tests: 0, saved: 0, doubts: 0, reports: 0 },
    ...changes,
  };
}
