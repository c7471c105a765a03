import type { TexFault } from '@api/contract';
import { css } from '@emotion/react';
import { Button, token } from 'design-system';
import { plainList } from '../../staff-area/styles.ts';

const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: token.space[3],
  alignItems: 'center',
});
const source = css({
  display: 'block',
  marginBlockStart: token.space[1],
  fontFamily: token.font.mono,
  fontSize: token.text.small,
  color: token.color.redPen,
  overflowWrap: 'anywhere',
});
const place = css({ fontWeight: token.weight.medium });

interface TexFaultsProps {
  faults: readonly TexFault[];
  onFind: (fault: TexFault) => void;
}

/** Broken formulae, linked to their places. */
export function TexFaults({ faults, onFind }: TexFaultsProps) {
  return (
    <ul css={plainList[3]}>
      {faults.map((fault, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same formula may be broken twice on one line.
        <li key={index} css={item}>
          <div>
            <span css={place}>{fault.place}.</span> {fault.message}.<code css={source}>{fault.piece}</code>
          </div>
          <Button size="small" variant="quiet" aria-label={`Show in the form: ${fault.place}`} onClick={() => onFind(fault)}>
            Show
          </Button>
        </li>
      ))}
    </ul>
  );
}
