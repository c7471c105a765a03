import type { UploadNote, UploadRun } from '@api/contract';
import { Badge } from 'design-system';
import { grouped } from '../staff-area/formats.ts';
import { breaking, stack, note as words } from '../staff-area/styles.ts';
import { StaffTable } from '../staff-area/table/StaffTable.tsx';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';

const KINDS = {
  fault: { label: 'Fault', tone: 'danger' },
  left_out: { label: 'Note', tone: 'warning' },
  kept: { label: 'Kept', tone: 'neutral' },
} as const;

type Numbered = UploadNote & { number: number };

/** An omitted part of a question is only named. */
const wordsOf = ({ kind, message }: Numbered) =>
  kind === 'left_out' && /^[a-z]/.test(message) ? `Left out: ${message}` : message;

/** Few, beside the first questions. */
const COLUMNS: readonly StaffColumn<Numbered>[] = [
  { key: 'row', header: 'Row', align: 'end', cell: ({ row: at }) => at ?? '' },
  {
    key: 'message',
    header: 'What was found',
    rowHeader: true,
    cell: (note) => (
      <span css={breaking}>
        {wordsOf(note)}
        <span css={smallPrint}>{[note.item, note.column].filter(Boolean).join(', ')}</span>
      </span>
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge> },
];

/** Findings by line and name. */
export function RunNotes({ notes, run, all }: { notes: readonly UploadNote[]; run: UploadRun; all: number }) {
  return (
    <div css={stack[4]}>
      <StaffTable
        name="upload-notes"
        caption={`What was found in ${run.file_name}`}
        columns={COLUMNS}
        rows={notes.map((note, number) => ({ ...note, number }))}
        rowKey={({ number }) => number}
        nameOf={({ row: at, item }) => (at === null ? item : `row ${at}`)}
      />
      {all > notes.length && (
        <p css={words}>
          The first {grouped(notes.length)} of {grouped(all)} are shown; “All notes” has every one.
        </p>
      )}
    </div>
  );
}
