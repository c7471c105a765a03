import { useState } from 'react';
import { DifficultyBadge } from '../DifficultyBadge/DifficultyBadge.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import type { TableColumn, TableSort } from './Table.tsx';
import { Table } from './Table.tsx';

export default {
  title: 'Components/Table',
  component: Table,
  parameters: {
    keyboard: {
      Table: {
        Tab: 'goes from heading to heading of the columns that sort',
        'Enter, Space': 'sorts by the column, and again turns the order round',
      },
    },
  },
};

interface Row {
  id: number;
  topic: string;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  marks: number;
  updated: string;
}
const rows: Row[] = [
  { id: 1, topic: 'Quadratics', difficulty: 'Medium', marks: 5, updated: '3 May 2026' },
  { id: 2, topic: 'Sequences and series', difficulty: 'Easy', marks: 5, updated: '1 May 2026' },
  { id: 3, topic: 'Integration', difficulty: 'Hard', marks: 16, updated: '28 April 2026' },
];
const columns: TableColumn<Row>[] = [
  { key: 'topic', header: 'Topic', cell: (row) => row.topic, rowHeader: true, sortable: true },
  { key: 'difficulty', header: 'Difficulty', cell: (row) => <DifficultyBadge difficulty={row.difficulty} />, sortable: true },
  { key: 'marks', header: 'Marks', cell: (row) => row.marks, align: 'end', sortable: true },
  { key: 'updated', header: 'Updated', cell: (row) => row.updated, hideOnPhone: true },
];

export function Questions() {
  const [sort, setSort] = useState<TableSort>({ key: 'topic', order: 'asc' });
  const sign = sort.order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted(
    (a, b) => sign * String(a[sort.key as keyof Row]).localeCompare(String(b[sort.key as keyof Row]), 'en', { numeric: true }),
  );
  return (
    <Sheet padding="none">
      <Table caption="Questions" columns={columns} rows={sorted} rowKey={(row) => row.id} sort={sort} onSortChange={setSort} />
    </Sheet>
  );
}

export function WithDetail() {
  return (
    <Sheet padding="none">
      <Table
        caption="Questions; one is open"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        detail={({ id }) => id === 2 && 'What belongs to sequences and series, across the whole table.'}
      />
    </Sheet>
  );
}
