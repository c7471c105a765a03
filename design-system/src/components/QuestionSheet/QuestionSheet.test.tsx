import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { geometricSequence, vertexForm } from '../../compositions/sampleQuestions.ts';
import { componentContract } from '../../contract/componentContract.tsx';
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
