import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectOpenedByTheBrowser, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Accordion.stories.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { key: 'fees', title: 'How are fees paid?', content: 'Yearly, in three instalments.' },
  { key: 'late', title: 'May I join in year 2?', content: 'Yes.' },
];
componentContract('Accordion', { render: (props) => <Accordion items={items} {...props} /> });

it('consists of details elements; with `single` they share a group', () => {
  const { rerender } = render(<Accordion items={items} single />);
  const names = () => screen.getAllByRole('group').map((group) => group.getAttribute('name'));
  expect(new Set(names()).size).toBe(1);
  expect(names()[0]).toBeTruthy();
  rerender(<Accordion items={items} />);
  expect(names()).toEqual([null, null]);
});

keyboardContract(stories, {
  Accordion: {
    'Enter, Space': () => {
      render(<Accordion items={items} />);
      expectOpenedByTheBrowser(screen.getByText('How are fees paid?'));
    },
  },
});
