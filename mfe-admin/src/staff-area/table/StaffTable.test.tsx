import { expectAccessible, renderWithHost, sampleUser } from '@shell/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffTable, type StaffTableProps } from './StaffTable.tsx';
import type { StaffColumn } from './staff-column.ts';

interface Row {
  id: number;
  name: string;
  marks: number;
}
const some = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}`, marks: index }));
const columns: readonly StaffColumn<Row>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
  { key: 'marks', header: 'Marks', cell: ({ marks }) => marks },
  { key: 'id', header: 'Number', extra: true, cell: ({ id }) => `#${id}` },
];
const remove = vi.fn();

function Page({ rows = some(3), ...rest }: Partial<StaffTableProps<Row>>) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { pathname, search } = useLocation();
  return (
    <>
      <StaffTable
        name="samples"
        caption="Samples"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        open={({ id }) => `/open/${id}`}
        actions={[{ key: 'd', label: 'Delete', icon: <svg />, run: remove }]}
        choice={{ chosen, onChange: setChosen }}
        paging={{ page: 1, pageSize: 25, totalCount: 60 }}
        {...rest}
      />
      <p>at {pathname + search}</p>
      <p>chosen {[...chosen].join(',')}</p>
    </>
  );
}
const show = (props: Partial<StaffTableProps<Row>> = {}) =>
  renderWithHost(<Page {...props} />, { user: sampleUser({ role_id: 2 }) });
const rowNow = () => (document.activeElement as HTMLElement).dataset.index;

beforeEach(() => {
  localStorage.clear();
  remove.mockClear();
});

describe('the table of the staff area', () => {
  it('walks, opens, chooses and acts on rows by keys', async () => {
    const { container } = show();
    await expectAccessible(container);
    await userEvent.keyboard('jj');
    expect(rowNow()).toBe('1');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(rowNow()).toBe('0');
    await userEvent.keyboard('x{ArrowDown}x');
    expect(screen.getByText('chosen 1,2')).toBeVisible();
    await userEvent.keyboard('d');
    expect(remove).toHaveBeenCalledWith(some(3)[1]);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('at /open/2')).toBeVisible();
    await userEvent.keyboard(']');
    expect(screen.getByText('at /open/2?page=2')).toBeVisible();
  });

  it('leaves keys to a field in which one types, and to a button that has the focus', async () => {
    show({ tools: <input aria-label="Field" /> });
    await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), 'jd?');
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('jd?');
    expect(remove).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Delete Row 3' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.getByText('at /')).toBeVisible();
  });

  it('keeps columns and density on the device, for each member of staff', async () => {
    const first = show();
    expect(screen.queryByRole('columnheader', { name: 'Number' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Number' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Marks' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    first.unmount();
    const second = show();
    expect(screen.getByRole('columnheader', { name: 'Number' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Marks' })).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
    second.unmount();
    renderWithHost(<Page />, { user: sampleUser({ id: 99, role_id: 2 }) });
    expect(screen.getByRole('columnheader', { name: 'Marks' })).toBeVisible();
  });

  it('leaves what needs room out between a phone and a desktop, unless its reader has chosen it', async () => {
    let matches = true;
    let tell = () => {};
    const query = {
      get matches() {
        return matches;
      },
      addEventListener: (_: string, listener: () => void) => {
        tell = listener;
      },
      removeEventListener: () => {},
    };
    vi.stubGlobal('matchMedia', () => query);
    const turn = (between: boolean) =>
      act(() => {
        matches = between;
        tell();
      });
    const roomy = [...columns, { key: 'year', header: 'Year', wide: true as const, cell: () => 2026 }];
    const first = show({ columns: roomy });
    expect(screen.queryByRole('columnheader', { name: 'Year' })).not.toBeInTheDocument();
    turn(false);
    expect(screen.getByRole('columnheader', { name: 'Year' })).toBeVisible();
    turn(true);
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Year' }));
    expect(screen.getByRole('columnheader', { name: 'Year' })).toBeVisible();
    first.unmount();
    vi.unstubAllGlobals();
  });

  it('comes as it is made where what is kept cannot be read', () => {
    localStorage.setItem(`table:${sampleUser().id}:samples`, '{"columns":');
    show();
    expect(screen.getByRole('columnheader', { name: 'Marks' })).toBeVisible();
  });

  it('lists its keys, and switches them off', async () => {
    show();
    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Delete the row')).toBeVisible();
    await userEvent.click(within(list).getByRole('switch', { name: 'Use keyboard shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j');
    expect(rowNow()).toBeUndefined();
  });

  it('chooses a page at once, and all rows up to one with Shift', async () => {
    show({ rows: some(5) });
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Row 2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose Row 4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('chosen 2,3,4')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'All rows of this page' }));
    expect(screen.getByText('chosen 2,3,4,1,5')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'All rows of this page' }));
    expect(screen.getByText('chosen')).toBeVisible();
  });

  it('draws of many rows those near the view, and says how many there are', async () => {
    show({ rows: some(5_000) });
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
    expect(screen.getAllByRole('row').length).toBeLessThan(200);
    await userEvent.keyboard('j');
    expect(rowNow()).toBe('0');
  });
});
