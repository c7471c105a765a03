import { css } from '@emotion/react';
import { membersOnly, onDemand, useIsHydrating, useSession } from '@shell/kit';
import { token } from 'design-system';

const TodayInShort = onDemand(() => import('./TodayInShort.tsx').then((module) => module.TodayInShort));

const strip = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  blockSize: `calc(${token.size.target} + ${token.space[3]})`,
  paddingInline: token.space[4],
  marginBlockStart: token.space[4],
  borderRadius: token.radius.control,
  background: token.color.accentSoft,
});

/** Today's plan for members, in space reserved until the session is known. */
export function TodayStrip() {
  const hydrating = useIsHydrating();
  const { user } = useSession();
  if (!user && !hydrating) return null;
  return (
    <aside css={[strip, hydrating && membersOnly]} aria-label="Today">
      {user && !hydrating && <TodayInShort />}
    </aside>
  );
}
