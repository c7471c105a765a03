import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of ProgressSteps; all others go to its `<ol>`. */
export interface ProgressStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly string[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  label?: string;
}

const list = css({ display: 'flex', gap: token.space[2] });
const step = css({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  paddingBlockStart: token.space[2],
  borderBlockStart: `2px solid ${token.color.lineStrong}`,
  color: token.color.ink3,
  fontSize: token.text.small,
  fontWeight: token.weight.medium,
  transition: `border-color ${token.motion.dialog}`,
  '&[data-state="done"], &[aria-current="step"]': { borderColor: token.color.accent, color: token.color.ink },
  '& svg': { inlineSize: token.space[4], blockSize: token.space[4], color: token.color.accent },
  [media.phone]: { '&:not([aria-current="step"]) > span:first-of-type': visuallyHidden },
});

/** The steps of a longer form. */
export function ProgressSteps({ steps, current, label = 'Steps', ...rest }: ProgressStepsProps) {
  return (
    <ol aria-label={label} {...rest} css={list}>
      {steps.map((name, index) => (
        <li
          key={name}
          data-state={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
          css={step}
        >
          {index < current && <Check aria-hidden="true" />}
          <span>{name}</span>
          {index < current && <span css={visuallyHidden}>, done</span>}
        </li>
      ))}
    </ol>
  );
}
