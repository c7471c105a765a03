import type { MarksSoFar, QuestionResult, QuestionState, TopicResult } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Badge, Table, TextLink, token } from 'design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reviewAddress } from '../addresses.ts';
import { durationInWords, STATE_TONES, STATE_WORDS } from '../test-labels.ts';

export interface MarksAndTimeRow {
  key: number;
  name: ReactNode;
  to?: string;
  marks: MarksSoFar;
  state: QuestionState;
  time: number;
}

const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${token.size.popup}), 1fr))`,
  gap: `${token.space[5]} ${token.space[8]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const row = css({ position: 'relative', display: 'grid', gap: token.space[1], alignContent: 'end' });
const wholeRow = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: `calc(${token.space[2]} * -1)`, borderRadius: token.radius.control },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${token.color.accent}` },
});
const words = css({
  display: 'grid',
  fontSize: token.text.control,
  fontVariantNumeric: 'tabular-nums',
});
const figures = css({ color: token.color.ink2 });
const unbroken = css({ whiteSpace: 'nowrap' });
const skipped = css({ color: token.color.skipped, fontWeight: token.weight.medium });
const track = css({ blockSize: token.space[1] });
const fill = css({ display: 'block', blockSize: '100%', borderRadius: token.radius.full, background: token.color.accent });
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[4],
  marginBlockEnd: token.space[5],
  fontSize: token.text.small,
  color: token.color.ink2,
});
const sample = css({ display: 'inline-flex', alignItems: 'center', gap: token.space[2] });
const swatch = css({ inlineSize: token.space[6], borderRadius: token.space[1] });

/** Marks and time, each to its own scale; the table has the numbers. */
export function MarksAndTime({ label, rows }: { label: string; rows: readonly MarksAndTimeRow[] }) {
  const mostMarks = Math.max(1, ...rows.map(({ marks }) => marks.marks));
  const automatic = rows.some(({ marks }) => marks.automatic !== null);
  const longest = Math.max(1, ...rows.map(({ time }) => time));
  return (
    <figure css={{ margin: 0 }} aria-label={label}>
      <div css={legend} aria-hidden="true">
        <span css={sample}>
          <span css={[swatch, gotMarks, { blockSize: token.space[3] }]} />
          Marks
        </span>
        {automatic && (
          <span css={sample}>
            <span css={[swatch, automaticMarks, { blockSize: token.space[3] }]} />
            Given automatically
          </span>
        )}
        <span css={sample}>
          <span css={[swatch, { blockSize: token.space[1], background: token.color.accent }]} />
          Time
        </span>
      </div>
      <ol css={list}>
        {rows.map(({ key, name, to, state, time, marks }) => (
          <li key={key} css={row}>
            <div css={words}>
              <span>
                {to ? (
                  <Link to={to} css={wholeRow}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span css={figures}>
                {state !== 'attempted' && <span css={state === 'skipped' && skipped}>{STATE_WORDS[state]}, </span>}
                {marksInWords(marks)}; <span css={unbroken}>{durationInWords(time)}</span>
              </span>
            </div>
            <MarksBar marks={marks} state={state} share={marks.marks / mostMarks} />
            <div css={track} aria-hidden="true">
              <span css={fill} style={{ inlineSize: `${(100 * time) / longest}%` }} />
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface MarksBarProps {
  marks: MarksSoFar;
  state: QuestionState;
  /** From 0 to 1, by its marks. */
  share: number;
}

const gotMarks = css({ background: token.color.attempted });
/** Striped, so that they differ without colour. */
const automaticMarks = css({
  background: `repeating-linear-gradient(135deg, ${token.color.attempted} 0 3px, ${token.color.attemptedSoft} 3px 5px)`,
});
const lostMarks = css({ background: token.color.attemptedSoft });
const bar = css({
  display: 'flex',
  blockSize: token.space[3],
  minInlineSize: token.space[3],
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.space[1],
  background: token.color.sunken,
  overflow: 'clip',
  '&[data-state="attempted"]': { borderColor: token.color.attempted },
  '&[data-state="skipped"]': { borderColor: token.color.skipped, borderStyle: 'dashed', background: token.color.skippedSoft },
});

/** As long as the available marks, filled by those earned. Decorative. */
export function MarksBar({ marks: { marks, marked, obtained, automatic }, state, share }: MarksBarProps) {
  const percent = (part: number) => ({ inlineSize: `${(100 * part) / Math.max(1, marks)}%` });
  const byServer = automatic?.marks ?? 0;
  return (
    <div css={bar} data-state={state} style={{ inlineSize: `${100 * share}%` }} aria-hidden="true">
      <span css={gotMarks} style={percent(obtained - byServer)} />
      <span css={automaticMarks} style={percent(byServer)} />
      {state === 'attempted' && <span css={lostMarks} style={percent(marked - obtained)} />}
    </div>
  );
}

/** "4 of 7"; "3 of 4 automatically, 3 not marked yet"; "7 of 9 (3 of 4 automatically)"; "7 marks, not marked yet". */
export function marksInWords({ marks, marked, obtained, automatic }: MarksSoFar): string {
  if (marked === 0) return `${counted(marks, 'mark')}, not marked yet`;
  const rest = marks - marked;
  return `${obtained} of ${marked}${automaticInWords(marked, automatic)}${rest === 0 ? '' : `, ${rest} not marked yet`}`;
}

function automaticInWords(marked: number, automatic: MarksSoFar['automatic']): string {
  if (automatic === null) return '';
  return automatic.max === marked ? ' automatically' : ` (${automatic.marks} of ${automatic.max} automatically)`;
}

export function QuestionTable({ slug, questions }: { slug: string; questions: readonly QuestionResult[] }) {
  return (
    <Table
      caption="Result by question"
      rows={questions}
      rowKey={({ question_id }) => question_id}
      columns={[
        {
          key: 'position',
          header: 'Question',
          rowHeader: true,
          cell: ({ position }) => <TextLink render={<Link to={reviewAddress(slug, position)} />}>{position}</TextLink>,
        },
        { key: 'topic', header: 'Topic', cell: ({ topic }) => topic.topic_name },
        {
          key: 'state',
          header: 'State',
          cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
        },
        { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => <Duration milliseconds={time_ms} /> },
        { key: 'marks', header: 'Marks', align: 'end', cell: ({ so_far }) => marksInWords(so_far) },
      ]}
    />
  );
}

export function TopicTable({ topics }: { topics: readonly TopicResult[] }) {
  return (
    <Table
      caption="Result by topic"
      rows={topics}
      rowKey={({ topic }) => topic.slug}
      columns={[
        { key: 'topic', header: 'Topic', rowHeader: true, cell: ({ topic }) => topic.topic_name },
        { key: 'questions', header: 'Questions', align: 'end', cell: ({ questions }) => questions },
        { key: 'attempted', header: 'Attempted', align: 'end', cell: ({ attempted }) => attempted },
        { key: 'skipped', header: 'Skipped', align: 'end', cell: ({ skipped }) => skipped },
        { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => <Duration milliseconds={time_ms} /> },
        { key: 'marks', header: 'Marks', align: 'end', cell: ({ so_far }) => marksInWords(so_far) },
      ]}
    />
  );
}

function Duration({ milliseconds }: { milliseconds: number }) {
  return <span css={{ whiteSpace: 'nowrap' }}>{durationInWords(milliseconds)}</span>;
}
