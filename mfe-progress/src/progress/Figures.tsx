import type { Tally } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { formatDate, media, Sheet, TextLink, token } from 'design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { daysAgo, pace } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: `${token.space[6]} ${token.space[5]}`,
  margin: 0,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const figure = css({ display: 'grid', gap: token.space[1], alignContent: 'start', minInlineSize: 0 });
const term = css({ fontSize: token.text.small, color: token.color.ink2 });
const number = css({
  margin: 0,
  fontFamily: token.font.serif,
  fontSize: token.text.heading2,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: token.leading.tight,
});
const small = css({ fontSize: token.text.control, fontFamily: token.font.sans, color: token.color.ink2 });
const madeOf = css({ margin: 0, fontSize: token.text.caption, color: token.color.ink3 });

/** Sums of a course or topic, with definitions and links to evidence. */
export function Figures({ tally, filter }: { tally: Tally; filter: EvidenceFilter }) {
  const { evidenceAddress } = useProgressSource();
  const minutes = pace(tally);
  const to = (name: string, more: EvidenceFilter = {}) => ({ to: evidenceAddress({ ...filter, ...more }), name });
  return (
    <Sheet>
      <dl css={list}>
        <Figure name="Parts answered" evidence={to('Parts answered')} madeOf={`of ${counted(tally.questions, 'question')}`}>
          {tally.parts}
        </Figure>
        <Figure
          name="Right first time"
          evidence={to('Right first time', { first: 'true' })}
          madeOf="marked first tries, solution unopened"
        >
          {tally.right_first} <span css={small}>of {tally.first_tries}</span>
        </Figure>
        <Figure name="Marks" evidence={to('Marks')} madeOf="of all marked parts">
          {tally.marks} <span css={small}>of {tally.of}</span>
        </Figure>
        <Figure
          name="Pace"
          evidence={to('Pace')}
          madeOf={
            minutes === null
              ? 'after 5 timed marks'
              : `over ${counted(tally.timed_marks, 'timed mark')}; exams allow about 1 min per mark`
          }
        >
          {minutes === 0 ? 'under 1' : (minutes ?? '–')} {minutes !== null && <span css={small}>min per mark</span>}
        </Figure>
        <Figure
          name="Last answered"
          evidence={to('Last answered')}
          madeOf={tally.last_at ? `on ${formatDate(tally.last_at)}` : 'nothing yet'}
        >
          {tally.last_at ? daysAgo(tally.last_at) : '–'}
        </Figure>
      </dl>
    </Sheet>
  );
}

interface FigureProps {
  name: string;
  evidence: { to: string; name: string };
  madeOf: string;
  children: ReactNode;
}

function Figure({ name, evidence, madeOf: words, children }: FigureProps) {
  return (
    <div css={figure}>
      <dt css={term}>
        <TextLink quiet css={{ textDecorationLine: 'underline' }} render={<Link to={evidence.to} />}>
          {name}
        </TextLink>
      </dt>
      <dd css={number}>{children}</dd>
      <dd css={madeOf}>{words}</dd>
    </div>
  );
}
