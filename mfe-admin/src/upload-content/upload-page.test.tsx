import type { UploadNote, UploadRun } from '@api/contract';
import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const run = (changes: Partial<UploadRun> = {}): UploadRun => ({
  ...{ id: 4, kind: 'questions', state: 'done', file_name: 'spring.csv', bytes: 4_200, images_name: null, format: 'CSV' },
  options: { dry_run: true, partial: false, overwrite_edited: false, verified: false, defaults: {}, places: [] },
  ...{ by: { id: 1, name: 'Demo Staff' }, created_at: '2026-11-22T10:00:00.000Z', finished_at: '2026-11-22T10:00:02.000Z' },
  ...{ created: 3, updated: 1, skipped: 2, faults: 1, left_out: 0, kept: 0, message: '' },
  progress: { stage: 'finishing', done: 7, total: 7 },
  ...{ taken_back: null, can_take_back: false, can_import: true, can_try_again: true, has_rest: true },
  ...changes,
});
const fault: UploadNote = { kind: 'fault', row: 5, column: 'marks', item: 'spring-004', message: 'A whole number is wanted' };

function show(path: string, answers: Answers = {}) {
  return renderWithHost(<Root />, {
    path,
    user: sampleUser({ role_id: 2 }),
    answers: {
      'GET /api/subjects': () => ({ subjects: [] }),
      'GET /api/admin/uploads/runs': () => ({ runs: [run()], page: 1, totalCount: 1 }),
      'GET /api/admin/uploads/runs/:id': () => ({ run: run(), notes: [fault], stayed: [], categories: [] }),
      ...answers,
    },
  });
}

describe('the page of uploads', () => {
  it('tries a chosen file and shows what was found in it', async () => {
    const { calls } = show('/admin/upload_questions', {
      'POST /api/admin/uploads/:kind': () => ({ run: run(), created: 3, updated: 1, skipped: 2, errors: [] }),
    });
    const button = await screen.findByRole('button', { name: 'Check' });
    expect(button).toBeDisabled();
    await userEvent.upload(
      screen.getByLabelText('Table or question file', { selector: 'input' }),
      new File(['id,text'], 'spring.csv'),
    );
    await userEvent.click(button);
    const result = await screen.findByRole('region', { name: 'Upload spring.csv' });
    expect(await within(result).findByText('A whole number is wanted')).toBeVisible();
    expect(within(result).getByText(/3 would be new, 1 would be changed, 2 unchanged/)).toBeVisible();
    expect(within(result).getByRole('button', { name: 'Import 4 valid rows' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
    await waitFor(() => expect(calls.requests.some(({ name }) => name === 'POST /api/admin/uploads/:kind')).toBe(true));
  });

  it('asks for the topic of each category that it does not know, and tries the file again with them', async () => {
    const again: unknown[] = [];
    const { container } = show('/admin/upload_questions?run=4', {
      'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
      'GET /api/admin/uploads/runs/:id': ({ params }) => ({
        run: run({ id: Number(params.id), format: 'Moodle XML' }),
        notes: [
          { kind: 'fault', row: 3, column: 'category', item: 'n', message: 'No topic is chosen' },
          { kind: 'left_out', row: 3, column: '', item: 'n', message: 'random variables' },
        ],
        stayed: [],
        categories: [
          { category: ['Term 1', 'Functions'], questions: 12, unplaced: 12 },
          { category: ['Term 1', 'Extras'], questions: 1, unplaced: 1 },
          { category: ['Known'], questions: 2, unplaced: 0 },
        ],
      }),
      'POST /api/admin/uploads/runs/:id/import': ({ body }) => {
        again.push(body);
        return { run: run({ id: 5 }) };
      },
    });
    const places = await screen.findByRole('region', { name: 'Where its categories belong' });
    expect(within(places).getByText(/^2 categories of 3 have no topic yet/)).toBeVisible();
    expect(within(places).queryByText('Known')).toBeNull();
    // The places say it already.
    expect(screen.queryByText('No topic is chosen')).toBeNull();
    expect(screen.getByText('Left out: random variables')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check again with these choices' })).toBeNull();
    await screen.findByRole('option', { name: sampleSubject().subject_name });
    await userEvent.selectOptions(within(places).getByRole('combobox', { name: 'Subject of the topics' }), sampleSubject().slug);
    // Its name is a topic's: guessed.
    expect(within(places).getByRole('combobox', { name: 'Topic of Term 1 / Functions' })).toHaveDisplayValue(/Functions/);
    const extras = within(places).getByRole('combobox', { name: 'Topic of Term 1 / Extras' });
    await userEvent.type(extras, 'quadr{ArrowDown}{Enter}');
    await waitFor(() => expect(extras).toHaveDisplayValue(/Quadratics/));
    await expectAccessible(container);
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check again with these choices' }));
    const subject = sampleSubject().slug;
    await waitFor(() =>
      expect(again).toEqual([
        {
          partial: false,
          dry_run: true,
          defaults: {},
          places: [
            { category: ['Term 1', 'Functions'], subject, topic: 'functions' },
            { category: ['Term 1', 'Extras'], subject, topic: 'quadratics' },
          ],
        },
      ]),
    );
  });

  it('sends the topic that was chosen for questions that name none', async () => {
    const { calls } = show('/admin/upload_questions', {
      'GET /api/subjects': () => ({ subjects: [sampleSubject()] }),
      'POST /api/admin/uploads/:kind': () => Promise.reject(new ApiError(0, 'offline', 'Not reached.')),
    });
    await userEvent.click(await screen.findByText('For questions that do not say where they belong'));
    const topic = await screen.findByRole('combobox', { name: 'Topic' });
    expect(topic).toBeDisabled();
    await screen.findByRole('option', { name: sampleSubject().subject_name });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), sampleSubject().slug);
    await userEvent.type(topic, 'quadr{ArrowDown}{Enter}');
    await waitFor(() => expect(topic).toHaveDisplayValue(/Quadratics/));
    await userEvent.upload(
      screen.getByLabelText('Table or question file', { selector: 'input' }),
      new File(['::a::b{=c}'], 'quiz.gift'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Not reached.')).toBeVisible();
    const sent = calls.requests.find(({ name }) => name === 'POST /api/admin/uploads/:kind')?.request as { body: FormData };
    expect([sent.body.get('subject'), sent.body.get('topic'), sent.body.get('level')]).toEqual([
      sampleSubject().slug,
      'quadratics',
      null,
    ]);
  });

  it('shows the first questions as learners will see them, and checks again with what the file left open', async () => {
    const again: unknown[] = [];
    const noted = (column: string): UploadNote => ({ kind: 'left_out', row: null, column, item: '', message: `About ${column}` });
    const question = {
      ...{ item: 'Sum', row: 3, text: 'What is two and two?', correct_option: 'B' as const, answer: '' },
      options: [
        { key: 'A' as const, text: '3' },
        { key: 'B' as const, text: '4' },
      ],
      ...{ difficulty: 'Easy' as const, marks: 1 },
    };
    const { container } = show('/admin/upload_questions?run=4', {
      'GET /api/admin/uploads/runs/:id': ({ params }) => ({
        run: run({ id: Number(params.id), format: 'GIFT', faults: 0 }),
        notes: [noted('marks'), noted('calculator_allowed'), noted('encoding'), { ...noted('level'), row: 4 }],
        ...{ stayed: [], categories: [], preview: [question] },
      }),
      'POST /api/admin/questions/preview': ({ body }) => ({
        questions_html: `<p>Set: ${body?.questions_text}</p>`,
        options: (body?.options ?? []).map(({ key, text }) => ({ key, html: `<b>${text}</b>` })),
        ...{ hints_html: null, Answer: [], marks_in_text: 0, faults: [], tex_errors: [] },
      }),
      'POST /api/admin/uploads/runs/:id/import': ({ body }) => {
        again.push(body);
        return { run: run({ id: 5 }) };
      },
    });
    const first = await screen.findByRole('region', { name: 'The first question as learners will see it' });
    expect(await within(first).findByText('Set: What is two and two?')).toBeVisible();
    expect(within(first).getByText('(right)').closest('li')).toHaveTextContent('B. 4 (right)');
    const open = await screen.findByRole('region', { name: 'What the file leaves open' });
    expect(within(open).queryByRole('combobox', { name: 'Level' })).toBeNull();
    const checkAgain = () => screen.getByRole('button', { name: 'Check again with these choices' });
    const marks = within(open).getByRole('spinbutton', { name: 'Marks of each question' });
    await userEvent.type(marks, '0');
    expect(checkAgain()).toBeDisabled();
    await userEvent.clear(marks);
    await userEvent.type(marks, '2');
    await userEvent.selectOptions(within(open).getByRole('combobox', { name: 'Calculator' }), 'false');
    await userEvent.selectOptions(within(open).getByRole('combobox', { name: 'Encoding' }), 'windows-1250');
    await expectAccessible(container);
    await userEvent.click(checkAgain());
    await waitFor(() =>
      expect(again).toEqual([
        {
          ...{ partial: false, dry_run: true, places: [] },
          ...{ defaults: { calculator_allowed: false, marks: 2 }, encoding: 'windows-1250' },
        },
      ]),
    );
  });

  it('shows what replacing changes, and stores nothing before staff have chosen', async () => {
    const shown = {
      ...{ text: 'Old text', options: [], correct_option: null, answer: '', difficulty: 'Easy' as const, marks: 1 },
    };
    const replacement = {
      ...{ id: 41, item: 'spring-001', row: 2, before: shown, after: { ...shown, text: 'New text' } },
      changes: [
        { field: 'Text', before: 'Old text', after: 'New text' },
        { field: 'Solution', before: '', after: 'Because it is.' },
      ],
    };
    const stored: unknown[] = [];
    const { container } = show('/admin/upload_questions?run=4', {
      'GET /api/admin/uploads/runs/:id': ({ params }) => ({
        run: run({ id: Number(params.id), faults: 0, created: 0, updated: 1 }),
        ...{ notes: [], stayed: [], categories: [], replacements: [replacement] },
      }),
      'POST /api/admin/questions/preview': ({ body }) => ({
        questions_html: `<p>Set: ${body?.questions_text}</p>`,
        ...{ options: [], hints_html: null, Answer: [], marks_in_text: 0, faults: [], tex_errors: [] },
      }),
      'POST /api/admin/uploads/runs/:id/import': ({ body }) => {
        stored.push(body);
        return { run: run({ id: 5 }) };
      },
    });
    const changed = await screen.findByRole('region', { name: '1 question is here already' });
    expect(await within(within(changed).getByRole('group', { name: 'Now' })).findByText('Set: Old text')).toBeVisible();
    expect(within(changed).getByRole('group', { name: 'From the file' })).toHaveTextContent('Set: New text');
    expect(within(changed).getByText('Because it is.')).toBeVisible();
    const store = screen.getByRole('button', { name: 'Import now' });
    expect(store).toBeDisabled();
    expect(screen.getByText('Choose first whether to keep or replace the questions that are here already.')).toBeVisible();
    await userEvent.click(within(changed).getByRole('radio', { name: /Keep what is here/ }));
    expect(store).toBeDisabled();
    expect(screen.getByText('This file has nothing new.')).toBeVisible();
    await userEvent.click(within(changed).getByRole('radio', { name: /Replace/ }));
    await expectAccessible(container);
    await userEvent.click(store);
    await waitFor(() => expect(stored).toEqual([{ partial: false, replace: true }]));
  });

  it('asks why before it takes a run back', async () => {
    const done = run({
      options: { ...run().options, dry_run: false },
      faults: 0,
      can_take_back: true,
      can_import: false,
      has_rest: false,
    });
    const { calls } = show('/admin/upload_questions?run=4', {
      'GET /api/admin/uploads/runs/:id': () => ({ run: done, notes: [], stayed: [], categories: [] }),
      'POST /api/admin/uploads/runs/:id/take-back': () => ({ run: { ...done, state: 'taken_back' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take this upload back?' });
    expect(within(dialog).getByRole('button', { name: 'Take it back' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Wrong file');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(calls.requests.find(({ name }) => name === 'POST /api/admin/uploads/runs/:id/take-back')?.request).toMatchObject({
        body: { reason: 'Wrong file' },
      }),
    );
  });

  it('says that nothing was uploaded yet, and is accessible', async () => {
    const { container } = show('/admin/upload_topics', {
      'GET /api/admin/uploads/runs': () => ({ runs: [], page: 1, totalCount: 0 }),
    });
    expect(await screen.findByText('Nothing was uploaded yet')).toBeVisible();
    await expectAccessible(container);
  });
});
