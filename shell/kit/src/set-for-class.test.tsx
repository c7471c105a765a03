import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ClassWork, SetForClass } from './set-for-class.tsx';
import { renderWithHost } from './testing.tsx';

const works: [ClassWork, string][] = [
  [{ subject: 'math-aa-sl', topic: 'quadratics' }, '/classes/set-work?subject=math-aa-sl&topic=quadratics'],
  [{ subject: 'math-aa-sl', paper: 'abc234' }, '/classes/set-work?subject=math-aa-sl&paper=abc234'],
  [{ reading: '/blogs/limits' }, '/classes/set-work?reading=%2Fblogs%2Flimits'],
  [{ questions: [3, 14] }, '/classes/set-work?questions=3%2C14'],
];

it.each(works)('leads to setting %o', (work, address) => {
  renderWithHost(<SetForClass work={work} />);
  expect(screen.getByRole('link', { name: 'Set for a class' })).toHaveAttribute('href', address);
});
