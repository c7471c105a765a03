import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './TextArea.stories.tsx';
import { TextArea } from './TextArea.tsx';

componentContract('TextArea', {
  render: (props) => <TextArea label="Your doubt" {...props} />,
  control: (container) => container.querySelector('textarea'),
});

it('ties its error to the box', () => {
  render(<TextArea label="Description" error="Please describe the problem." />);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Please describe the problem.');
});

keyboardContract(stories, {
  TextArea: {
    Enter: async () => {
      render(<TextArea label="Your doubt" />);
      await userEvent.keyboard('{Tab}Why?{Enter}How?');
      expect(screen.getByRole('textbox')).toHaveValue('Why?\nHow?');
    },
    Tab: async () => {
      render(<TextArea label="Your doubt" />);
      await userEvent.keyboard('{Tab}Why?{Tab}');
      expect(screen.getByRole('textbox')).toHaveValue('Why?');
      expect(document.body).toHaveFocus();
    },
  },
});
