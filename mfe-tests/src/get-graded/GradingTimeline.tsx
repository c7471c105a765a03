import type { TestGrading } from '@api/contract';
import { css } from '@emotion/react';
import { DateTime, Sheet, token, VisuallyHidden } from 'design-system';
import Check from 'lucide-react/icons/check';

const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const frame = css({ display: 'grid', gap: token.space[4] });
const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${token.space[6]} minmax(0, 1fr)`,
  gap: token.space[3],
  paddingBlockEnd: token.space[5],
  color: token.color.ink3,
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&[data-state="done"], &[data-state="next"]': { color: token.color.ink },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${token.space[6]} 0`,
    insetInlineStart: `calc(${token.space[3]} - 1px)`,
    borderInlineStart: `2px solid ${token.color.line}`,
  },
  '&[data-state="done"]:not(:last-of-type)::before': { borderColor: token.color.attempted },
});
const dot = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.space[6],
  blockSize: token.space[6],
  borderRadius: token.radius.full,
  border: `2px solid ${token.color.lineStrong}`,
  '& svg': { inlineSize: token.space[4], blockSize: token.space[4] },
  '[data-state="done"] > &': {
    borderColor: token.color.attempted,
    background: token.color.attemptedSoft,
    color: token.color.attempted,
  },
  '[data-state="next"] > &': { borderColor: token.color.accent },
});
const words = css({ display: 'grid', fontSize: token.text.control });
const label = css({ fontWeight: token.weight.medium });
const when = css({ fontSize: token.text.small, color: token.color.ink2 });

/** The steps of a grading, and when the report is due. */
export function GradingTimeline({ grading }: { grading: TestGrading }) {
  const underWay = grading.due_at !== null && grading.state !== 'returned';
  return (
    <Sheet padding="compact">
      <div css={frame}>
        <h2 css={heading}>Your grading</h2>
        <ol css={list}>
          {gradingSteps(grading).map(({ label: name, at, state }, index, all) => (
            <li key={name} css={step} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
              <span css={dot} aria-hidden="true">
                {state === 'done' && <Check />}
              </span>
              <span css={words}>
                <span css={label}>
                  {name}
                  {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
                </span>
                {at && <DateTime at={at} format="dateTime" css={when} />}
                {underWay && index === all.length - 1 && grading.due_at && (
                  <span css={when}>
                    Due by <DateTime at={grading.due_at} format="dateTime" />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

const ORDER = ['submitted', 'paid', 'claimed', 'graded', 'returned'] as const;
const LABELS = {
  submitted: 'Answer sheet uploaded',
  paid: 'Paid',
  claimed: 'With a teacher',
  graded: 'Marked',
  returned: 'Report returned',
} as const;

function gradingSteps(grading: TestGrading) {
  const reached = grading.state === 'none' ? -1 : ORDER.indexOf(grading.state);
  return ORDER.map((key, index) => ({
    label: LABELS[key],
    at: index <= reached ? grading[`${key}_at`] : null,
    state: index <= reached ? 'done' : index === reached + 1 ? 'next' : 'ahead',
  }));
}
