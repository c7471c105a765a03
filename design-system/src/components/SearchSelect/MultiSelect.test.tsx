import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { componentContract, settle } from '../../contract/componentContract.tsx';
import { expectOptionsWalkedByArrows, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './MultiSelect.stories.tsx';
import { MultiSelect } from './SearchSelect.tsx';

const options = [
  { value: 'functions', label: 'Functions', count: 88 },
  { value: 'calculus', label: 'Calculus', count: 102 },
  { value: 'vectors', label: 'Vectors', count: 0, disabled: true },
];
const nothing = () => {};
componentContract('MultiSelect', {
  render: (props) => <MultiSelect label="Topics" options={options} value={['functions']} onValueChange={nothing} {...props} />,
  control: (container) => container.querySelector('input'),
});

function Topics({ start = [] as string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MultiSelect label="Topics" options={options} value={value} onValueChange={setValue} />
      <p data-testid="chosen">{value.join(' ')}</p>
    </>
  );
}

it('shows counts, greys what cannot be chosen, and removes a chip by its cross', async () => {
  render(<Topics start={['functions']} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Topics' }));
  const vectors = await screen.findByRole('option', { name: /Vectors/ });
  expect(vectors).toHaveAttribute('aria-disabled', 'true');
  expect(vectors).toHaveTextContent('0');
  await userEvent.click(vectors);
  expect(screen.getByTestId('chosen')).toHaveTextContent('functions');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Functions', hidden: true }));
  expect(screen.getByTestId('chosen')).toHaveTextContent('');
});

it('leaves the page around its list to screen readers', async () => {
  render(
    <main>
      <a href="#elsewhere">Elsewhere</a>
      <Topics />
    </main>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Topics' }));
  await screen.findByRole('option', { name: /Functions/ });
  await settle();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Topics' })).toBeInTheDocument();
});

keyboardContract(stories, {
  MultiSelect: {
    Letters: async () => {
      render(<Topics />);
      await userEvent.keyboard('{Tab}calc');
      expect(await screen.findAllByRole('option')).toHaveLength(1);
    },
    'Up, Down': async () => {
      render(<Topics />);
      await expectOptionsWalkedByArrows();
    },
    Enter: async () => {
      render(<Topics />);
      await userEvent.keyboard('{Tab}calc');
      await screen.findByRole('option', { name: /Calculus/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent('calculus'));
    },
    Backspace: async () => {
      render(<Topics start={['functions', 'calculus']} />);
      screen.getByRole('combobox', { name: 'Topics' }).focus();
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent(/^functions$/));
    },
    Escape: async () => {
      render(<Topics />);
      await userEvent.keyboard('{Tab}{ArrowDown}');
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      expect(screen.getByRole('combobox', { name: 'Topics' })).toHaveFocus();
    },
  },
});
