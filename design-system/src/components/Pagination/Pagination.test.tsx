import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { expectLeftToTheBrowser, keyboardContract } from '../../contract/keyboardContract.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import stories from './Pagination.stories.tsx';
import { Pagination, pageNumbers } from './Pagination.tsx';
import { RangeText } from './RangeText.tsx';

fc.configureGlobal({ seed: 20_261_121 });

const nothing = () => {};
componentContract('Pagination', { render: (props) => <Pagination page={5} pageSize={10} totalCount={200} {...props} /> });
componentContract('RangeText', { render: (props) => <RangeText page={2} pageSize={10} totalCount={88} {...props} /> });
componentContract('PageSizeSelect', {
  render: (props) => <PageSizeSelect value={10} onValueChange={nothing} {...props} />,
  control: (container) => container.querySelector('select'),
});

it('marks the page, goes to others, and stops at the ends', async () => {
  const go = vi.fn();
  render(<Pagination page={1} pageSize={10} totalCount={88} onPageChange={go} />);
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(go).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(go.mock.calls.flat()).toEqual([9, 2]);
});

it('can consist of links', () => {
  render(<Pagination page={2} pageSize={10} totalCount={30} linkTo={(page) => <a href={`?page=${page}`} />} />);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
});

it('is not there for page 0 or a single page', () => {
  const { container } = render(
    <>
      <Pagination page={0} pageSize={10} totalCount={88} />
      <Pagination page={1} pageSize={10} totalCount={10} />
      <Pagination page={1} pageSize={10} totalCount={0} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('shows gaps as dots with one sibling on each side', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 5, 'gap-after', 9]);
  expect(pageNumbers(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
  expect(pageNumbers(9, 9)).toEqual([1, 'gap-before', 5, 6, 7, 8, 9]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

it('for any page: first, last and current are there, numbers ascend, a gap hides two or more, the width stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), fc.integer({ min: 0, max: 3 }), (pageCount, seed, siblings) => {
      const page = 1 + (seed % pageCount);
      const entries = pageNumbers(page, pageCount, siblings);
      const numbers = entries.filter((entry) => typeof entry === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
      expect(entries).toHaveLength(Math.min(pageCount, 2 * siblings + 5));
      entries.forEach((entry, index) => {
        const [before, after] = [entries[index - 1], entries[index + 1]];
        if (typeof entry !== 'number' && typeof before === 'number' && typeof after === 'number')
          expect(after - before).toBeGreaterThan(2);
      });
    }),
  );
});

it('counts one entry as one', () => {
  render(
    <>
      <RangeText page={1} pageSize={25} totalCount={1} noun="sheets" />
      <RangeText page={1} pageSize={25} totalCount={1} noun="classes" />
      <RangeText page={2} pageSize={25} totalCount={26} noun="sheets" />
    </>,
  );
  expect(screen.getByText('1 sheet')).toBeInTheDocument();
  expect(screen.getByText('1 class')).toBeInTheDocument();
  expect(screen.getByText('26 of 26 sheets')).toBeInTheDocument();
});

it('says where one is and asks for another size', async () => {
  const resize = vi.fn();
  render(
    <>
      <RangeText page={9} pageSize={10} totalCount={88} />
      <RangeText page={1} pageSize={10} totalCount={0} noun="doubts" />
      <PageSizeSelect value={10} onValueChange={resize} />
    </>,
  );
  expect(screen.getByText('81 to 88 of 88 questions')).toBeInTheDocument();
  expect(screen.getByText('No doubts')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '5');
  expect(resize).toHaveBeenCalledWith(5);
});

keyboardContract(stories, {
  Pagination: {
    Tab: async () => {
      render(<Pagination page={2} pageSize={10} totalCount={30} />);
      for (const button of screen.getAllByRole('button')) {
        await userEvent.keyboard('{Tab}');
        expect(button).toHaveFocus();
      }
    },
    'Enter, Space': async () => {
      const go = vi.fn();
      render(<Pagination page={2} pageSize={10} totalCount={30} onPageChange={go} />);
      await userEvent.keyboard('{Tab}{Enter}{Tab} ');
      expect(go.mock.calls.flat()).toEqual([1, 1]);
    },
  },
  PageSizeSelect: {
    'Up, Down': () => {
      render(<PageSizeSelect value={10} onValueChange={nothing} />);
      expectLeftToTheBrowser(screen.getByRole('combobox', { name: 'Per page' }), ['ArrowUp', 'ArrowDown']);
    },
  },
});
