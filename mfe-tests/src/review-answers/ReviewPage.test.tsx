import { expectAccessible, renderWithHost, sampleQuestion, sampleUser } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Root } from '../root.tsx';
import { sampleReturnedGrading } from '../sample-grading.ts';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';

const image = (id: number, alt: string) => ({ id, url: `/api/images/${id}.png`, thumb: '', alt, width: 60, height: 40 });

it('shows the images of a question and of its solution, each larger on a press', async () => {
  const answer = {
    ...{ id: 1, final_answer_html: '', body: '', body_html: '<p>Reflect it.</p>', mark_scheme: [], mcq_answer: null },
    images: [image(3, 'The reflected graph')],
  };
  const question = sampleQuestion({ images: [image(1, 'A parabola'), image(2, '')] });
  const entry = sampleTestQuestion(1, { state: 'attempted', question, Answer: [answer] });
  const { container } = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: { 'GET /api/test/:slug': () => ({ ...sampleTest({ status: 'completed', attempts: 1 }), questions: [entry] }) },
    user: sampleUser(),
  });
  expect(await screen.findByRole('button', { name: 'Enlarge image 1: A parabola' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge image 2' }));
  expect(screen.getByRole('dialog', { name: 'Image 2 of the question' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Part 2 of the question' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('tab', { name: 'Worked solution' }));
  expect(screen.getByRole('button', { name: 'Enlarge image 1: The reflected graph' })).toBeVisible();
  await expectAccessible(container);
});

it('shows what a teacher gave each question and wrote on it, beside one’s own marks', async () => {
  const test = sampleTest({ status: 'completed', attempts: 1, files: [{ file_type: 'ADMIN_FILE' }] });
  const { container } = renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river/answer',
    answers: { 'GET /api/test/:slug': () => test, 'GET /api/test/:slug/grading': () => sampleReturnedGrading() },
    user: sampleUser(),
  });
  expect(await screen.findByText('Δ is 9, not −9.')).toBeVisible();
  const verdicts = screen.getAllByRole('heading', { name: 'Your teacher’s marks' }).map((heading) => heading.nextSibling);
  expect(verdicts.map((verdict) => verdict?.textContent)).toEqual([
    '5 of 5; you gave yourself 4 of 5',
    '2 of 5',
    '4 of 5; you gave yourself 5 of 5',
  ]);
  await expectAccessible(container);
});
