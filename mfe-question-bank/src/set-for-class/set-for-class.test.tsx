import { renderWithHost } from '@shell/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ClassWork, SetForClass } from './SetForClass.tsx';

const works: [ClassWork, string][] = [
  [{ subject: 'math-aa-sl', topic: 'quadratics' }, '/classes/set-work?subject=math-aa-sl&topic=quadratics'],
  [{ questions: [3, 14] }, '/classes/set-work?questions=3%2C14'],
];

it.each(works)('leads to setting %o', (work, address) => {
  renderWithHost(<SetForClass work={work} />);
  expect(screen.getByRole('link', { name: 'Set for a class' })).toHaveAttribute('href', address);
});
