import type { PlanVersion, StaffPlan } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ReactNode } from 'react';
import { datedMoment } from '../staff-area/formats.tsx';
import { limitWords, priceWords } from './plan-labels.ts';

const versions = css({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.text.small,
});
const version = css({
  display: 'grid',
  gap: token.space[1],
  padding: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const quiet = css({ color: token.color.ink3 });
const part = css({ display: 'grid', gap: token.space[2] });
const partName = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, fontWeight: token.weight.medium });

interface VersionsProps {
  heading: string;
  plan: StaffPlan;
  versions: readonly PlanVersion[];
  /** What else is said of a version, or can be done with it. */
  children: (version: PlanVersion) => ReactNode;
}

/** Versions of a plan that are not on sale today; nothing if there are none. */
export function Versions({ heading, plan, versions: shown, children }: VersionsProps) {
  if (shown.length === 0) return null;
  return (
    <section css={part}>
      <h3 css={partName}>{heading}</h3>
      <ul css={versions}>
        {shown.map((each) => (
          <li key={each.version} css={version}>
            <Terms plan={plan} terms={each} />
            {children(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One version: what it costs and allows, from when on, and who made it why. */
function Terms({ plan, terms }: { plan: StaffPlan; terms: PlanVersion }) {
  return (
    <>
      <strong>{priceWords(terms, plan)}</strong>
      <span>{limitWords(terms)}</span>
      <span>{terms.details.join(' · ')}</span>
      {terms.version > 1 ? (
        <span css={quiet}>
          From {datedMoment(terms.effective_from)}, by {terms.created_by?.name ?? 'somebody who has left'}: {terms.reason}
        </span>
      ) : (
        <span css={quiet}>As the product came.</span>
      )}
    </>
  );
}
