import type { TodayReply } from '@api/contract';
import { css } from '@emotion/react';
import { useApiMutation } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { Sheet, Typeset, token } from 'design-system';
import { cardHeading, cardLead, cardStyles } from './cardStyles.ts';

/** Excerpt of the reply; the doubt's page shows all of it. */
const EXCERPT = '8rem';
const excerpt = css({
  maxBlockSize: EXCERPT,
  overflow: 'clip',
  fontSize: token.text.small,
  // Only what is longer fades out.
  maskImage: `linear-gradient(#000 calc(${EXCERPT} - ${token.space[8]}), transparent ${EXCERPT})`,
});
const plain = css({ margin: 0, whiteSpace: 'pre-line' });

/** A teacher's reply that has not been read. */
export function ReplyCard({ reply: { notification_id, doubt_id, topic_name, html, text } }: { reply: TodayReply }) {
  const read = useApiMutation('POST /api/notifications/:id/read', { invalidates: ['GET /api/today'] });
  return (
    <Sheet css={cardStyles} render={<section aria-labelledby="reply-heading" />}>
      <h2 id="reply-heading" css={cardHeading}>
        A teacher answered
      </h2>
      <p css={cardLead}>Your doubt on {topic_name}</p>
      <div css={excerpt}>{html ? <Typeset variant="prose" html={html} /> : <p css={plain}>{text}</p>}</div>
      <div>
        <LinkButton
          to={addressOf('doubts', {}, { hash: `doubt-${doubt_id}` })}
          onClick={() => read.mutate({ params: { id: String(notification_id) } })}
        >
          Read the answer
        </LinkButton>
      </div>
    </Sheet>
  );
}
