import { Checkbox, VisuallyHidden } from 'design-system';
import { type MouseEvent, useRef } from 'react';
import type { StaffColumn } from './staff-column.ts';

/** Chosen rows by key, of other pages too. */
export interface RowChoice<Key extends string | number = number> {
  chosen: ReadonlySet<Key>;
  onChange: (chosen: Set<Key>) => void;
}

interface ChoiceColumn<Row, Key extends string | number> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  nameOf: (row: Row) => string;
  choice: RowChoice<Key> | undefined;
}

/** A column of check boxes: Shift chooses a range, the header the page. */
export function useChoiceColumn<Row, Key extends string | number>({ rows, rowKey, nameOf, choice }: ChoiceColumn<Row, Key>) {
  const last = useRef<Key | null>(null);
  if (!choice) return { choiceColumn: null, choose: undefined };
  const { chosen, onChange } = choice;
  const put = (keys: readonly Key[], on: boolean) => {
    const next = new Set(chosen);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onChange(next);
  };
  const choose = (row: Row) => {
    last.current = rowKey(row);
    put([rowKey(row)], !chosen.has(rowKey(row)));
  };
  const clicked = (row: Row, event: MouseEvent) => {
    const keys = rows.map(rowKey);
    const places = [last.current === null ? -1 : keys.indexOf(last.current), keys.indexOf(rowKey(row))];
    const [from, to] = places.sort((a, b) => a - b);
    if (event.shiftKey && from !== undefined && from >= 0 && to !== undefined) {
      put(keys.slice(from, to + 1), !chosen.has(rowKey(row)));
      last.current = rowKey(row);
    } else choose(row);
  };
  const here = rows.map(rowKey);
  const all = here.length > 0 && here.every((key) => chosen.has(key));
  const choiceColumn: StaffColumn<Row> = {
    key: 'choice',
    header: '',
    headerCell: (
      <Checkbox
        label={<VisuallyHidden>All rows of this page</VisuallyHidden>}
        checked={all}
        indeterminate={!all && here.some((key) => chosen.has(key))}
        onCheckedChange={(on) => put(here, on)}
      />
    ),
    cell: (row) => (
      <Checkbox
        label={<VisuallyHidden>Choose {nameOf(row)}</VisuallyHidden>}
        checked={chosen.has(rowKey(row))}
        onChange={() => {}}
        onClick={(event) => clicked(row, event)}
      />
    ),
  };
  return { choiceColumn, choose };
}
