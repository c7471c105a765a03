import type { LostMarkReason, SelfMarkTrend } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { LOST_MARK_REASONS } from '@shell/kit/self-marking';
import { formatDate, token } from 'design-system';

/** As many fit on a phone. */
const COLUMNS = 12;

const COLOURS: Readonly<Record<LostMarkReason, string>> = {
  method: token.color.accent,
  accuracy: token.color.medium,
  misread: token.color.skipped,
  notation: token.color.attempted,
  time: token.color.ink3,
};

const figure = css({ display: 'grid', gap: token.space[5], margin: 0 });
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[2]} ${token.space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.text.small,
});
const entry = css({ display: 'flex', alignItems: 'center', gap: token.space[2] });
const swatch = css({ inlineSize: token.space[3], blockSize: token.space[3], borderRadius: token.space[1] });
const plot = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(0, ${token.space[16]})`,
  justifyContent: 'start',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const column = css({
  display: 'grid',
  gap: token.space[2],
  justifyItems: 'center',
  fontSize: token.text.caption,
  color: token.color.ink2,
});
const track = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '1px',
  inlineSize: '100%',
  blockSize: `calc(${token.size.popup} / 1.5)`,
  borderRadius: token.space[1],
  background: token.color.sunken,
  overflow: 'clip',
});
const noReason = css({ background: token.color.lineStrong });
const caption = css({ fontSize: token.text.small, color: token.color.ink2 });

/** A column per recent test: the share of marks lost, by reason. */
export function LostMarksChart({ tests }: { tests: SelfMarkTrend['tests'] }) {
  const shown = tests.slice(-COLUMNS);
  const withoutReason = shown.some(({ unexplained }) => unexplained > 0);
  return (
    <figure css={figure} aria-label="Marks lost in each test, by reason">
      <ul css={legend} aria-label="Reasons">
        {LOST_MARK_REASONS.map(({ reason, name }) => (
          <li key={reason} css={entry}>
            <span css={swatch} style={{ background: COLOURS[reason] }} aria-hidden="true" />
            {name}
          </li>
        ))}
        {withoutReason && (
          <li css={entry}>
            <span css={[swatch, noReason]} aria-hidden="true" />
            No reason
          </li>
        )}
      </ul>
      <ol css={plot} aria-hidden="true">
        {shown.map(({ slug, submitted_at, lost, marks, unexplained }) => (
          <li key={slug} css={column}>
            <span css={track}>
              {shares(lost, marks).map(({ reason, percent }) => (
                <span key={reason} style={{ blockSize: `${percent}%`, background: COLOURS[reason] }} />
              ))}
              <span css={noReason} style={{ blockSize: `${(100 * (unexplained ?? 0)) / Math.max(1, marks)}%` }} />
            </span>
            {formatDate(submitted_at, 'shortDay')}
          </li>
        ))}
      </ol>
      <figcaption css={caption}>
        Full column = all marks lost
        {tests.length > COLUMNS && ` The newest ${COLUMNS} of ${tests.length} tests are drawn.`}
      </figcaption>
    </figure>
  );
}

interface Share {
  reason: LostMarkReason;
  name: string;
  marks: number;
  percent: number;
}

/** Lost marks by reason as parts of `of` marks, in the legend's order. */
export function shares(lost: SelfMarkTrend['lost'], of: number): Share[] {
  return LOST_MARK_REASONS.map(({ reason, name }) => ({
    reason,
    name,
    marks: lost[reason],
    percent: of > 0 ? (100 * lost[reason]) / of : 0,
  })).filter(({ marks }) => marks > 0);
}

/** With or without a reason. */
export function allLost({ lost, unexplained }: Pick<SelfMarkTrend, 'lost' | 'unexplained'>): number {
  // Older APIs know no marks without a reason.
  return LOST_MARK_REASONS.reduce((sum, { reason }) => sum + lost[reason], unexplained ?? 0);
}

const list = new Intl.ListFormat('en-GB');

/** "Most often: method, 3 marks (42%)." or "Equally often: …"; empty if no reason was given, or all are equal. */
export function mostOften({ lost, unexplained }: Pick<SelfMarkTrend, 'lost' | 'unexplained'>): string | null {
  const all = shares(lost, allLost({ lost, unexplained }));
  const most = Math.max(0, ...all.map(({ marks }) => marks));
  const first = all.filter(({ marks }) => marks === most);
  const [one] = first;
  if (!one || first.length === LOST_MARK_REASONS.length) return null;
  const names = list.format(first.map(({ name }) => name.toLowerCase()));
  if (first.length > 1) return `Equally often: ${names}, ${counted(most, 'mark')} each.`;
  return `Most often: ${names}, ${counted(most, 'mark')} (${Math.floor(one.percent)}%).`;
}
