import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { Button } from '../Button/Button.tsx';
import { SaveStatus, type SaveStatusState } from './SaveStatus.tsx';

componentContract('SaveStatus', {
  render: (props) => <SaveStatus state="refused" action={<Button>Try again</Button>} {...props} />,
});

it('announces each change to screen readers, in words of the page or its own, and marks trouble', () => {
  const { container, rerender } = render(<SaveStatus state="saving" label="Saving" />);
  expect(screen.getByRole('status', { name: 'Saving' })).toHaveTextContent('Saving…');
  rerender(
    <SaveStatus state="refused" label="Saving">
      Not saved: the comment is too long.
    </SaveStatus>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Not saved: the comment is too long.$/);
  const troubles = (['saved', 'saving', 'unsaved', 'waiting', 'conflict', 'refused'] satisfies SaveStatusState[]).filter(
    (state) => {
      rerender(<SaveStatus state={state} />);
      return container.querySelector('[data-trouble]') !== null;
    },
  );
  expect(troubles).toEqual(['waiting', 'conflict', 'refused']);
});

it('shows when work was saved by the local clock, for each form of the time, and nothing before', () => {
  const moment = new Date(2026, 10, 23, 10, 42, 7);
  const { rerender } = render(<SaveStatus state="saved" at={moment.getTime()} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved 10:42:07$/);
  rerender(<SaveStatus state="saved" at={moment.toISOString()} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved 10:42:07$/);
  rerender(<SaveStatus state="saved" at={null} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^All is saved\.$/);
  rerender(<SaveStatus state="saving" at={moment.getTime()} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Saving…$/);
});

it('offers what helps beside the message, reached by the keyboard', async () => {
  const retry = vi.fn();
  render(<SaveStatus state="refused" action={<Button onClick={retry}>Try again</Button>} />);
  expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('button'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});
