import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectOptionsWalkedByArrows, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './SearchSelect.stories.tsx';
import { SearchSelect } from './SearchSelect.tsx';

const options = [
  { value: 'algebra', label: '1 Number and algebra' },
  { value: 'sequences', label: '1.2 Sequences', depth: 1, words: 'Number and algebra' },
  { value: 'functions', label: '2 Functions' },
];
const nothing = () => {};
componentContract('SearchSelect', {
  render: (props) => <SearchSelect label="Topic" options={options} value="sequences" onValueChange={nothing} {...props} />,
  control: (container) => container.querySelector('input'),
});

function Topic({ start = '' }) {
  const [value, setValue] = useState<string>(start);
  return (
    <>
      <SearchSelect label="Topic" options={options} value={value} onValueChange={setValue} />
      <p data-testid="chosen">{value}</p>
    </>
  );
}

it('finds by typing, also by the names above, and chooses with Enter', async () => {
  render(<Topic />);
  const box = screen.getByRole('combobox', { name: 'Topic' });
  await userEvent.type(box, 'algebra');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '1 Number and algebra',
    '1.2 Sequences',
  ]);
  await userEvent.clear(box);
  await userEvent.type(box, 'func{ArrowDown}{Enter}');
  await waitFor(() => expect(box).toHaveValue('2 Functions'));
  expect(screen.getByTestId('chosen')).toHaveTextContent('functions');
});

it('says what is chosen and where nothing is found, keeps it when one leaves, and takes it back', async () => {
  render(<Topic start="sequences" />);
  const box = screen.getByRole('combobox', { name: 'Topic' });
  expect(box).toHaveValue('1.2 Sequences');
  await userEvent.type(box, ' nowhere');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await waitFor(() => expect(box).toHaveValue('1.2 Sequences'));
  await userEvent.click(screen.getByRole('button', { name: 'No topic' }));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(screen.getByTestId('chosen')).toHaveTextContent('');
});

keyboardContract(stories, {
  SearchSelect: {
    Letters: async () => {
      render(<Topic />);
      await userEvent.keyboard('{Tab}func');
      expect(await screen.findAllByRole('option')).toHaveLength(1);
    },
    'Up, Down': async () => {
      render(<Topic />);
      await expectOptionsWalkedByArrows();
    },
    Enter: async () => {
      render(<Topic />);
      await userEvent.keyboard('{Tab}func');
      await screen.findByRole('option', { name: '2 Functions' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent('functions'));
    },
    Escape: async () => {
      render(<Topic />);
      await userEvent.keyboard('{Tab}{ArrowDown}');
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveFocus();
    },
  },
});
