import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectLeftToTheBrowser, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Picture.stories.tsx';
import { Picture } from './Picture.tsx';
import { PictureButton } from './PictureButton.tsx';
import { PictureDialog } from './PictureDialog.tsx';

const picture = {
  src: '/thumb.png',
  alt: 'Triangle ABC',
  label: 'Enlarge image 1: Triangle ABC',
  title: 'Image 1 of the question',
};
componentContract('Picture', { render: (props) => <Picture {...picture} {...props} /> });
const { title, ...small } = picture;
componentContract('PictureButton', { render: (props) => <PictureButton {...small} {...props} /> });
const { label, ...large } = picture;
componentContract('PictureDialog', {
  render: (props) => <PictureDialog defaultOpen {...large} {...props} />,
  root: () => screen.getByRole('dialog'),
});

it('is enlarged, scrolled and closed with the keyboard alone, and has the focus again', async () => {
  const fault = vi.fn();
  render(<Picture {...picture} fullSrc="/full.png" width={800} height={600} onFault={fault} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Image 1 of the question' }));
  const region = dialog.getByRole('region', { name: 'Enlarged picture' });
  expect(region).toHaveAttribute('tabindex', '0');
  const image = within(region).getByRole('img', { name: 'Triangle ABC' });
  expect(image).toHaveAttribute('src', '/full.png');
  fireEvent.error(image);
  expect(fault).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: picture.label })).toHaveFocus();
});

it('keeps its place before it comes, and says when it does not', () => {
  const fault = vi.fn();
  const { rerender } = render(<Picture {...picture} width={800} height={600} onFault={fault} />);
  const image = screen.getByRole('button').querySelector('img') as HTMLImageElement;
  expect([image.width, image.height]).toEqual([800, 600]);
  fireEvent.error(image);
  expect(fault).toHaveBeenCalledOnce();
  rerender(<Picture {...picture} width={0} height={0} />);
  expect(image).not.toHaveAttribute('width');
});

/** Enlarges it by keyboard. Returns the scrolling element. */
async function enlarge() {
  render(<Picture {...picture} />);
  await userEvent.keyboard('{Tab}{Enter}');
  return within(await screen.findByRole('dialog')).getByRole('region', { name: 'Enlarged picture' });
}

keyboardContract(stories, {
  Picture: {
    'Enter, Space': async () => {
      for (const key of ['{Enter}', ' ']) {
        const { unmount } = render(<Picture {...picture} />);
        await userEvent.keyboard(`{Tab}${key}`);
        await screen.findByRole('dialog', { name: 'Image 1 of the question' });
        unmount();
      }
    },
    Tab: async () => {
      const region = await enlarge();
      await waitFor(() => expect(region).toHaveFocus());
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
    'Arrow keys': async () => {
      expectLeftToTheBrowser(await enlarge(), ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
    },
    Escape: async () => {
      await enlarge();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: picture.label })).toHaveFocus();
    },
  },
  PictureButton: {
    'Enter, Space': async () => {
      const ask = vi.fn();
      render(<PictureButton {...small} onClick={ask} />);
      await userEvent.keyboard('{Tab}{Enter} ');
      expect(ask).toHaveBeenCalledTimes(2);
    },
  },
  PictureDialog: {
    Tab: async () => {
      render(<PictureDialog defaultOpen {...large} />);
      await waitFor(() => expect(screen.getByRole('region', { name: 'Enlarged picture' })).toHaveFocus());
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
    'Arrow keys': () => {
      render(<PictureDialog defaultOpen {...large} />);
      const region = screen.getByRole('region', { name: 'Enlarged picture' });
      expectLeftToTheBrowser(region, ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
    },
    Escape: async () => {
      render(<PictureDialog defaultOpen {...large} />);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
});
