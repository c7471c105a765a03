import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { formatSeconds, WARNING_SECONDS } from '@shell/kit/countdown';
import { useHiddenClock } from '@shell/kit/hidden-clock';
import { Button, IconButton, media, SaveStatus as Status, token, VisuallyHidden } from 'design-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Keyboard from 'lucide-react/icons/keyboard';
import { testTitle } from '../test-labels.ts';
import { useAttempt } from './attempt.ts';
import { wordsAlone } from './player-layout.tsx';
import type { SaveState } from './save/saving-state.ts';

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: token.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[4],
  minBlockSize: token.size.navbar,
  paddingBlock: token.space[2],
  paddingInline: token.space[6],
  borderBlockEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
  [media.phone]: { flexWrap: 'wrap', gap: token.space[2], paddingInline: token.space[3] },
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: token.space[8],
  blockSize: token.space[8],
  borderRadius: token.radius.control,
  background: token.color.accent,
  color: token.color.onAccent,
  fontFamily: token.font.serif,
  fontSize: token.text.heading3,
  fontWeight: token.weight.heading,
  [wordsAlone]: { display: 'none' },
});
const heading = css({
  margin: 0,
  overflow: 'hidden',
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.heading,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // Too long for a phone, but still the page's heading.
  [media.phone]: { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' },
});
const status = css({
  display: 'flex',
  flex: 'none',
  maxInlineSize: '40%',
  [media.phone]: {
    flex: '1 1 5rem',
    maxInlineSize: 'none',
    minInlineSize: 0,
    // Errors are long.
    '&:has([data-trouble])': { order: 1, flexBasis: '100%' },
  },
});
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  marginInlineStart: 'auto',
  flex: 'none',
  [media.phone]: { gap: token.space[1] },
});
const clock = css({
  fontSize: token.text.heading3,
  fontWeight: token.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { fontSize: token.text.lead },
});
const extra = css({ color: token.color.ink2, fontSize: token.text.small, fontVariantNumeric: 'tabular-nums' });
const red = css({ color: token.color.redPen });
const wide = css({ [media.phone]: { display: 'none' } });

/** Title, save status, time left, exit. */
export function TestBar() {
  const test = useAttempt((state) => state.test);
  const secondsLeft = useAttempt((state) => state.secondsLeft);
  const show = useAttempt((state) => state.show);
  const [hidden, setHidden] = useHiddenClock();
  const timed = secondsLeft !== null;
  const urgent = timed && secondsLeft <= WARNING_SECONDS;
  return (
    <header css={bar}>
      <span css={mark} aria-hidden="true">
        Σ
      </span>
      <h1 css={heading}>{testTitle(test)}</h1>
      <div css={status}>
        <SaveStatus />
      </div>
      <div css={end}>
        {!timed && <span css={clock}>Untimed</span>}
        {timed && test.extra_time > 0 && !hidden && (
          <span css={[extra, wide]}>
            <VisuallyHidden>Extra time: </VisuallyHidden>+{test.extra_time}%
          </span>
        )}
        {timed && !hidden && (
          <span role="timer" aria-label="Time left" data-urgent={urgent || undefined} css={[clock, urgent && red]}>
            {formatSeconds(secondsLeft)}
          </span>
        )}
        {timed && (
          <IconButton
            label={hidden ? 'Show the clock' : 'Hide the clock'}
            icon={hidden ? <Eye /> : <EyeOff />}
            onClick={() => setHidden(!hidden)}
          />
        )}
        <span css={wide}>
          <IconButton label="Keyboard shortcuts" icon={<Keyboard />} onClick={() => show({ listing: true })} />
        </span>
        <Button onClick={() => show({ asking: true })}>End Test</Button>
      </div>
    </header>
  );
}

const STATES = { saved: 'saved', saving: 'saving', unsent: 'waiting', refused: 'refused' } as const;

function SaveStatus() {
  const save = useAttempt((state) => state.save);
  return (
    <Status state={STATES[save.kind]} at={save.kind === 'saved' ? save.at : null}>
      {saveLabel(save)}
    </Status>
  );
}

/** Details: "Offline: 3 changes saved on this device", "3 changes saved on this device: Something went wrong". */
function saveLabel(save: SaveState): string | undefined {
  if (save.kind === 'refused') return save.message;
  if (save.kind !== 'unsent') return undefined;
  if (save.changes === 0) return save.said ?? 'Offline: everything was saved';
  const where = `${counted(save.changes, 'change')} ${save.onDevice ? 'saved on this device' : 'not saved yet, keep this tab open'}`;
  return save.said ? `${where}: ${save.said}` : `Offline: ${where}`;
}
