import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import {
  expectLeftToTheBrowser,
  expectWideContentReached,
  keyboardContract,
  measureContent,
  WIDE_TEXT,
} from '../../contract/keyboardContract.ts';
import stories from './Article.stories.tsx';
import { Article } from './Article.tsx';

const post = { title: 'Roots', author: 'Editorial', published: '2026-11-01T08:00:00Z', html: '<p>They stand on a circle.</p>' };

componentContract('Article', { render: (props) => <Article {...post} {...props} /> });

it('says who wrote it when, and when it was changed on another day', () => {
  const { rerender } = render(<Article {...post} updated="2026-11-01T21:00:00Z" image={{ url: '/a.png', alt: 'A parabola' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Roots' })).toBeInTheDocument();
  expect(screen.getByText(/^Editorial, published/)).toHaveTextContent('Editorial, published November 1st 2026');
  expect(screen.getByText(/^Editorial, published/)).not.toHaveTextContent('updated');
  expect(screen.getByRole('img', { name: 'A parabola' })).toBeInTheDocument();
  rerender(<Article {...post} headingLevel={3} updated="2026-11-03T08:00:00Z" />);
  expect(screen.getByText(/^Editorial, published/)).toHaveTextContent(', updated November 3rd 2026');
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
});

keyboardContract(stories, {
  Article: {
    Tab: async () => {
      measureContent();
      render(<Article {...post} html={`${WIDE_TEXT}<p><a href="#next">The next post</a></p>`} />);
      await expectWideContentReached();
      await userEvent.tab();
      expect(screen.getByRole('link')).toHaveFocus();
    },
    'Arrow keys': async () => {
      measureContent();
      render(<Article {...post} html={WIDE_TEXT} />);
      expectLeftToTheBrowser(await expectWideContentReached(), ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
    },
  },
});
