import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleClass, sampleListed, sampleOverview } from '../sample-classes.ts';
import { bodyOf, missingIn, newDraft } from './work-draft.ts';

const subject = sampleSubject();
const answers: Answers = {
  'GET /api/classes/:id': () => sampleClass(),
  'GET /api/topics/:subjectSlug': () => ({ subject, topics: subject.Topic ?? [] }),
  'GET /api/assignments/:id': () => sampleAssignment(),
  'GET /api/assignment-overview': () => sampleOverview(),
};
const show = (path: string, more: Answers = {}) =>
  renderWithHost(<Root />, { path, user: sampleUser(), answers: { ...answers, ...more } });
const sent = (calls: ReturnType<typeof show>['calls'], name: string) =>
  calls.requests.find((request) => request.name === name)?.request as { params: unknown; body: Record<string, unknown> };

describe('setting work', () => {
  it('needs nothing but a press where a topic is linked', async () => {
    const { calls, container } = show('/classes/5/assignments/new?topic=quadratics', {
      'POST /api/classes/:id/assignments': () => sampleAssignment(),
    });
    expect(await screen.findByDisplayValue('Quadratics')).toBeVisible();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Set work' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quadratics' })).toBeVisible();
    const quadratics = subject.Topic?.[0]?.subtopics[0];
    expect(sent(calls, 'POST /api/classes/:id/assignments')).toMatchObject({
      params: { id: '5' },
      body: {
        title: 'Quadratics',
        content: { kind: 'topic', topic_id: quadratics?.id, count: 10, draw: 'class' },
        published: true,
      },
    });
  });

  it('from the bank offers the classes one teaches, that of the course first', async () => {
    const { calls } = show('/classes/set-work?subject=math-aa-hl&questions=41,42', {
      'GET /api/classes': () => ({
        classes: [
          sampleListed({ id: 4, name: 'Physics', subject: { id: 3, subject_name: 'Physics HL', slug: 'physics-hl' } }),
          sampleListed(),
          sampleListed({ id: 6, name: 'Where I learn', role: 'learner' }),
        ],
      }),
      'POST /api/classes/:id/assignments': () => sampleAssignment(),
    });
    expect(await screen.findByRole('combobox', { name: 'Class' })).toHaveValue('5');
    expect(screen.queryByRole('option', { name: /Where I learn/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
    await expect.poll(() => sent(calls, 'POST /api/classes/:id/assignments')).toBeDefined();
    expect(sent(calls, 'POST /api/classes/:id/assignments')).toMatchObject({
      params: { id: '5' },
      body: { content: { kind: 'questions', question_ids: [41, 42] }, published: false },
    });
  });

  it('leads a teacher without a class to starting one', async () => {
    show('/classes/set-work?questions=41', { 'GET /api/classes': () => ({ classes: [] }) });
    expect(await screen.findByRole('link', { name: 'Start a class' })).toHaveAttribute('href', '/classes/new');
  });

  it('says what is missing before it calls', async () => {
    const { calls } = show('/classes/5/assignments/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Set work' }));
    expect(await screen.findByText('Choose a topic')).toBeVisible();
    expect(sent(calls, 'POST /api/classes/:id/assignments')).toBeUndefined();
  });

  it('keeps what was entered when another teacher changed it, and loads theirs when asked', async () => {
    let version = 3;
    const { calls } = show('/classes/5/assignments/new?edit=31', {
      'GET /api/assignments/:id': () => sampleAssignment({ version, title: version === 3 ? 'Quadratics' : 'Their title' }),
      'PATCH /api/assignments/:id': () => {
        version = 4;
        throw new ApiError(409, 'assignment_changed', 'Changed meanwhile');
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    // Learners have begun: fixed content is not sent.
    expect(screen.getByText(/Learners have begun/)).toBeVisible();
    fireEvent.change(title, { target: { value: 'My title' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another teacher has changed it')).toBeVisible();
    expect(title).toHaveValue('My title');
    expect(sent(calls, 'PATCH /api/assignments/:id').body).toMatchObject({ title: 'My title', version: 3 });
    expect(sent(calls, 'PATCH /api/assignments/:id').body).not.toHaveProperty('content');
    await userEvent.click(screen.getByRole('button', { name: 'Load their version' }));
    expect(await screen.findByDisplayValue('Their title')).toBeVisible();
  });
});

describe('a draft', () => {
  const zone = 'Europe/Madrid';
  const now = new Date('2026-10-20T10:00:00Z');

  it('is due in a week, in the evening on the class’s clock, past a change of the clocks too', () => {
    const draft = newDraft(new URLSearchParams(), zone, now);
    expect(draft.due).toBe('2026-10-27T20:00');
    expect(bodyOf(draft, zone, 'Quadratics').due_at).toBe('2026-10-27T19:00:00.000Z');
  });

  it.each([
    ['questions=3,14,3,x,-1', { kind: 'questions', question_ids: [3, 14] }],
    ['paper=math-aa-sl-1-7k3m9q', { kind: 'mock_paper', code: 'math-aa-sl-1-7k3m9q' }],
    ['reading=/blogs/limits', { kind: 'reading', address: '/blogs/limits' }],
  ])('of %s sets that', (query, content) => {
    const draft = newDraft(new URLSearchParams(query), zone, now);
    expect(bodyOf(draft, zone, 'T').content).toEqual(content);
    expect(missingIn(draft, 'T')).toBeNull();
  });

  it('never closes late work that isn’t accepted', () => {
    const draft = { ...newDraft(new URLSearchParams(), zone, now), closes: '2026-11-01T20:00', late_allowed: false };
    expect(bodyOf(draft, zone, 'T').closes_at).toBeNull();
  });
});
