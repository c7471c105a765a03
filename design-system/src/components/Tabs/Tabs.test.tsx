import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import { TabLinks } from './TabLinks.tsx';
import stories from './Tabs.stories.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'hint', label: 'Hint', panel: 'Take the factor out.' },
  { value: 'answer', label: 'Answer', panel: 'Three.' },
  { value: 'solution', label: 'Worked solution', panel: 'See above.', disabled: true },
  { value: 'scheme', label: 'Mark scheme', panel: 'M1 A1' },
];
const links = [
  { key: 'sl', label: 'Maths AA SL', href: '#sl' },
  { key: 'hl', label: 'Maths AA HL', render: <a href="#hl" data-router="yes" />, current: true },
];
componentContract('Tabs', { render: (props) => <Tabs label="Help" tabs={tabs} {...props} /> });
componentContract('TabLinks', { render: (props) => <TabLinks label="Subjects" links={links} {...props} /> });

it('shows the given tab when controlled', async () => {
  render(<Tabs label="Help" tabs={tabs} value="answer" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Hint' }));
  expect(screen.getByRole('tab', { name: 'Answer' })).toHaveAttribute('aria-selected', 'true');
});

it('as links names the current page', () => {
  render(<TabLinks label="Subjects" links={links} />);
  expect(screen.getByRole('link', { name: 'Maths AA HL' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Maths AA HL' })).toHaveAttribute('data-router', 'yes');
  expect(screen.getByRole('link', { name: 'Maths AA SL' })).not.toHaveAttribute('aria-current');
});

it('shows nothing until one is chosen when told so, and can be reached all the same', async () => {
  const change = vi.fn();
  render(<Tabs label="Help" tabs={tabs} value={null} onValueChange={change} />);
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Hint' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledWith('hint');
});

keyboardContract(stories, {
  Tabs: {
    Tab: async () => {
      render(<Tabs label="Help" tabs={tabs} defaultValue="answer" />);
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('tab', { name: 'Answer', selected: true })).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('tabpanel', { name: 'Answer' })).toHaveFocus();
    },
    'Left, Right': async () => {
      const change = vi.fn();
      render(<Tabs label="Help" tabs={tabs} onValueChange={change} />);
      await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
      expect(screen.getByRole('tab', { name: 'Mark scheme', selected: true })).toHaveFocus();
      expect(screen.getByRole('tabpanel', { name: 'Mark scheme' })).toHaveTextContent('M1 A1');
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
      expect(change.mock.calls.flat()).toEqual(['answer', 'scheme', 'hint', 'scheme', 'answer']);
    },
    'Home, End': async () => {
      const change = vi.fn();
      render(<Tabs label="Help" tabs={tabs} onValueChange={change} />);
      await userEvent.keyboard('{Tab}{End}{Home}');
      expect(change.mock.calls.flat()).toEqual(['scheme', 'hint']);
      expect(screen.getByRole('tab', { name: 'Hint', selected: true })).toHaveFocus();
    },
  },
  TabLinks: {
    Tab: async () => {
      render(<TabLinks label="Subjects" links={links} />);
      for (const link of screen.getAllByRole('link')) {
        await userEvent.keyboard('{Tab}');
        expect(link).toHaveFocus();
      }
    },
    Enter: async () => {
      const follow = vi.fn();
      render(<TabLinks label="Subjects" links={links} />);
      screen.getByRole('link', { name: 'Maths AA SL' }).addEventListener('click', follow);
      await userEvent.keyboard('{Tab}{Enter}');
      expect(follow).toHaveBeenCalledOnce();
    },
  },
});
