import { renderWithHost, sampleSubject, sampleUser } from '@shell/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { coursesAnswers } from './sample-courses.ts';

const subjects = ['Maths AA SL', 'Maths AA HL', 'Physics SL'].map((subject_name, index) =>
  sampleSubject({ id: index + 1, slug: subject_name.toLowerCase().replace('maths', 'math').replaceAll(' ', '-'), subject_name }),
);
const learner = sampleUser({ id: 7, course: { subject_slug: 'math-aa-hl', level: 'HL' } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(path: string, user: typeof learner | null = learner) {
  cleanup();
  return renderWithHost(<Root />, {
    path,
    user,
    answers: coursesAnswers(subjects),
  });
}
const current = async () => (await screen.findByRole('link', { name: /^(?:Maths|Physics)/, current: 'page' })).textContent;

describe('the bank without a course in its address', () => {
  it('opens at the first for a guest, and at the course of the profile for a learner', async () => {
    open('/math-questions', null);
    expect(await current()).toBe('Maths AA SL');
    open('/math-questions');
    expect(await current()).toBe('Maths AA HL');
    open('/math-questions', sampleUser({ id: 7, math_course: 'Other' }));
    expect(await current()).toBe('Maths AA SL');
  });

  it('opens at the course that was chosen in this visit, each person’s own, until the profile has another', async () => {
    open('/math-questions');
    await userEvent.click(await screen.findByRole('link', { name: 'Physics SL' }));
    open('/math-questions');
    expect(await current()).toBe('Physics SL');
    open('/math-questions', sampleUser({ ...learner, id: 8 }));
    expect(await current()).toBe('Maths AA HL');
    open('/math-questions', sampleUser({ ...learner, course: { subject_slug: 'math-aa-sl', level: 'SL' } }));
    expect(await current()).toBe('Maths AA SL');
    open('/math-questions');
    expect(await current()).toBe('Physics SL');
    sessionStorage.clear();
    open('/math-questions');
    expect(await current()).toBe('Maths AA HL');
  });

  it('stays at the profile’s course when a question of another one was looked at', async () => {
    open('/math-questions/physics-sl/mechanics/41');
    open('/math-questions?subject=physics-sl&topic=functions');
    open('/math-questions');
    expect(await current()).toBe('Maths AA HL');
  });

  it('remembers the last course viewed by a user without one, and ignores unknown courses', async () => {
    const undecided = sampleUser({ id: 9 });
    open('/math-questions/physics-sl/mechanics/41', undecided);
    open('/math-questions', undecided);
    expect(await current()).toBe('Physics SL');
    open('/math-questions?subject=no-such', undecided);
    open('/math-questions', undecided);
    expect(await current()).toBe('Maths AA SL');
  });

  it('takes a profile of an older API as one without a course', async () => {
    const { course: _, ...older } = learner;
    open('/math-questions', older as typeof learner);
    expect(await current()).toBe('Maths AA SL');
  });

  it('asks for the subjects once', async () => {
    const { calls } = open('/math-questions');
    await current();
    expect(calls.requests.filter(({ name }) => name === 'GET /api/subjects')).toHaveLength(1);
  });
});

it('a course in the address wins over all others', async () => {
  open('/math-questions?subject=physics-sl');
  expect(await current()).toBe('Physics SL');
  open('/math-questions?subject=math-aa-sl');
  expect(await current()).toBe('Maths AA SL');
});
