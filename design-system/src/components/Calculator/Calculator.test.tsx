import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Calculator.stories.tsx';
import { Calculator } from './Calculator.tsx';

beforeEach(() => sessionStorage.clear());

componentContract('Calculator', { render: (props) => <Calculator {...props} /> });

const field = () => screen.getByRole('textbox', { name: 'Calculation' });
const result = () => screen.getByRole('status');
const calculate = async (line: string) => {
  fireEvent.change(field(), { target: { value: line } });
  await userEvent.type(field(), '{Enter}');
};
const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};

describe('Calculator', () => {
  it('calculates what is tapped, and deletes a function as a whole', async () => {
    render(<Calculator />);
    await press('square root', '9', 'close bracket', 'plus', 'sine', 'delete', '1', 'equals');
    expect(field()).toHaveValue('√(9)+1');
    expect(result()).toHaveTextContent('= 4');
  });

  it('shows which angles count, and keeps them', async () => {
    const first = render(<Calculator />);
    expect(screen.getByRole('radio', { name: 'Degrees' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Radians' }));
    await calculate('sin(π/6)');
    expect(result()).toHaveTextContent('= 0.5');
    first.unmount();
    render(<Calculator />);
    expect(screen.getByRole('radio', { name: 'Radians' })).toBeChecked();
    expect(screen.getByRole('list', { name: 'Former calculations' })).toHaveTextContent('sin(π/6)');
  });

  it('continues from a result with an operator, and starts again with anything else', async () => {
    render(<Calculator />);
    await calculate('2+3');
    await userEvent.type(field(), '*2{Enter}');
    expect(field()).toHaveValue('Ans*2');
    expect(result()).toHaveTextContent('= 10');
    await userEvent.type(field(), '7{Enter}');
    expect(field()).toHaveValue('7');
  });

  it('says in a sentence what is wrong and keeps what was typed', async () => {
    render(<Calculator />);
    await calculate('1/0');
    expect(result()).toHaveTextContent('Division by zero is not defined.');
    expect(field()).toHaveValue('1/0');
    expect(field()).toBeInvalid();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('outlives a store that holds nonsense', () => {
    sessionStorage.setItem('calculator', '{"made":3}');
    render(<Calculator />);
    fireEvent.change(field(), { target: { value: '2' } });
    expect(field()).toHaveValue('2');
  });
});

keyboardContract(stories, {
  Calculator: {
    'Enter, =': async () => {
      render(<Calculator />);
      await calculate('3sin(30)+2');
      expect(result()).toHaveTextContent('= 3.5');
      expect(screen.getByRole('list', { name: 'Former calculations' })).toHaveTextContent('3sin(30)+2= 3.5');
      await userEvent.type(field(), '7=');
      expect(result()).toHaveTextContent('= 7');
    },
    'Up, Down': async () => {
      render(<Calculator />);
      await calculate('1+1');
      await calculate('2+2');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      expect(field()).toHaveValue('1+1');
      await userEvent.keyboard('{ArrowDown}');
      expect(field()).toHaveValue('2+2');
      await press('Take 1+1');
      expect(field()).toHaveValue('1+1');
    },
    Tab: async () => {
      render(
        <>
          <Calculator />
          <a href="#after">After</a>
        </>,
      );
      await userEvent.click(field());
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'sine' })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
    },
    'Arrow keys': async () => {
      render(<Calculator />);
      screen.getByRole('button', { name: 'sine' }).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      expect(screen.getByRole('button', { name: 'inverse cosine' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      expect(screen.getByRole('button', { name: 'sine' })).toHaveFocus();
    },
    'Letters, Figures': async () => {
      const onPage = vi.fn();
      document.addEventListener('keydown', onPage);
      render(<Calculator />);
      screen.getByRole('button', { name: 'sine' }).focus();
      await userEvent.keyboard('4*2=');
      expect(result()).toHaveTextContent('= 8');
      expect(onPage).not.toHaveBeenCalled();
      document.removeEventListener('keydown', onPage);
    },
  },
});
