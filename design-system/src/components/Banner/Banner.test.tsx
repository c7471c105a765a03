import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Banner.stories.tsx';
import { Banner } from './Banner.tsx';

componentContract('Banner', {
  render: (props) => (
    <Banner tone="success" {...props}>
      Changes saved successfully!
    </Banner>
  ),
});

it('announces errors at once and the rest politely, and can be dismissed', async () => {
  const dismiss = vi.fn();
  render(
    <>
      <Banner tone="error" title="Something went wrong! Please try again." onDismiss={dismiss} />
      <Banner tone="info">Verify your email to keep your progress.</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong! Please try again.');
  expect(screen.getByRole('status')).toHaveTextContent('Verify your email');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledOnce();
});

keyboardContract(stories, {
  Banner: {
    'Enter, Space': async () => {
      const dismiss = vi.fn();
      render(<Banner onDismiss={dismiss}>Changes saved successfully!</Banner>);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(dismiss).toHaveBeenCalledTimes(2);
    },
  },
});
