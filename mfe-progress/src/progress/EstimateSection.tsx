import type { Estimate, Tally } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { EstimateBand, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { ENOUGH_PARTS, isVague } from './figures.ts';
import { type EvidenceFilter, useProgressSource } from './progress-source.ts';
import { sectionLead } from './sectionStyles.ts';

const section = css({ display: 'grid', gap: token.space[3] });
const asWideAsText = css({ maxInlineSize: token.measure });

type Estimated = Tally & { estimate: Estimate };

/** The estimate of a course or topic as a whole, drawn and in a sentence, with a link to its evidence. */
export function EstimateSection({ name, progress, filter }: { name: string; progress: Estimated; filter: EvidenceFilter }) {
  const { evidenceAddress } = useProgressSource();
  return (
    <section css={section} aria-label="Estimate">
      <EstimateBand css={asWideAsText} label={name} {...progress.estimate} vague={isVague(progress)} />
      <p css={sectionLead}>
        {estimateInWords(progress)}{' '}
        {progress.parts > 0 && <TextLink render={<Link to={evidenceAddress(filter)} />}>How we worked this out</TextLink>}
      </p>
    </section>
  );
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** The band in a sentence; no number without its uncertainty. */
function estimateInWords(progress: Estimated): string {
  const { value, low, high } = progress.estimate;
  const range = `${Math.round(100 * low)}–${percent(high)}`;
  if (progress.parts === 0) return `Nothing tried yet. Most learners score ${range}.`;
  const basis = `${counted(progress.parts, 'part')} of ${counted(progress.questions, 'question')}`;
  if (isVague(progress)) {
    return `Not enough answers yet for an estimate: ${basis} so far, ${ENOUGH_PARTS} marked parts needed.`;
  }
  return `Estimated score: ${percent(value)} (likely ${range}). Based on ${basis}; recent answers count more.`;
}
