import { type Answers, expectAccessible, renderWithHost, sampleSubject } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';

const subject = sampleSubject();
const show = (answers: Answers) => renderWithHost(<Root />, { path: '/example-page', answers });

describe('Example page', () => {
  it('shows each subject with the number of its questions', async () => {
    const { container } = show({ 'GET /api/subjects': () => ({ subjects: [subject] }) });
    expect(await screen.findByText(subject.subject_name)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Example page' })).toBeVisible();
    expect(screen.getByText(new RegExp(`^${subject.totalQuestionsCount} question`))).toBeVisible();
    await expectAccessible(container);
  });

  it('says when there are none', async () => {
    show({ 'GET /api/subjects': () => ({ subjects: [] }) });
    expect(await screen.findByRole('heading', { name: 'No subjects here yet' })).toBeVisible();
  });

  it('says when they did not load, and tries again', async () => {
    let tries = 0;
    const failFirst = () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return { subjects: [subject] };
    };
    show({ 'GET /api/subjects': failFirst });
    expect(await screen.findByRole('heading', { name: 'The subjects did not load' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(subject.subject_name)).toBeVisible();
  });
});
