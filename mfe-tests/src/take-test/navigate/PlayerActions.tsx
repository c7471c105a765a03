import { css } from '@emotion/react';
import { pageBar } from '@shell/kit/page-bar';
import { Button, media, token } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import { useAttempt } from '../attempt.ts';
import { wordsAlone } from '../player-layout.tsx';
import { progressOf } from '../save/outbox.ts';

const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: token.layer.sticky,
  borderBlockStart: `1px solid ${token.color.line}`,
  background: token.color.surface,
});
const inner = css({
  display: 'flex',
  gap: token.space[3],
  maxInlineSize: token.size.page,
  marginInline: 'auto',
  paddingBlock: token.space[3],
  paddingInline: token.size.margin,
  '& > :nth-of-type(2)': { marginInlineStart: 'auto' },
  // Three buttons fit one line on a phone.
  [media.phone]: {
    flexWrap: 'wrap',
    gap: token.space[2],
    paddingInline: token.space[3],
    '& > button': { paddingInline: token.space[3] },
  },
  [wordsAlone]: {
    '& > button:not([aria-busy="true"]) svg': { display: 'none' },
    '& > button:last-of-type': { flexGrow: 1 },
  },
});
const messageStyles = css({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  display: 'grid',
  justifyContent: 'center',
  paddingBlockEnd: token.space[3],
  pointerEvents: 'none',
  '& > span': {
    padding: `${token.space[2]} ${token.space[4]}`,
    borderRadius: token.radius.full,
    background: token.color.ink,
    color: token.color.paper,
    fontSize: token.text.small,
    fontWeight: token.weight.medium,
    boxShadow: token.shadow.dialog,
  },
});
const flaggedStyles = css({ '& svg': { fill: 'currentColor', color: token.color.medium } });

/** Flag, skip, next; on the last question Next completes the test. */
export function PlayerActions() {
  const message = useAttempt((state) => state.message);
  const busy = useAttempt(({ ending }) => ending.kind !== 'no');
  const isLast = useAttempt(({ index, questions }) => index === questions.length - 1);
  const flagged = useAttempt((state) => progressOf(state, state.questions[state.index]?.question_id ?? 0).flagged);
  const act = useAttempt((state) => state.act);
  const goOn = useAttempt((state) => state.goOn);
  return (
    <div ref={pageBar} css={bar}>
      <div role="status" css={messageStyles}>
        {message && <span>{message}</span>}
      </div>
      <div css={inner}>
        <Button icon={<Flag />} aria-pressed={flagged} css={flagged && flaggedStyles} disabled={busy} onClick={() => act('flag')}>
          {flagged ? 'Flagged' : 'Flag'}
        </Button>
        <Button disabled={busy} onClick={() => act('skip')}>
          Skip
        </Button>
        <Button variant="primary" iconEnd={isLast ? <Check /> : <ArrowRight />} loading={busy} onClick={goOn}>
          {isLast ? 'Complete Test' : 'Next question'}
        </Button>
      </div>
    </div>
  );
}
