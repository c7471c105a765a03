import type { TransferPreview } from '@api/contract';
import { LONGEST_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted, messageOf } from '@shell/kit';
import { Banner, Button, Sheet, TextField, token } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { placeName } from './place-name.ts';
import { stack } from './transfer-list.ts';
import type { useTransfer } from './use-transfer.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[4],
  '& > :first-of-type': { flex: '1 1 16rem' },
});
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });

interface SendTransferProps extends Pick<TransferPreview, 'from' | 'to' | 'touching'> {
  transfer: ReturnType<typeof useTransfer>;
}

/** What will happen to the chosen questions, and why if one likes; then they go, all at once. */
export function SendTransfer({ from, to, touching, transfer }: SendTransferProps) {
  const { left, count, leavingOtherLevel } = transfer;
  const elsewhere = to !== null && to.subject?.slug !== from.subject?.slug;
  const [reason, setReason] = useState('');
  return (
    <Sheet css={stack}>
      {transfer.refused && <Banner tone="error">{messageOf(transfer.refused)}</Banner>}
      <p css={quiet}>
        {to
          ? `They get the next numbers of ${placeName(to, from)}, in their order. Answers, marks and what learners have shown stay with them.`
          : 'Choose where they go.'}
        {left.size === 0 && touching > 0 && ` ${counted(touching, 'question')} that only touch this topic go along.`}
        {elsewhere && ' They leave their further topics, which are of this subject.'}
        {leavingOtherLevel > 0 &&
          ` ${counted(leavingOtherLevel, 'question')} will no longer be listed in the other level, which has no topic of that number.`}
      </p>
      <div css={bar}>
        <TextField
          label="Reason (optional)"
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          variant="primary"
          icon={<ArrowRight />}
          loading={transfer.sending}
          disabled={!to || (count === 0 && touching === 0)}
          onClick={() => void transfer.send(reason)}
        >
          {to ? `Transfer ${counted(count, 'question')} to ${to.topic_number}` : 'Transfer'}
        </Button>
      </div>
    </Sheet>
  );
}
