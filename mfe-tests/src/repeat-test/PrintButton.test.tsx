import { ApiError } from '@shell/kit';
import { type Answers, expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PrintButton } from './PrintButton.tsx';

const PAPER = 'GET /api/test/:slug/paper';
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function openDialog(attempted: boolean, answers: Answers = {}) {
  const file = new File(['%PDF'], 'my-test.pdf', { type: 'application/pdf' });
  const rendered = renderWithHost(<PrintButton slug="my-test" attempted={attempted} />, {
    answers: { [PAPER]: () => file, ...answers },
    user: sampleUser(),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download as a paper' }));
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
  return { ...rendered, dialog, press };
}

it('prints the questions of a test that is still to be taken, with the room that is asked for', async () => {
  const { calls, dialog, press } = await openDialog(false);
  expect(dialog.getByRole('radio', { name: /^Questions and answers/ })).toBeDisabled();
  expect(dialog.getByText('Attempt the test first to see the answers.')).toBeVisible();
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Blank space' }));
  await press();
  await waitFor(() => expect(saved).toEqual(['my-test.pdf']));
  expect(calls.requests).toEqual([{ name: PAPER, request: { params: { slug: 'my-test' }, query: { space: 'blank' } } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('prints the answers too once the test is over', async () => {
  const { calls, dialog, press } = await openDialog(true);
  await userEvent.click(dialog.getByRole('radio', { name: /^Questions and answers/ }));
  await userEvent.click(dialog.getByRole('radio', { name: 'None, to save paper' }));
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(calls.requests[0]?.request).toEqual({ params: { slug: 'my-test' }, query: { with: 'answers', space: 'none' } });
});

it('says what went wrong where it was asked, and can be asked again', async () => {
  let fails = true;
  const { dialog, press } = await openDialog(false, {
    [PAPER]: () => {
      if (fails) throw new ApiError(503, 'printing_too_long', 'This took too long to print.');
      return new File(['%PDF'], 'my-test.pdf');
    },
  });
  await press();
  expect(await dialog.findByText('This took too long to print.')).toBeVisible();
  expect(saved).toEqual([]);
  fails = false;
  await press();
  await waitFor(() => expect(saved).toEqual(['my-test.pdf']));
});
