import type { TestWithQuestions } from '@api/contract';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import { sampleTest } from '../../sample-test.ts';
import { question } from '../open-test.tsx';

afterEach(() => sessionStorage.clear());

/** The first question allows a calculator, the others do not. */
function test(): TestWithQuestions {
  const sample = sampleTest();
  const questions = (sample.questions ?? []).map((entry, index) => ({
    ...entry,
    question: { ...entry.question, calculatorAllowed: index === 0 },
  }));
  return { ...sample, questions };
}
const show = (answers: Answers = {}) =>
  renderWithHost(<Root />, {
    path: '/take-a-test/quiet-river',
    answers: { 'GET /api/test/:slug': test, ...answers },
    user: sampleUser(),
  });
const tool = (name: string) => screen.findByRole('button', { name });

describe('what is at hand in a test', () => {
  it('is a calculator where the question allows one, whose keys are no keys of the test', async () => {
    const { container } = show();
    await question(1);
    expect(screen.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
    await userEvent.click(await tool('Calculator'));
    const field = await screen.findByRole('textbox', { name: 'Calculation' });
    fireEvent.change(field, { target: { value: '5*4' } });
    await userEvent.type(field, '{Enter}');
    expect(screen.getByText('= 20', { selector: 'output' })).toBeVisible();
    screen.getByRole('button', { name: 'sine' }).focus();
    await userEvent.keyboard('s1n');
    expect(await question(1)).toBeVisible();
    await expectAccessible(container);
  });

  it('says of a question without a calculator that it has none, also when it comes into view beside an open one', async () => {
    show();
    await question(1);
    await userEvent.click(await tool('Calculator'));
    expect(await screen.findByRole('textbox', { name: 'Calculation' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await question(2);
    expect(await screen.findByText(/^No calculator for this question/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Calculation' })).toBeNull();
  });

  it('is the formulae of the question in view, as a booklet prints them', async () => {
    const line = (words: string, tex = 'y = a(x - h)^2 + k') => `<p>${words} <span class="katex">${tex}</span></p>`;
    const { container, calls } = show({
      'GET /api/syllabus/:subjectSlug/:topicSlug': ({ params }) =>
        ({
          ...{ title: String(params.topicSlug), image: null, sections: [], topic: {}, subject: {} },
          content_html: `<h3>Vertex form</h3>${line('The graph is')}<p>Look at the sign first.</p>${line('A point fixes', 'a')}${line('Example. With numbers')}<h3>Advice</h3><p>Take your time.</p>`,
        }) as never,
    });
    await question(1);
    expect(calls.requests.map(({ name }) => name)).not.toContain('GET /api/syllabus/:subjectSlug/:topicSlug');
    await userEvent.click(await tool('Formulae'));
    expect(await screen.findByRole('heading', { name: 'Vertex form' })).toBeVisible();
    expect(screen.getByText(/The graph is/)).toBeVisible();
    for (const left of ['Look at the sign', 'A point fixes', 'With numbers', 'Advice'])
      expect(screen.queryByText(new RegExp(left))).toBeNull();
    // Nothing leads out of the test.
    expect(within(screen.getByRole('region', { name: 'Formulae' })).queryByRole('link')).toBeNull();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await question(2);
    expect(await screen.findByRole('heading', { name: 'Vertex form' })).toBeVisible();
  });

  it('is scratch paper that is kept with the test, one for each question', async () => {
    const { calls } = show({ 'GET /api/test/:slug/questions/:id/scratch-paper': () => ({ pages: [] }) });
    await question(1);
    await userEvent.click(await tool('Scratch paper'));
    const paper = within(await screen.findByRole('region', { name: 'Scratch paper' }));
    await userEvent.click(await paper.findByRole('radio', { name: 'Type' }));
    fireEvent.change(paper.getByRole('textbox', { name: 'Notes on page 1' }), { target: { value: 'x = 2' } });
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    const ofTest = (name: string) =>
      calls.requests
        .filter((call) => call.name === name)
        .map(({ request }) => (request as { params: { slug: string; id: number } }).params);
    const [first, second] = test().questions?.map(({ question_id }) => question_id) ?? [];
    await waitFor(() =>
      expect(ofTest('GET /api/test/:slug/questions/:id/scratch-paper')).toEqual([
        { slug: 'quiet-river', id: first },
        { slug: 'quiet-river', id: second },
      ]),
    );
    // Leaving a paper sends it at once.
    await waitFor(() =>
      expect(ofTest('PUT /api/test/:slug/questions/:id/scratch-paper/:page')).toMatchObject([{ slug: 'quiet-river', id: first }]),
    );
  });
});
