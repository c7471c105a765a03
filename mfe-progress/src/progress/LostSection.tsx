import type { WeekProgress } from '@api/contract';
import { css } from '@emotion/react';
import { BarList, Sheet, token } from 'design-system';
import { Link } from 'react-router-dom';
import { allLost, LOST_REASONS, lostIn } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { sectionHeading, sectionLead, sectionStyles } from './sectionStyles.ts';
import { changeInWords, changes, lostInWords } from './weeks.ts';

const note = css({ margin: 0, marginBlockStart: token.space[4], fontSize: token.text.small, color: token.color.ink2 });

/** Where marks are lost, by the reasons that the learner gave while marking; each reason leads to what it cost. */
export function LostSection({ weeks, filter }: { weeks: readonly WeekProgress[]; filter: EvidenceFilter }) {
  const { evidenceAddress, reader } = useProgressSource();
  const lost = lostIn(weeks);
  const change = new Map(changes(weeks)?.map(({ reason, recent, before }) => [reason, { recent, before }]));
  const bars = LOST_REASONS.filter(({ reason }) => lost[reason] > 0).toSorted((a, b) => lost[b.reason] - lost[a.reason]);
  return (
    <section css={sectionStyles} aria-labelledby="lost">
      <h2 id="lost" css={sectionHeading}>
        Where marks are lost
      </h2>
      {allLost(lost) === 0 ? (
        <p css={sectionLead}>No mark lost in {weeks.length} weeks.</p>
      ) : (
        <>
          <p css={sectionLead}>
            {lostInWords(weeks)} {changeInWords(weeks, reader === 'self' ? 'you' : 'them')}
          </p>
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
              Marks lost, by the reasons that were given while marking.
              {change.size > 0 && ' In brackets, of 100 marks: before, and in the last four weeks.'}
            </p>
          </Sheet>
        </>
      )}
    </section>
  );
}
