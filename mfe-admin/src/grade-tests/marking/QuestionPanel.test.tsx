import type { Grading } from '@api/contract';
import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { GRADER, sampleGrading } from '../sample-grading.ts';
import { QuestionPanel } from './QuestionPanel.tsx';

const image = (id: number, alt: string) => ({ id, url: `/api/images/${id}.png`, thumb: '', alt, width: 600, height: 400 });
const [entry] = sampleGrading().questions as [Grading['questions'][number]];

function show(changes: Partial<Grading['questions'][number]>) {
  const nothing = () => undefined;
  return renderWithHost(
    <QuestionPanel
      entry={{ ...entry, ...changes }}
      content={{ verdicts: {}, annotations: [], comment: '' }}
      readOnly={false}
      previous={null}
      markings={[]}
      onMarks={nothing}
      onComment={nothing}
      onLine={nothing}
      onStep={nothing}
      marksRef={createRef()}
      commentRef={createRef()}
      bankRef={createRef()}
    />,
    { answers: { 'GET /api/grading/comments': () => ({ comments: [] }) }, user: sampleUser({ id: GRADER, role_id: 2 }) },
  );
}

it('shows the images that the question and its solution are about, each enlarged with a press', async () => {
  const Answer = entry.Answer.map((answer) => ({ ...answer, body_html: '', images: [image(3, 'The reflected graph')] }));
  const { container } = show({
    question: { ...entry.question, images: [image(1, 'A parabola through (0, 3)'), image(2, '')] },
    Answer,
  });
  expect(screen.getByRole('img', { name: 'A parabola through (0, 3)' })).toHaveAttribute('src', '/api/images/1.png');
  expect(screen.getByRole('img', { name: 'Image 2 of the question' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge image 1 of the question: A parabola through (0, 3)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Image 1 of the question' });
  expect(within(dialog).getByRole('img', { name: 'A parabola through (0, 3)' })).toHaveAttribute('src', '/api/images/1.png');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await userEvent.click(screen.getByText('Worked solution'));
  expect(screen.getByRole('img', { name: 'The reflected graph' })).toHaveAttribute('src', '/api/images/3.png');
  await expectAccessible(container);
});

it('has no room for images where there are none', () => {
  show({});
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows a comment with formulae as the learner reads it', async () => {
  const nothing = () => undefined;
  renderWithHost(
    <QuestionPanel
      entry={entry}
      content={{ verdicts: { 41: { marks: 2, comment: 'Factor $x^2$ first' } }, annotations: [], comment: '' }}
      readOnly={false}
      previous={null}
      markings={[]}
      onMarks={nothing}
      onComment={nothing}
      onLine={nothing}
      onStep={nothing}
      marksRef={createRef()}
      commentRef={createRef()}
      bankRef={createRef()}
    />,
    {
      user: sampleUser({ id: GRADER, role_id: 2 }),
      answers: { 'POST /api/doubts/preview': () => ({ html: '<p>Factor x² first</p>', faults: [] }) },
    },
  );
  const read = screen.getByRole('region', { name: 'Comment as the learner reads it' });
  expect(await within(read).findByText('Factor x² first')).toBeVisible();
});
