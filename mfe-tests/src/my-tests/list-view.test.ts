import { describe, expect, it } from 'vitest';
import { listQuery, readListView, writeListView } from './list-view.ts';

const query = (address: string) => listQuery(readListView(new URLSearchParams(address)));

describe('the list of tests in the address', () => {
  it('asks for the newest first unless told', () => {
    expect(query('')).toEqual({ sortBy: 'created_at', sortOrder: 'desc', page: '1', pageSize: '20' });
  });

  it('asks for what it says', () => {
    expect(query('status=completed&subject=physics-hl&sortBy=percentage&sortOrder=asc&page=3')).toEqual({
      status: 'completed',
      subject: 'physics-hl',
      sortBy: 'percentage',
      sortOrder: 'asc',
      page: '3',
      pageSize: '20',
    });
  });

  it.each(['status=lost', 'sortBy=colour&sortOrder=desc', 'page=0', 'page=one', 'page=1.5'])('leaves out %s', (address) => {
    expect(query(address)).toEqual(query(''));
  });

  it('writes what it reads', () => {
    for (const address of ['', 'status=running&subject=physics-hl', 'sortBy=duration&sortOrder=asc', 'page=2']) {
      expect(String(writeListView(readListView(new URLSearchParams(address))))).toBe(address);
    }
  });
});
