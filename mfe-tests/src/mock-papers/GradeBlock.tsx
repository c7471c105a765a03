import type { MockGrade } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { EstimateBand, LoadingRegion, Sheet, Skeleton, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';

const frame = css({ display: 'grid', gap: token.space[5] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const large = css({
  margin: 0,
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
const quiet = css({ margin: 0, color: token.color.ink2 });
const scale = css({ position: 'relative', blockSize: token.space[6], fontSize: token.text.small, color: token.color.ink2 });
const mark = css({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: `1px solid ${token.color.lineStrong}`,
  '&[data-reached="true"]': { color: token.color.ink, fontWeight: token.weight.strong },
});
const reasons = css({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: token.color.ink2,
});

/** A mock paper's grade by our own boundaries, with its uncertainty. */
export function GradeBlock({ slug }: { slug: string }) {
  const grade = useApi('GET /api/test/:slug/grade', { params: { slug } }, { staleTime: 0 });
  if (grade.isPending) return <GradeLoading />;
  if (grade.isLoadingError) {
    return <LoadFailed title="The grade did not load" answer={grade} />;
  }
  return (
    <Sheet render={<section aria-labelledby="grade" />}>
      <div css={frame}>
        <h2 id="grade" css={heading}>
          Grade
        </h2>
        {grade.data.grade ? <Told grade={grade.data} /> : <NotYet grade={grade.data} />}
        <p css={quiet}>
          <TextLink render={<Link to={addressOf('mock-paper', { code: grade.data.code })} />}>The paper and its code</TextLink>
        </p>
      </div>
    </Sheet>
  );
}

function NotYet({ grade: { marked, marks, needed } }: { grade: MockGrade }) {
  return (
    <p css={quiet}>
      No grade yet: {marked} of {marks} marks are given so far, and from {needed} on there is one. Mark your work, or have it
      graded.
    </p>
  );
}

function Told({ grade: { grade, score, uncertainty, boundaries, marks, marked, marked_by, untimed } }: { grade: MockGrade }) {
  if (!grade || score === null || !uncertainty) return null;
  const { grade: reached, low, high } = grade;
  return (
    <>
      <div>
        <p css={large}>{reached}</p>
        <p css={quiet}>{low === high ? 'almost certainly' : `between ${low} and ${high}`}</p>
      </div>
      <div>
        <EstimateBand
          label="Score"
          value={score / 100}
          low={(score - uncertainty.all) / 100}
          high={(score + uncertainty.all) / 100}
        />
        <div css={scale} aria-hidden="true">
          {boundaries.map(({ grade: number, from }, index) => {
            const to = boundaries[index - 1]?.from ?? 100;
            return (
              <span
                key={number}
                css={mark}
                data-reached={number === reached}
                style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
              >
                {number}
              </span>
            );
          })}
        </div>
      </div>
      <ul css={reasons}>
        <li>
          {score}% of {marked === marks ? `all ${counted(marks, 'mark')}` : `the ${marked} marks that are given, of ${marks}`}.
          Our grade boundaries:{' '}
          {boundaries
            .filter(({ grade: number }) => number > 1)
            .map(({ grade: number, from }) => `${number} from ${from}%`)
            .join(', ')}
          . The IB sets its own after each session.
        </li>
        <li>
          Expect ±{uncertainty.all} points on a similar paper, four times in five. {madeOf(uncertainty)}
        </li>
        {marked_by.self > 0 && <li>{counted(marked_by.self, 'mark')} you gave yourself; a teacher might see them otherwise.</li>}
        {untimed && <li>You took it untimed; the exam is timed.</li>}
      </ul>
    </>
  );
}

/** Parts of the range, which add up by squares. */
function madeOf({ questions, unmarked, self_marked }: NonNullable<MockGrade['uncertainty']>): string {
  const parts = [
    `${questions} come from how few questions a paper has`,
    ...(unmarked > 0 ? [`${unmarked} from what is not marked yet`] : []),
    ...(self_marked > 0 ? [`${self_marked} from marking oneself`] : []),
  ];
  return `${new Intl.ListFormat('en-GB').format(parts)}.`;
}

function GradeLoading() {
  return (
    <Sheet render={<LoadingRegion />}>
      <div css={frame}>
        <Skeleton width="20%" />
        <Skeleton shape="block" height={token.space[10]} width="30%" />
        <Skeleton shape="block" height="10rem" />
      </div>
    </Sheet>
  );
}
