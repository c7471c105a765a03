import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible, renderWithHost } from '../testing.tsx';
import { PictureOnDemand, QuestionImages } from './pictures.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./picture-dialog.ts', (original) => {
  fetched();
  return original();
});

const image = (id: number, alt: string) => ({ id, url: `/api/images/${id}.png`, thumb: '', alt, width: 600, height: 400 });
const picture = { src: '/small.png', alt: 'Triangle ABC', label: 'Enlarge it', title: 'The triangle' };

// First, as what has been fetched once stays.
it('fetches its sheet with the page where that must be there without a network, and else once it is asked for', async () => {
  const { unmount } = renderWithHost(<PictureOnDemand {...picture} />);
  await act(async () => {});
  expect(fetched).not.toHaveBeenCalled();
  unmount();
  renderWithHost(<QuestionImages images={[image(1, 'A parabola')]} of="question" ahead />);
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(screen.getByRole('img', { name: 'A parabola' })).toHaveAttribute('loading', 'eager');
});

it('enlarges the images of a question, gives the focus back, and opens them again', async () => {
  const { container } = renderWithHost(<QuestionImages images={[image(1, 'A parabola'), image(2, '')]} of="question" />);
  expect(screen.getByRole('img', { name: 'A parabola' })).toHaveAttribute('src', '/api/images/1.png');
  const opener = screen.getByRole('button', { name: 'Enlarge image 2 of the question' });
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  for (const _ of ['once', 'again']) {
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Image 2 of the question' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(within(dialog).getByRole('img', { name: 'Image 2 of the question' })).toHaveAttribute('src', '/api/images/2.png');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
  expect(screen.getByRole('button', { name: 'Enlarge image 1 of the question: A parabola' })).toBeVisible();
  await expectAccessible(container);
});

it('is drawn in its place where no script runs, and comes when it is near where it is one of many', () => {
  const html = renderToString(<QuestionImages images={[image(3, 'The sketch')]} of="solution" />);
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  const drawn = screen.getByRole('img', { name: 'The sketch' });
  for (const [name, value] of [
    ['src', '/api/images/3.png'],
    ['width', '600'],
    ['height', '400'],
    ['loading', 'lazy'],
  ] as const) {
    expect(drawn).toHaveAttribute(name, value);
  }
  expect(drawn.closest('button')).toHaveAccessibleName('Enlarge image 1 of the solution: The sketch');
});

it('draws nothing where there are none', () => {
  const { container } = renderWithHost(<QuestionImages images={[]} of="question" />);
  expect(container).toBeEmptyDOMElement();
});
