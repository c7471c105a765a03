import type { Gradebook, GradebookRow } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { media, Sheet, Table, TextLink, token } from 'design-system';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { scoreInWords, WORK_LABELS } from '../class-labels/class-labels.ts';
import { rowDetail } from '../layoutStyles.ts';

// Wide tables scroll in their sheet, with the names in view.
const scroller = css({
  overflowX: 'auto',
  '& table': { inlineSize: 'max-content', minInlineSize: '100%' },
  '& tbody th': { position: 'sticky', insetInlineStart: 0, background: token.color.surface, zIndex: token.layer.sticky },
  [media.phone]: { '& table': { inlineSize: '100%' }, '& tbody th': { position: 'static' } },
  '@media print': { overflowX: 'visible' },
});
const cell = css({ whiteSpace: 'nowrap' });

/** A table with arrow keys between linked cells. */
export function GradebookTable({ book }: { book: Gradebook }) {
  const { assignments, learners, class: of } = book;
  return (
    <Sheet padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
      <section css={scroller} aria-label="Gradebook" tabIndex={0} onKeyDown={moveByArrows}>
        <Table
          caption={`Gradebook of ${of.name}: learners by assignments`}
          density="compact"
          rows={learners}
          rowKey={({ user_id }) => user_id}
          columns={[
            { key: 'name', header: 'Name', rowHeader: true, cell: (row) => <Name row={row} classId={of.id} /> },
            ...assignments.map(({ id, title }, index) => ({
              key: String(id),
              header: title,
              align: 'end' as const,
              cell: (row: GradebookRow) => <Cell row={row} index={index} classId={of.id} title={title} />,
            })),
            {
              key: 'total',
              header: 'Total',
              align: 'end',
              cell: ({ percent }: GradebookRow) => (percent === null ? '' : `${Math.round(percent)}%`),
            },
          ]}
        />
      </section>
    </Sheet>
  );
}

function Name({ row: { user_id, name, former }, classId }: { row: GradebookRow; classId: number }) {
  return (
    <>
      <TextLink quiet data-cell="" render={<Link to={addressOf('class-learner', { classId, learnerId: user_id })} />}>
        {name}
      </TextLink>
      {former && <span css={rowDetail}> (left)</span>}
    </>
  );
}

interface CellProps {
  row: GradebookRow;
  index: number;
  classId: number;
  title: string;
}

function Cell({ row, index, classId, title }: CellProps) {
  const found = row.cells[index];
  if (!found) return null;
  const words = cellInWords(found);
  const params = { classId, assignmentId: found.assignment_id, learnerId: row.user_id };
  if (found.work !== 'handed_in' && found.work !== 'late') return <span css={cell}>{words}</span>;
  return (
    <TextLink
      quiet
      css={cell}
      data-cell=""
      aria-label={`${row.name}, ${title}: ${words}`}
      render={<Link to={addressOf('learner-work', params)} />}
    >
      {words}
    </TextLink>
  );
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const at = (event.target as HTMLElement).closest('td, th') as HTMLTableCellElement | null;
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')] as HTMLTableRowElement[];
  if (!step || !at) return;
  let place = rows.indexOf(at.parentElement as HTMLTableRowElement);
  let column = at.cellIndex;
  for (;;) {
    place += step[0];
    column += step[1];
    const next = rows[place]?.cells[column];
    if (!next) return;
    const link = next.querySelector<HTMLElement>('[data-cell]');
    if (!link) continue;
    event.preventDefault();
    link.focus();
    return;
  }
}

/** `14 of 20`, `14 of 20, late`, `Missing`, `Excused`; empty before a learner begins. */
export function cellInWords({ work, score }: GradebookRow['cells'][number]): string {
  if (work === 'not_started') return '–';
  if (!score) return WORK_LABELS[work].words;
  return work === 'late' ? `${scoreInWords(score)}, late` : scoreInWords(score);
}
