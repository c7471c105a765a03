import { openPdf } from '@shell/kit/pdf';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SheetPreview } from './SheetPreview.tsx';

vi.mock('@shell/kit/pdf', () => ({ openPdf: vi.fn(), crispScale: (_size: object, scale: number) => scale }));
afterEach(() => vi.unstubAllGlobals());

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

it('draws each page that comes into view, in its shape, and closes the file with the page', async () => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  const draw = vi.fn(async () => document.createElement('canvas'));
  const pages = [
    { width: 800, height: 1_000 },
    { width: 1_000, height: 800 },
  ];
  vi.mocked(openPdf).mockResolvedValue({ pages, draw, close: vi.fn() });
  const { unmount } = render(<SheetPreview source={async () => new Blob(['%PDF-'])} pageCount={3} />);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByRole('img').map(({ childElementCount }) => childElementCount)).toEqual([1, 1]));
  expect(screen.getByRole('img', { name: 'Page 2' })).toHaveStyle({ aspectRatio: '1000 / 800' });
  expect(draw).toHaveBeenCalledWith(2, 0.32, expect.any(AbortSignal));
  const [, signal] = vi.mocked(openPdf).mock.lastCall ?? [];
  unmount();
  expect(signal?.aborted).toBe(true);
});

it('says when the pages cannot be shown', async () => {
  vi.mocked(openPdf).mockRejectedValue(new Error('Invalid PDF'));
  render(<SheetPreview source={async () => new Blob(['JFIF'])} pageCount={1} />);
  expect(await screen.findByText(/We can’t show the pages here/)).toBeVisible();
});
