import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { solution, vertexForm } from '../../compositions/sampleQuestions.ts';
import { componentContract } from '../../contract/componentContract.tsx';
import { Typeset } from './Typeset.tsx';

componentContract('Typeset', { render: (props) => <Typeset html={vertexForm} {...props} /> });
componentContract('Typeset prose', { render: (props) => <Typeset variant="prose" html={solution} {...props} /> });

it('lets the keyboard scroll a formula that is wider than its box', () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  let width = 900;
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const { container } = render(<Typeset variant="prose" html={solution} />);
  const formula = container.querySelector('.katex-display');
  observers.forEach((notify) => {
    notify();
  });
  expect(formula).toHaveAttribute('tabindex', '0');
  expect(formula).toHaveAttribute('role', 'group');
  width = 300;
  observers.forEach((notify) => {
    notify();
  });
  expect(formula).not.toHaveAttribute('tabindex');
  vi.restoreAllMocks();
});
