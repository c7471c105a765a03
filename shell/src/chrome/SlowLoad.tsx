import { css } from '@emotion/react';
import { token } from 'design-system';
import { useEffect, useState } from 'react';
import { useSlowLoads } from '../api/slow-loads.ts';

const place = css({
  position: 'fixed',
  insetBlockEnd: token.space[6],
  insetInline: token.space[4],
  zIndex: token.layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});
const note = css({
  margin: 0,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.full,
  background: token.color.surface,
  boxShadow: token.shadow.sheet,
  color: token.color.ink,
  fontSize: token.text.control,
});

/** Background loads do not count. */
const showsOutline = () => document.querySelector('[role="status"][aria-busy="true"]') !== null;

/** Reports a slow page, above it, so that nothing moves. */
export function SlowLoad() {
  const slow = useSlowLoads(({ count }) => count > 0);
  const [told, setTold] = useState(false);
  useEffect(() => setTold(slow && showsOutline()), [slow]);
  return (
    <div role="status" css={place}>
      {told && <p css={note}>This is taking longer than usual. Still trying…</p>}
    </div>
  );
}
