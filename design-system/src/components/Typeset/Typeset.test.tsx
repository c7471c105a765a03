import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { solution, vertexForm } from '../../compositions/sampleQuestions.ts';
import { componentContract } from '../../contract/componentContract.tsx';
import {
  expectLeftToTheBrowser,
  expectWideContentReached,
  keyboardContract,
  measureContent,
  WIDE_TEXT,
} from '../../contract/keyboardContract.ts';
import stories from './Typeset.stories.tsx';
import { Typeset } from './Typeset.tsx';

componentContract('Typeset', { render: (props) => <Typeset html={vertexForm} {...props} /> });
componentContract('Typeset prose', { render: (props) => <Typeset variant="prose" html={solution} {...props} /> });

it('lets the keyboard scroll a formula as long as it is wider than its box', () => {
  const become = measureContent();
  const { container } = render(<Typeset variant="prose" html={solution} />);
  const formula = container.querySelector('.katex-display');
  expect(formula).toHaveAttribute('tabindex', '0');
  expect(formula).toHaveAttribute('role', 'group');
  become(300);
  expect(formula).not.toHaveAttribute('tabindex');
  expect(formula).not.toHaveAttribute('role');
});

keyboardContract(stories, {
  Typeset: {
    Tab: async () => {
      measureContent();
      render(<Typeset html={`${WIDE_TEXT}<p><a href="#next">The next topic</a></p>`} />);
      await expectWideContentReached();
      await userEvent.tab();
      expect(screen.getByRole('link')).toHaveFocus();
    },
    'Arrow keys': async () => {
      measureContent();
      render(<Typeset html={WIDE_TEXT} />);
      expectLeftToTheBrowser(await expectWideContentReached(), ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
    },
  },
});

it('keeps formulae from page translators, and no words', () => {
  const { container } = render(<Typeset html={'<p>Find <span class="katex">x</span></p>'} />);
  expect(container.querySelector('.katex')).toHaveAttribute('translate', 'no');
  expect(container.querySelectorAll('[translate]')).toHaveLength(1);
});
