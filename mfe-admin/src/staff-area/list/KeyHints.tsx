import { css } from '@emotion/react';
import { Button, Kbd, media, token } from 'design-system';

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[3]}`,
  marginInlineEnd: 'auto',
  color: token.color.ink3,
  fontSize: token.text.small,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: token.space[1] },
  // A touch-only device has no keys.
  [media.coarse]: { display: 'none' },
  [media.phone]: { display: 'none' },
});

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

/** A list's main keys, and a button for all. */
export function KeyHints({ hints, onShowKeys }: { hints: readonly KeyHint[]; onShowKeys: () => void }) {
  return (
    <div css={frame}>
      {hints.map(({ keys: names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {does}
        </span>
      ))}
      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onShowKeys}>
        All keys
      </Button>
    </div>
  );
}
