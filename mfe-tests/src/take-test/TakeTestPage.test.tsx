import 'fake-indexeddb/auto';
import type { AnswerField } from '@api/contract';
import { ApiError } from '@shell/kit';
import { expectAccessible, sampleQuestion } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleTest, sampleTestQuestion } from '../sample-test.ts';
import { inNavigator, openTest, press, question } from './open-test.tsx';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

describe('taking a test', () => {
  it('shows a question at a time, its navigator, the time left and where the answers are', async () => {
    const { container } = openTest(sampleTest());
    expect(await question(1)).toHaveTextContent('Text of question 1');
    expect(screen.getByRole('heading', { level: 1, name: 'Functions and Calculus, 1 hour' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(01:00:00|00:59:\d\d)$/);
    expect(screen.getByRole('timer')).not.toHaveAttribute('data-urgent');
    expect(inNavigator('Question 1, not done yet')).toHaveAttribute('aria-current', 'step');
    await expectAccessible(container);
  });

  it('brings the images of a question along, so that they are there and can be enlarged without a network', async () => {
    const images = [{ id: 7, url: '/api/images/a.png', thumb: '', alt: 'A parabola', width: 600, height: 400 }];
    const first = sampleTestQuestion(1, { question: sampleQuestion({ images }) });
    openTest(sampleTest({ questions: [first, sampleTestQuestion(2), sampleTestQuestion(3)] }));
    await question(1);
    expect(screen.getByRole('img', { name: 'A parabola' })).toHaveAttribute('loading', 'eager');
    await press('Enlarge image 1 of the question: A parabola');
    expect(await screen.findByRole('dialog', { name: 'Image 1 of the question' })).toBeVisible();
  });

  it('attempts with Next question, skips with a word, and flags', async () => {
    const { sentChanges } = openTest(sampleTest());
    await question(1);
    await press('Next question');
    await question(2);
    await press('Flag');
    await press('Skip');
    await question(3);
    expect(screen.getByText('Skipped question number 2')).toBeVisible();
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
    expect(inNavigator('Question 2, skipped, flagged')).toBeInTheDocument();
    // After a long gap between presses the first is sent separately; the last one counts.
    const last = () => [...new Map(sentChanges().map((change) => [change.question_id, change])).values()];
    await waitFor(() =>
      expect(last()).toMatchObject([
        { question_id: 101, state: 'attempted', flagged: false },
        { question_id: 102, state: 'skipped', flagged: true },
      ]),
    );
    expect(sentChanges()[0]).toMatchObject({ question_id: 101, revision: 0 });
    expect(await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  });

  it('keeps a typed answer and a chosen option', async () => {
    const mcq = sampleQuestion({ options: ['A', 'B', 'C', 'D'].map((key) => ({ key: key as 'A', html: `Choice ${key}` })) });
    const questions = [sampleTestQuestion(1), sampleTestQuestion(2, { question: mcq, answer_parts: [] }), sampleTestQuestion(3)];
    const { sentChanges } = openTest(sampleTest({ questions }));
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), '12.5');
    await press('Next question');
    await question(2);
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: /Choice B/ })).toBeChecked();
    await waitFor(() =>
      expect(sentChanges()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ question_id: 101, answer: { option: null, parts: [{ part: '', value: '12.5' }] } }),
          expect.objectContaining({ question_id: 102, answer: { option: 'B', parts: [] }, state: 'attempted' }),
        ]),
      ),
    );
  });

  it('has a field for each result of a part, and keeps them together', async () => {
    const field: AnswerField = {
      ...{ kind: 'number', label_html: null, unit: 'm', unit_asked: false, figures: null, decimals: null, form: null },
      ...{ variables: [], compare_as: null },
    };
    const fields = [{ ...field, label_html: 'Width' }, field];
    const pair = sampleQuestion({ answer_parts: [{ part: 'a', marks: 2, fields }] });
    const answer_parts = [{ part: 'a', marks: 2, automatic: true, unit: null }];
    const { sentChanges } = openTest(sampleTest({ questions: [sampleTestQuestion(1, { question: pair, answer_parts })] }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer to (a) (2)' }), '5');
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer to \(a\)\s?Width$/ }), '3');
    await waitFor(() =>
      expect(sentChanges().at(-1)).toMatchObject({ answer: { option: null, parts: [{ part: 'a', value: '3\n5' }] } }),
    );
  });

  it('reacts to keys, never while the learner types, and not when switched off', async () => {
    openTest(sampleTest());
    await question(1);
    await userEvent.keyboard('j');
    await question(2);
    await userEvent.keyboard('{ArrowLeft}');
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'jsf');
    await question(1);
    expect(inNavigator('Question 1, attempted')).toBeInTheDocument();
    screen.getByRole('textbox', { name: /Your answer/ }).blur();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await question(1);
  });

  it('turns red and says so in the last minute, whatever the calendar of the device', async () => {
    const lastMinute = sampleTest({ server_time: '2031-01-01T00:00:00.000Z', deadline: '2031-01-01T00:00:45.000Z' });
    const { unmount } = openTest(lastMinute);
    await question(1);
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:00:[34]\d$/);
    expect(screen.getByRole('timer')).toHaveAttribute('data-urgent');
    expect(await screen.findByText('1 minute left')).toBeVisible();
    await press('Hide the clock');
    expect(screen.queryByRole('timer')).toBeNull();
    unmount();
    openTest(lastMinute);
    await question(1);
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Show the clock');
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('has a way to the list of tests beside Try again where it does not load', async () => {
    const unreachable = () => {
      throw new ApiError(0, 'offline', 'The server cannot be reached.');
    };
    openTest(sampleTest(), { 'GET /api/test/:slug': unreachable });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My tests' })).toHaveAttribute('href', '/my-tests');
  });

  it('says how much of the last minute is left where the test is opened in it', async () => {
    openTest(sampleTest({ deadline: '2026-11-21T10:00:20.400Z' }));
    await question(1);
    expect(await screen.findByText(/^(20|21) seconds left$/)).toBeVisible();
    expect(screen.queryByText('1 minute left')).toBeNull();
  });

  it('leads to the intro while it is not started', async () => {
    openTest(sampleTest({ status: 'not_started', started_at: null, deadline: null }));
    expect(await screen.findByRole('button', { name: 'Start Test' })).toBeVisible();
  });

  it('leads to its result instead of a second attempt, without an offer', async () => {
    const test = sampleTest({ status: 'completed', attempts: 1, closed_by: 'learner' });
    const so_far = { marks: 15, marked: 0, obtained: 0, automatic: null };
    openTest(test, {
      'GET /api/test/:slug/result': () => ({
        ...{ test, receipt: null, attempted: 2, skipped: 0, unvisited: 1, time_ms: 60_000, so_far },
        ...{ questions: [], topics: [], corrections: [] },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Review answers' })).toHaveAttribute(
      'href',
      '/take-a-test/quiet-river/answer',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
