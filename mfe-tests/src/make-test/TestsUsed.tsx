import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { Badge, Tooltip, token } from 'design-system';

const counter = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: token.size.target,
  fontVariantNumeric: 'tabular-nums',
  border: 0,
  background: 'none',
  padding: 0,
  font: 'inherit',
  cursor: 'help',
});

/** Tests made this calendar month out of the plan's cap; nothing where there is none. Specification part 1, section 9. */
export function TestsUsed({ used, limit }: { used: number; limit: number | null }) {
  const { variant } = useSite();
  if (limit === null) return null;
  return (
    <Tooltip
      text={variant === 'full' ? 'Subscribe to unlock unlimited tests.' : 'The count starts again on the first of next month.'}
    >
      <button type="button" css={counter}>
        <Badge tone={used >= limit ? 'danger' : 'neutral'}>
          {used}/{limit} tests this month
        </Badge>
      </button>
    </Tooltip>
  );
}
