import type { CourseProgress, Estimate, Tally } from '@api/contract';
import { gradeAt } from '@api/contract/grade-boundaries';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { EstimateBand, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { ENOUGH_PARTS, isVague } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { leadStyles } from './Section.tsx';
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

/** A course's predicted grade with its likely range, and the last work. */
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
      {work && <p css={leadStyles}>{work}</p>}
      <p css={leadStyles}>
        By our own grade boundaries; recent answers count more.{' '}
        <TextLink render={<Link to={evidenceAddress(filter)} />}>How we worked this out</TextLink>
      </p>
    </section>
  );
}

const estimateSection = css({ display: 'grid', gap: token.space[3] });
const asWideAsText = css({ maxInlineSize: token.measure });

type Estimated = Tally & { estimate: Estimate };

/** The overall estimate, drawn and in a sentence, with a link to its evidence. */
export function EstimateSection({ name, progress, filter }: { name: string; progress: Estimated; filter: EvidenceFilter }) {
  const { evidenceAddress } = useProgressSource();
  return (
    <section css={estimateSection} aria-label="Estimate">
      <EstimateBand css={asWideAsText} label={name} {...progress.estimate} vague={isVague(progress)} />
      <p css={leadStyles}>
        {estimateInWords(progress)}{' '}
        {progress.parts > 0 && <TextLink render={<Link to={evidenceAddress(filter)} />}>How we worked this out</TextLink>}
      </p>
    </section>
  );
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** No number without its uncertainty. */
function estimateInWords(progress: Estimated): string {
  const { value, low, high } = progress.estimate;
  const range = `${Math.round(100 * low)}–${percent(high)}`;
  if (progress.parts === 0) return `Nothing tried yet. Most learners score ${range}.`;
  const basis = `${counted(progress.parts, 'part')} of ${counted(progress.questions, 'question')}`;
  if (isVague(progress)) {
    return `Not enough answers yet for an estimate: ${basis} so far. It takes ${ENOUGH_PARTS} marked parts.`;
  }
  return `Estimated score: ${percent(value)} (likely ${range}). Based on ${basis}; recent answers count more.`;
}

/** Lowest first. */
const GRADES = [1, 2, 3, 4, 5, 6, 7] as const;

/** The grade of a course's estimate, and of the ends of its range. */
export function predictedGrade({ subject, estimate }: Pick<CourseProgress, 'subject' | 'estimate'>) {
  const scale = subject.slug.startsWith('math') ? 'maths' : 'science';
  const at = (share: number) => gradeAt(scale, 100 * share);
  return { grade: at(estimate.value), low: at(estimate.low), high: at(estimate.high) };
}
