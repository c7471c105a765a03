import type { Gradebook } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import { sampleAssignment, sampleClass, sampleScore } from '../sample-classes.ts';
import { cellInWords } from './GradebookTable.tsx';

const { saved } = vi.hoisted(() => ({ saved: vi.fn() }));
vi.mock('@shell/kit/save-file', () => ({ saveFile: saved }));

const cell = (assignment_id: number, changes: Partial<Gradebook['learners'][number]['cells'][number]> = {}) => ({
  assignment_id,
  work: 'handed_in' as const,
  score: sampleScore(),
  returned: false,
  ...changes,
});
const book = (): Gradebook => ({
  class: sampleClass(),
  assignments: [
    { ...sampleAssignment(), average: 70 },
    { ...sampleAssignment({ id: 32, title: 'Vectors' }), average: null },
  ],
  learners: [
    {
      user_id: 21,
      name: 'Learner One',
      former: false,
      cells: [cell(31), cell(32, { work: 'missing', score: null })],
      percent: 35,
    },
    { user_id: 22, name: 'Learner Two', former: true, cells: [cell(31, { work: 'late' }), cell(32)], percent: 70 },
  ],
});
const show = (more: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/classes/5/gradebook',
    user: sampleUser(),
    answers: { 'GET /api/classes/:id/gradebook': book, ...more },
  });

describe('the gradebook', () => {
  it('says marks, and what is late or missing, in words; a cell leads to the work', async () => {
    const { container } = show();
    expect(await screen.findByText('Missing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learner Two, Quadratics: 7 of 10, late' })).toHaveAttribute(
      'href',
      '/classes/5/assignments/31/learners/22',
    );
    expect(screen.getByRole('cell', { name: '35%' })).toBeVisible();
    await expectAccessible(container);
  });

  it('moves by arrow keys between cells that lead somewhere', async () => {
    show();
    const first = await screen.findByRole('link', { name: 'Learner One' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Learner One, Quadratics: 7 of 10' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Learner Two, Quadratics/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: /Learner Two, Vectors/ })).toHaveFocus();
    // Nothing to open above: the focus stays.
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: /Learner Two, Vectors/ })).toHaveFocus();
  });

  it.each(['csv', 'xlsx'] as const)('is saved as %s', async (format) => {
    saved.mockReset();
    const file = new File(['a'], `gradebook.${format}`);
    show({ [`GET /api/classes/:id/gradebook.${format}`]: () => file as never });
    await userEvent.click(await screen.findByRole('button', { name: `Download ${format.toUpperCase()}` }));
    await expect.poll(() => saved.mock.calls).toEqual([[`gradebook.${format}`, file]]);
  });

  it('says what it waits for while it is empty', async () => {
    show({ 'GET /api/classes/:id/gradebook': () => ({ ...book(), learners: [] }) });
    expect(await screen.findByText('Marks show here once learners have joined.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});

describe('a cell', () => {
  it.each([
    [cell(1, { work: 'not_started', score: null }), '–'],
    [cell(1, { work: 'excused', score: null }), 'Excused'],
    [cell(1, { score: sampleScore({ marks: 0, marked: 0 }) }), '10 marks to give'],
    [cell(1, { score: sampleScore({ marks: 4, marked: 6 }) }), '4 of 10, 4 to mark'],
  ])('%o reads %s', (given, words) => expect(cellInWords(given)).toBe(words));
});
