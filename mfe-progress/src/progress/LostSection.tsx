import type { WeekProgress } from '@api/contract';
import { css } from '@emotion/react';
import { BarList, Sheet, token } from 'design-system';
import { Link } from 'react-router-dom';
import { LOST_REASONS, lostIn } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { Section } from './Section.tsx';
import { changeInWords, changes, lostInWords } from './weeks.ts';

const note = css({ margin: 0, marginBlockStart: token.space[4], fontSize: token.text.small, color: token.color.ink2 });

/** Marks lost by reason, linked to evidence. */
export function LostSection({ weeks, filter }: { weeks: readonly WeekProgress[]; filter: EvidenceFilter }) {
  const { evidenceAddress, reader } = useProgressSource();
  const lost = lostIn(weeks);
  const change = new Map(changes(weeks)?.map(({ reason, recent, before }) => [reason, { recent, before }]));
  const bars = LOST_REASONS.filter(({ reason }) => lost[reason] > 0).toSorted((a, b) => lost[b.reason] - lost[a.reason]);
  return (
    <Section
      id="lost"
      title="Where marks are lost"
      lead={
        bars.length === 0
          ? `No mark lost in ${weeks.length} weeks.`
          : [lostInWords(weeks), changeInWords(weeks, reader === 'self' ? 'you' : 'them')].filter(Boolean).join(' ')
      }
    >
      {bars.length > 0 && (
        <Sheet>
          <BarList
            tone="redPen"
            bars={bars.map(({ reason, name }) => {
              const rate = change.get(reason);
              return {
                key: reason,
                label: name,
                value: lost[reason],
                text: rate ? `${lost[reason]} (${rate.before} → ${rate.recent})` : lost[reason],
                render: <Link to={evidenceAddress({ ...filter, lost: reason })} />,
              };
            })}
          />
          <p css={note}>
            Marks lost, by the reason given.
            {change.size > 0 && ' In brackets, of 100 marks: before, and in the last four weeks.'}
          </p>
        </Sheet>
      )}
    </Section>
  );
}
