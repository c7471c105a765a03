import type { StaffTopicDetail, TopicTree } from '@api/contract';
import { css } from '@emotion/react';
import { useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, Select, token } from 'design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonField } from '../../staff-area/ReasonDialog.tsx';
import { note, row, stack } from '../../staff-area/styles.ts';
import { transferAddress } from '../topic-addresses.ts';

const box = css({
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  paddingBlockStart: token.space[4],
  borderBlockStart: `1px solid ${token.color.line}`,
});

interface RemoveTopicProps {
  topic: StaffTopicDetail;
  tree: TopicTree;
  onRemoved: () => void;
}

/** Deletes a topic, or explains what prevents it. The dialog waits, as the response closes the page behind it. */
export function RemoveTopic({ topic, tree, onRemoved }: RemoveTopicProps) {
  const host = useHost();
  const [asking, setAsking] = useState(false);
  const [successor, setSuccessor] = useState(topic.successor_id === null ? 'none' : String(topic.successor_id));
  const [reason, setReason] = useState('');
  const remove = useApiMutation('DELETE /api/admin/topics/:id', {
    invalidates: ['GET /api/admin/topics', 'GET /api/admin/subjects', 'GET /api/subjects', 'GET /api/topics/:subjectSlug'],
  });
  const { visible, hidden, deleted } = topic.questions;
  const { failure, busy, submit } = useSubmission({
    ...{ ready: !topic.needs_successor || successor !== 'none', open: asking },
    run: async () => {
      const successor_id = successor === 'none' ? null : Number(successor);
      const { message } = await remove.mutateAsync({ params: { id: topic.id }, body: { successor_id, reason: reason.trim() } });
      host.notify({ tone: 'success', text: message });
    },
    onDone: onRemoved,
  });
  return (
    <div css={box}>
      {topic.kept_by && <p css={note}>It cannot be deleted: {topic.kept_by}</p>}
      <div css={row[3]}>
        {visible + hidden + deleted > 0 && (
          <Button render={<Link to={transferAddress(topic.id)} />}>Transfer its questions</Button>
        )}
        {!topic.kept_by && (
          <Button variant="danger" type="button" onClick={() => setAsking(true)}>
            Delete the topic
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onOpenChange={(next) => !busy && setAsking(next)}
        closable={!busy}
        title={`Delete ${topic.topic_number} ${topic.topic_name}?`}
        description="Its page goes. What learners did with questions that stood here stays theirs."
        footer={
          <>
            <DialogClose render={<Button disabled={busy}>Cancel</Button>} />
            <Button
              variant="danger"
              type="button"
              loading={busy}
              disabled={topic.needs_successor && successor === 'none'}
              onClick={() => void submit()}
            >
              Delete
            </Button>
          </>
        }
      >
        <div css={stack[4]}>
          {failure && <Banner tone="error">{failure}</Banner>}
          <Select
            label="Its addresses lead to"
            help="Also tests of learners that were made from it, and questions of files that name it."
            value={successor}
            options={[
              ...(topic.needs_successor ? [] : [{ value: 'none', label: 'Nothing: they are not found' }]),
              ...tree.topics
                .filter(({ id }) => id !== topic.id)
                .map(({ id, topic_number, topic_name }) => ({ value: String(id), label: `${topic_number} ${topic_name}` })),
            ]}
            placeholder="Choose a topic"
            onValueChange={setSuccessor}
          />
          <ReasonField optional value={reason} onValueChange={setReason} />
        </div>
      </Dialog>
    </div>
  );
}
