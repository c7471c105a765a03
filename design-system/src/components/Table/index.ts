export { type RowProps, SortIcon, Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';
export { sortStyles, tableStyles } from './tableStyles.ts';
