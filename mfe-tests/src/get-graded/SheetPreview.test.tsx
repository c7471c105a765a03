import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPdf } from './read-pdf.ts';
import { SheetPreview } from './SheetPreview.tsx';

vi.mock('./read-pdf.ts', () => ({ openPdf: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

/** All is in view. */
class SeesAll {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

it('draws each page that comes into view, and closes the file with the page', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  const drawPage = vi.fn(async () => {});
  const close = vi.fn(async () => {});
  vi.mocked(openPdf).mockResolvedValue({ pageCount: 2, drawPage, close });
  const { unmount } = render(<SheetPreview source={async () => new Blob(['%PDF-'])} pageCount={3} />);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  await waitFor(() => expect(drawPage).toHaveBeenCalledTimes(2));
  expect(drawPage).toHaveBeenCalledWith(2, screen.getByRole('img', { name: 'Page 2' }), expect.any(Number));
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

it('says when the pages cannot be shown', async () => {
  vi.mocked(openPdf).mockRejectedValue(new Error('Invalid PDF'));
  render(<SheetPreview source={async () => new Blob(['JFIF'])} pageCount={1} />);
  expect(await screen.findByText(/The pages cannot be shown here/)).toBeVisible();
});
