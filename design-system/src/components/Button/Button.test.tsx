import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Button.stories.tsx';
import { Button } from './Button.tsx';

componentContract('Button', { render: (props) => <Button {...props}>Save</Button> });
componentContract('Button as a link', {
  render: (props) => (
    <Button href="/pricing" {...props}>
      Pricing
    </Button>
  ),
});

it('is pressed by pointer, Enter and Space, and does not submit a form unless told', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
  expect(submit).not.toHaveBeenCalled();
});

it('while loading keeps focus and name, says that it is busy and ignores presses, also those of a form', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

it('puts its looks on another element', () => {
  render(<Button render={<a href="/blogs" data-router="yes" />}>Blogs</Button>);
  const link = screen.getByRole('link', { name: 'Blogs' });
  expect(link).toHaveAttribute('href', '/blogs');
  expect(link).toHaveAttribute('data-router', 'yes');
  expect(link).not.toHaveAttribute('type');
});

keyboardContract(stories, {
  Button: {
    'Enter, Space': async () => {
      const press = vi.fn();
      render(<Button onClick={press}>Save</Button>);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(press).toHaveBeenCalledTimes(2);
    },
    Enter: async () => {
      const follow = vi.fn();
      render(
        <Button href="#pricing" onClick={follow}>
          Pricing
        </Button>,
      );
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(follow).toHaveBeenCalledOnce();
    },
  },
});
