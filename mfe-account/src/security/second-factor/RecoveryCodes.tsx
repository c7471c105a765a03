import { css } from '@emotion/react';
import { isApiError, messageOf, type Toast, useHost } from '@shell/kit';
import { saveFile } from '@shell/kit/save-file';
import { Button, token } from 'design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { actions, words } from '../sheet-styles.ts';

const codesStyles = css({
  display: 'grid',
  // One line, so that nobody copies half a code.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20ch, 100%), 1fr))',
  gap: token.space[2],
  margin: 0,
  padding: token.space[4],
  listStyle: 'none',
  fontFamily: token.font.mono,
  background: token.color.sunken,
  borderRadius: token.radius.sheet,
});

/** For codes made after their page was left. */
export const NOT_SHOWN: Toast = {
  tone: 'info',
  text: 'You have new recovery codes, but left the page before they were shown. Make new ones under Security',
};

/** Recovery codes, shown once. */
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

/** A step's first words, focused, as the former step's focus is gone. */
export function FirstWords({ children }: { children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p css={[words, quietFocus]} ref={paragraph} tabIndex={-1}>
      {children}
    </p>
  );
}

/** An error, by the field it is about. */
export function faultAt(error: unknown): { password?: string; code?: string } {
  if (!error) return {};
  const ofCode = isApiError(error) && (error.code === 'wrong_code' || error.issues.some(({ path }) => path === 'code'));
  return ofCode ? { code: messageOf(error) } : { password: messageOf(error) };
}
