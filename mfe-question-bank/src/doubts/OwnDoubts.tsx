import { css } from '@emotion/react';
import { onDemand, useApi, useSession } from '@shell/kit';
import { Sheet, Skeleton, token } from 'design-system';
import { useId } from 'react';
import { conversationsOf } from './threads.ts';

/** A third of the page's code, used by few. */
const ConversationView = onDemand(() => import('./ConversationView.tsx').then((module) => module.ConversationView), {
  waiting: <Skeleton shape="block" height={token.space[16]} />,
});

const box = css({
  display: 'grid',
  gap: token.space[4],
  minInlineSize: 0,
  '& > *': { minInlineSize: 0 },
  '& > * + div': { paddingBlockStart: token.space[4], borderBlockStart: `1px solid ${token.color.line}` },
});
const title = css({ fontFamily: token.font.sans, fontSize: token.text.heading3, fontWeight: token.weight.strong });

/** The learner's doubts on a question, if any. */
export function OwnDoubts({ questionId }: { questionId: number }) {
  const { user } = useSession();
  const id = useId();
  const query = { question_id: String(questionId) };
  const doubts = useApi('GET /api/doubts/user', { query }, { enabled: user !== null });
  const conversations = conversationsOf(doubts.data?.doubts ?? []);
  if (!user || conversations.length === 0) return null;
  return (
    <Sheet render={<section aria-labelledby={id} />}>
      <div css={box}>
        <h2 id={id} css={title}>
          {conversations.length === 1 ? 'Your doubt on this question' : 'Your doubts on this question'}
        </h2>
        {conversations.map((conversation) => (
          <ConversationView key={conversation.doubt.id} {...conversation} />
        ))}
      </div>
    </Sheet>
  );
}
