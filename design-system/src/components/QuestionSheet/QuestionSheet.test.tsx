import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { geometricSequence, vertexForm } from '../../compositions/sampleQuestions.ts';
import { componentContract } from '../../contract/componentContract.tsx';
import {
  expectLeftToTheBrowser,
  expectWideContentReached,
  keyboardContract,
  measureContent,
  WIDE_TEXT,
} from '../../contract/keyboardContract.ts';
import { AnsweredParts } from './AnsweredParts.tsx';
import stories from './QuestionSheet.stories.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';

componentContract('QuestionSheet', {
  render: (props) => <QuestionSheet number={1} html={vertexForm} difficulty="Medium" meta={['Paper 1']} {...props} />,
});

it('names itself by its number, links it, and shows what it is', () => {
  render(
    <QuestionSheet
      number={2}
      html={geometricSequence}
      difficulty="Easy"
      meta={['Paper 2', 'Calculator']}
      link={<a href="#q2" />}
      info="Give <b>exact</b> values."
    >
      Mark scheme
    </QuestionSheet>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Question 2.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Question 2.' })).toHaveAttribute('href', '#q2');
  expect(screen.getByRole('article')).toHaveTextContent('[5 marks]');
  expect(screen.getByRole('article')).toHaveTextContent('EasyPaper 2Calculator');
  expect(screen.getByRole('article')).toHaveTextContent('Give exact values.');
  expect(screen.getByText('Mark scheme')).toBeInTheDocument();
});

it('holds what answers each part under that part, and at the end what answers none that it has', () => {
  const answers = { a: <i>answer a</i>, b: <i>answer b</i>, z: <i>answer z</i> };
  render(<QuestionSheet number={1} html={vertexForm} answers={answers} />);
  expect(screen.getByRole('article')).toHaveTextContent(/\(a\).*answer a.*\(b\).*answer b.*answer z/);
});

it('holds the answer to a question without parts under its text', () => {
  render(<QuestionSheet number={1} html={geometricSequence} answers={{ '': <i>the answer</i> }} />);
  expect(screen.getByRole('article')).toHaveTextContent(/\[5 marks\].*the answer/);
});

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
keyboardContract(stories, {
  QuestionSheet: {
    Tab: async () => {
      measureContent();
      render(<QuestionSheet number={2} html={WIDE_TEXT} link={<a href="#q2" />} actions={<button type="button">Save</button>} />);
      await userEvent.tab();
      expect(screen.getByRole('link', { name: 'Question 2.' })).toHaveFocus();
      await expectWideContentReached();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    },
    Enter: async () => {
      const go = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      // biome-ignore lint/a11y/useValidAnchor: it stands for a router's link.
      render(<QuestionSheet number={2} html={geometricSequence} link={<a href="#q2" onClick={go} />} />);
      await userEvent.keyboard('{Tab}{Enter}');
      expect(go).toHaveBeenCalledOnce();
    },
    'Arrow keys': async () => {
      measureContent();
      render(<QuestionSheet number={2} html={WIDE_TEXT} />);
      expectLeftToTheBrowser(await expectWideContentReached(), ARROWS);
    },
  },
  AnsweredParts: {
    Tab: async () => {
      measureContent();
      render(<AnsweredParts html={WIDE_TEXT} answers={{ '': <input aria-label="Answer" /> }} />);
      await expectWideContentReached();
      await userEvent.tab();
      expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    },
    'Arrow keys': async () => {
      measureContent();
      render(<AnsweredParts html={WIDE_TEXT} answers={{}} />);
      expectLeftToTheBrowser(await expectWideContentReached(), ARROWS);
    },
  },
});
