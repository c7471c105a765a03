import type { TransferPreview } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Button, Sheet, token } from 'design-system';
import { momentOf } from '../../staff-area/formats.tsx';
import { placeName } from './place-name.ts';
import { list, row, stack } from './transfer-list.ts';

const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });

interface RecentTransfersProps extends Pick<TransferPreview, 'from' | 'recent'> {
  takingBack: boolean;
  onTakeBack: (id: number) => void;
}

/** The latest transfers from or to a topic, each with the way back. */
export const RecentTransfers = ({ from: here, recent, takingBack, onTakeBack }: RecentTransfersProps) => (
  <Sheet css={stack}>
    <h2 css={heading}>Lately</h2>
    <ul css={list}>
      {recent.map(({ id, at, by, moved, from, to }) => (
        <li key={id} css={row}>
          <span>
            {counted(moved, 'question')} from {placeName(from, here)} to {placeName(to, here)}, {momentOf(at)}
            {by && ` by ${by.name}`}
          </span>
          <Button size="small" loading={takingBack} onClick={() => onTakeBack(id)}>
            Take back
          </Button>
        </li>
      ))}
    </ul>
  </Sheet>
);
