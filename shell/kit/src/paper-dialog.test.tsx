import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { saveFile } from './save-file.ts';
import { renderWithHost } from './testing.tsx';

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }));

const paper = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function askAndOpenAgain() {
  const made = Promise.withResolvers<File>();
  const { calls } = renderWithHost(
    <PaperDialog trigger={<button type="button">Print</button>} answersHelp="At the end." fetchPaper={() => made.promise} />,
  );
  await press('Print');
  await press('Download PDF');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Print');
  await screen.findByRole('dialog');
  return { ...made, calls };
}

it('tells why there is no paper where the dialog was closed by then', async () => {
  const { reject, calls } = await askAndOpenAgain();
  reject(new ApiError(503, 'unavailable', 'The service is busy.'));
  await waitFor(() => expect(calls.notices).toEqual([{ tone: 'error', text: 'The service is busy.' }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves a dialog that was opened again where the paper comes', async () => {
  const { resolve, calls } = await askAndOpenAgain();
  resolve(paper);
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith('paper.pdf', paper));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download PDF' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-open');
  expect(calls.notices).toEqual([{ tone: 'success', text: 'Your paper is in your downloads.' }]);
});
