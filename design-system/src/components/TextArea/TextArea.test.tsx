import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { TextArea } from './TextArea.tsx';

componentContract('TextArea', {
  render: (props) => <TextArea label="Your doubt" {...props} />,
  control: (container) => container.querySelector('textarea'),
});

it('ties its error to the box', () => {
  render(<TextArea label="Description" error="Please describe the problem." />);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Please describe the problem.');
});
