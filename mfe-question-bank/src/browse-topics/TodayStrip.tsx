import { css } from '@emotion/react';
import { membersOnly, onDemand, useIsFirstDrawing, useSession } from '@shell/kit';
import { token } from 'design-system';

const TodayInShort = onDemand(() => import('./TodayInShort.tsx').then((module) => module.TodayInShort));

/** As high before it is filled as afterwards. */
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

/** Members find above the topics what is for today. Its room is kept before it is known who is there; what fills it comes afterwards. */
export function TodayStrip() {
  const firstDrawing = useIsFirstDrawing();
  const { user } = useSession();
  if (!user && !firstDrawing) return null;
  return (
    <aside css={[strip, firstDrawing && membersOnly]} aria-label="Today">
      {user && !firstDrawing && <TodayInShort />}
    </aside>
  );
}
