import { css } from '@emotion/react';
import { ConflictDialog, token } from 'design-system';
import { type Progress, progressLines } from '../answer/progress.ts';
import type { Conflict } from './outbox.ts';

const lines = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface ChooseVersionProps {
  /** From 1. */
  number: number;
  conflict: Conflict;
  onChoose: (keep: 'mine' | 'theirs') => void;
}

/** Resolves a conflict between tabs or devices. */
export const ChooseVersion = ({ number, conflict: { mine, theirs }, onChoose }: ChooseVersionProps) => (
  <ConflictDialog
    title={`Question ${number} was changed in another tab or on another device`}
    description="Both versions are safe. Which one do you want to keep?"
    mine={{
      label: 'Keep this tab’s version',
      onChoose: () => onChoose('mine'),
      version: { title: 'This tab', content: <Lines of={mine} /> },
    }}
    theirs={{
      label: 'Keep the other version',
      onChoose: () => onChoose('theirs'),
      version: { title: 'The other one', content: <Lines of={theirs} /> },
    }}
  />
);

const Lines = ({ of }: { of: Progress }) => (
  <ul css={lines}>
    {progressLines(of).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
