import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from './sheet-styles.ts';

const quietFocus = css({ outline: 'none' });

/** The words that a step of a dialog begins with. They take the focus: what had it at the step before is gone. */
export function FirstWords({ children }: { children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p css={[words, quietFocus]} ref={paragraph} tabIndex={-1}>
      {children}
    </p>
  );
}
