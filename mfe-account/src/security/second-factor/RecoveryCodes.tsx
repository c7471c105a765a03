import { css } from '@emotion/react';
import { isApiError, messageOf, type Toast, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button, token } from 'design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { actions, words } from '../sheet-styles.ts';

const codesStyles = css({
  display: 'grid',
  // A code has 19 characters and stays on one line, so that nobody copies half of it.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20ch, 100%), 1fr))',
  gap: token.space[2],
  margin: 0,
  padding: token.space[4],
  listStyle: 'none',
  fontFamily: token.font.mono,
  background: token.color.sunken,
  borderRadius: token.radius.sheet,
});

/** Said where codes were made and the page was left before they came. */
export const NOT_SHOWN: Toast = {
  tone: 'info',
  text: 'You have new recovery codes, but left the page before they were shown. Make new ones under Security',
};

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { notify } = useHost();
  const all = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(all).then(
      () => notify({ tone: 'success', text: 'Copied' }),
      () => notify({ tone: 'error', text: 'Your browser did not let them be copied' }),
    );
  return (
    <>
      <FirstWords>
        Save these somewhere you can reach without your phone. Each works once in place of a code. You won’t see them again.
      </FirstWords>
      <ul css={codesStyles} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div css={actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveFile('recovery-codes.txt', new Blob([`${all}\n`], { type: 'text/plain' }))}>Download</Button>
      </div>
    </>
  );
}

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

/** What a refusal says, and which field of a form it is about. */
export function faultAt(error: unknown): { password?: string; code?: string } {
  if (!error) return {};
  const ofCode = isApiError(error) && (error.code === 'wrong_code' || error.issues.some(({ path }) => path === 'code'));
  return ofCode ? { code: messageOf(error) } : { password: messageOf(error) };
}
