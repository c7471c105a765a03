import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

const steps = ['Year', 'Course', 'About you'];
componentContract('ProgressSteps', { render: (props) => <ProgressSteps steps={steps} current={1} {...props} /> });

it('says which step it is and which are done', () => {
  render(<ProgressSteps steps={steps} current={1} />);
  const [year, course, about] = screen.getAllByRole('listitem');
  expect(year).toHaveTextContent('Year, done');
  expect(course).toHaveAttribute('aria-current', 'step');
  expect(about).toHaveTextContent(/^About you$/);
});
