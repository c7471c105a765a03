import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { markScheme } from '../../compositions/sampleQuestions.ts';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectOpenedByTheBrowser, keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './MarkScheme.stories.tsx';
import { MarkScheme } from './MarkScheme.tsx';

componentContract('MarkScheme', { render: (props) => <MarkScheme lines={markScheme} {...props} /> });
componentContract('MarkScheme to mark oneself', {
  render: (props) => <MarkScheme lines={markScheme} checked={[0]} onCheckedChange={() => {}} {...props} />,
});

function Marking() {
  const [checked, setChecked] = useState<number[]>([]);
  return (
    <>
      <MarkScheme lines={markScheme} checked={checked} onCheckedChange={setChecked} />
      <p data-testid="checked">{checked.join(' ')}</p>
    </>
  );
}

it('shows codes, in brackets where a mark may be implied, and the part where it changes', () => {
  render(<MarkScheme lines={markScheme} />);
  expect(screen.getAllByText('(M1)')).toHaveLength(2);
  expect(screen.getAllByText('A1')).toHaveLength(3);
  expect(screen.getAllByText('(a)')).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('is marked line by line, in the scheme’s order', async () => {
  render(<Marking />);
  const [first, , third] = screen.getAllByRole('checkbox');
  expect(first).toHaveAccessibleName(/Takes the factor/);
  await userEvent.click(third as HTMLElement);
  await userEvent.click(first as HTMLElement);
  expect(screen.getByTestId('checked')).toHaveTextContent('0 2');
  await userEvent.keyboard(' ');
  expect(screen.getByTestId('checked')).toHaveTextContent(/^2$/);
});

it('leaves the lines that were marked automatically as they are', async () => {
  const onCheckedChange = vi.fn();
  render(<MarkScheme lines={markScheme} checked={[0]} settled={[0]} onCheckedChange={onCheckedChange} />);
  const [first, second] = screen.getAllByRole('checkbox');
  const settled = [first, second].filter((box) => (box as HTMLInputElement).disabled);
  expect(settled).toHaveLength(1);
  expect(settled[0]).toBeChecked();
  expect(settled[0]).toHaveAccessibleDescription(/, marked automatically$/);
  await userEvent.click(settled[0] as HTMLElement);
  expect(onCheckedChange).not.toHaveBeenCalled();
});

it('explains its codes, those that occur alone, by keyboard too', async () => {
  const plain = markScheme.map((line) => ({ ...line, implied: false }));
  const { rerender } = render(<MarkScheme lines={plain} />);
  const summary = screen.getByText(/^What .*M1.* mean$/);
  expect(screen.getByText(/^Method:/)).not.toBeVisible();
  await userEvent.click(summary);
  expect(screen.getByText(/^Method:/)).toBeVisible();
  expect(screen.queryByText(/^In brackets/)).toBeNull();
  expect(screen.queryByText(/^Answer given/)).toBeNull();
  expect(screen.queryByText(/^Follow through/)).toBeNull();
  const given = { html: 'The result, ft', code: 'AG', marks: 0, implied: true };
  rerender(<MarkScheme lines={[...plain, given]} />);
  for (const text of [/^In brackets/, /^Answer given/, /^Follow through/]) expect(screen.getByText(text)).toBeVisible();
});

keyboardContract(stories, {
  MarkScheme: {
    Space: async () => {
      render(<Marking />);
      await userEvent.keyboard('{Tab} {Tab} ');
      expect(screen.getByTestId('checked')).toHaveTextContent('0 1');
      await userEvent.keyboard(' ');
      expect(screen.getByTestId('checked')).toHaveTextContent(/^0$/);
    },
    'Enter, Space': () => {
      render(<MarkScheme lines={markScheme} />);
      expectOpenedByTheBrowser(screen.getByText(/^What .*M1.* mean$/));
    },
  },
});
