import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ReactNode } from 'react';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const words = css({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
const quiet = css({ margin: 0, color: token.color.ink3 });

interface SmallListProps<Entry> {
  entries: readonly Entry[];
  keyOf: (entry: Entry) => number | string;
  /** The entry in words. */
  words: (entry: Entry) => ReactNode;
  /** State and actions of the entry, at the end of its line. */
  end?: (entry: Entry) => ReactNode;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Said below, for instance that there are more. */
  more?: ReactNode;
}

/** A few things that an account has, a line each: orders, plans, devices, tests, doubts. */
export function SmallList<Entry>({ entries, keyOf, words: say, end, empty, more }: SmallListProps<Entry>) {
  if (entries.length === 0) return <p css={quiet}>{empty}</p>;
  return (
    <>
      <ul css={list}>
        {entries.map((entry) => (
          <li key={keyOf(entry)} css={row}>
            <span css={words}>{say(entry)}</span>
            {end?.(entry)}
          </li>
        ))}
      </ul>
      {more && <p css={quiet}>{more}</p>}
    </>
  );
}

/** Words in a line that say less than the others. */
export const Quiet = ({ children }: { children: ReactNode }) => <span css={quiet}>{children}</span>;
