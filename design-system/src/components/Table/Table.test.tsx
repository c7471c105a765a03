import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { componentContract } from '../../contract/componentContract.tsx';
import { keyboardContract } from '../../contract/keyboardContract.ts';
import stories from './Table.stories.tsx';
import { Table, type TableColumn, type TableSort } from './Table.tsx';

interface Question {
  id: number;
  name: string;
  marks: number;
}
const rows: Question[] = [
  { id: 1, name: 'Quadratics', marks: 5 },
  { id: 2, name: 'Vectors', marks: 7 },
];
const columns: TableColumn<Question>[] = [
  { key: 'name', header: 'Topic', cell: (row) => row.name, rowHeader: true, sortable: true },
  { key: 'marks', header: 'Marks', cell: (row) => row.marks, align: 'end', sortable: true },
];
componentContract('Table', {
  render: (props) => <Table caption="Questions" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />,
});

function Sortable() {
  const [sort, setSort] = useState<TableSort>();
  return <Table caption="Questions" columns={columns} rows={rows} rowKey={(row) => row.id} sort={sort} onSortChange={setSort} />;
}

it('names its rows and turns the order round', async () => {
  render(<Sortable />);
  const table = screen.getByRole('table', { name: 'Questions' });
  expect(within(table).getByRole('rowheader', { name: 'Quadratics' })).toBeInTheDocument();
  const header = within(table).getByRole('columnheader', { name: 'Marks' });
  expect(header).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Marks' }));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Marks' }));
  expect(header).toHaveAttribute('aria-sort', 'descending');
});

it('lets each cell carry its column’s name for the phone', () => {
  render(<Sortable />);
  expect(screen.getByRole('cell', { name: '7' })).toHaveAttribute('data-label', 'Marks');
});

it('shows more of a row across the whole table, where there is more', () => {
  const detail = ({ id }: Question) => id === 2 && 'More of vectors';
  render(<Table caption="Questions" columns={columns} rows={rows} rowKey={(row) => row.id} detail={detail} />);
  const cell = screen.getByRole('cell', { name: 'More of vectors' });
  expect(cell).toHaveAttribute('colspan', '2');
  expect(cell.closest('tr')?.previousElementSibling).toHaveTextContent('Vectors');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

keyboardContract(stories, {
  Table: {
    Tab: async () => {
      render(<Sortable />);
      for (const name of ['Topic', 'Marks']) {
        await userEvent.keyboard('{Tab}');
        expect(screen.getByRole('button', { name })).toHaveFocus();
      }
    },
    'Enter, Space': async () => {
      render(<Sortable />);
      const header = screen.getByRole('columnheader', { name: 'Topic' });
      await userEvent.keyboard('{Tab}{Enter}');
      expect(header).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.keyboard(' ');
      expect(header).toHaveAttribute('aria-sort', 'descending');
    },
  },
});
