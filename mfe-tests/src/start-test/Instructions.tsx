import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ReactNode } from 'react';

/** Specification part 1, section 9, "Instructions shown before a test". */
const INSTRUCTIONS = [
  'Answer all questions and cross-check with the provided answers.',
  'Mark a question completed to proceed; you may go back to earlier questions.',
  'Submit at the end.',
  'If the timer runs out before you submit, the data up to then is saved.',
];

/** The platform's additions. */
export const WHAT_OPENS = 'Every change is saved as you make it, even offline. Once you submit, you see every answer.';

const frame = css({ display: 'grid', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const list = css({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  paddingInlineStart: token.space[5],
  listStyle: 'disc',
  color: token.color.ink2,
});

interface InstructionsProps {
  title: string;
  headingLevel: 2 | 3;
  children?: ReactNode;
}

/** The rules of every test, read before its clock starts. */
export function Instructions({ title, headingLevel, children }: InstructionsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={frame}>
      <Heading css={heading}>{title}</Heading>
      <ul css={list}>
        {INSTRUCTIONS.map((instruction) => (
          <li key={instruction}>{instruction}</li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  );
}
