import type { CourseProgress } from '@api/contract';
import { css } from '@emotion/react';
import { TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { GRADES, predictedGrade } from './predicted-grade.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { sectionLead } from './sectionStyles.ts';
import { lastWorkInWords } from './weeks.ts';

const section = css({ display: 'grid', gap: token.space[3] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const serif = { fontFamily: token.font.serif, fontWeight: token.weight.strong, lineHeight: token.leading.tight };
const words = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: token.space[3], margin: 0 });
const number = css({ ...serif, fontSize: token.text.display });
const range = css({ color: token.color.ink2 });
const scale = css({ display: 'flex', gap: token.space[1], maxInlineSize: token.measure });
const cell = css({
  flex: 1,
  paddingBlock: token.space[1],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.space[1],
  background: token.color.sunken,
  color: token.color.ink3,
  fontSize: token.text.small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&[data-likely]': { borderColor: token.color.accent, background: token.color.accentSoft, color: token.color.ink },
  '&[data-predicted]': { background: token.color.accent, color: token.color.onAccent, fontWeight: token.weight.strong },
});

/** The grade that a course's estimate comes to, with its likely range, and what the last work was. */
export function PredictedGrade({ course, filter }: { course: CourseProgress; filter: EvidenceFilter }) {
  const { evidenceAddress } = useProgressSource();
  const { grade, low, high } = predictedGrade(course);
  const work = lastWorkInWords(course.weeks);
  return (
    <section css={section} aria-labelledby="predicted-grade">
      <h2 id="predicted-grade" css={heading}>
        Predicted grade
      </h2>
      <p css={words}>
        <span css={number}>{grade}</span>
        <span css={range}>{low === high ? `almost certainly a ${grade}` : `likely ${low}–${high}`}</span>
      </p>
      <div css={scale} aria-hidden="true">
        {GRADES.map((each) => (
          <span
            key={each}
            css={cell}
            data-likely={(each >= low && each <= high) || undefined}
            data-predicted={each === grade || undefined}
          >
            {each}
          </span>
        ))}
      </div>
      {work && <p css={sectionLead}>{work}</p>}
      <p css={sectionLead}>
        By our own grade boundaries; recent answers count more.{' '}
        <TextLink render={<Link to={evidenceAddress(filter)} />}>How we worked this out</TextLink>
      </p>
    </section>
  );
}
