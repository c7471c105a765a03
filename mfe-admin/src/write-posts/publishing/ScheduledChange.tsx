import type { StaffPost } from '@api/contract';
import { useHost } from '@shell/kit';
import { Banner, Button } from 'design-system';
import { useState } from 'react';
import { datedMoment } from '../../staff-area/formats.ts';
import { ReasonDialog } from '../../staff-area/ReasonDialog.tsx';
import { row } from '../../staff-area/styles.ts';

interface ScheduledChangeProps {
  post: StaffPost;
  onMove: () => void;
  onCancelled: (answer: { post: StaffPost; message: string }) => void;
}

/** A scheduled change: when and what, to move or cancel. */
export function ScheduledChange({ post, onMove, onCancelled }: ScheduledChangeProps) {
  const host = useHost();
  const [asking, setAsking] = useState(false);
  if (!post.change_due_at) return null;
  const cancel = async (reason: string) => {
    const call = { params: { id: post.id }, body: { version: post.version, reason } };
    onCancelled(await host.request('DELETE /api/admin/blog-posts/:id/scheduled-change', call));
  };
  return (
    <>
      <Banner
        tone="info"
        title={`This post changes for its readers on ${datedMoment(post.change_due_at)}.`}
        action={
          <span css={row[2]}>
            <Button size="small" aria-haspopup="dialog" onClick={onMove}>
              Change
            </Button>
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              Cancel it
            </Button>
          </span>
        }
      >
        Until then they see it as it is.
        {post.changed_since_scheduling && ' What was saved after it was scheduled is no part of it: press Change to take it in.'}
      </Banner>
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take the change off the schedule?"
        description="Readers still see the post as it is. Your text stays here and can be published later."
        label="Take off"
        run={cancel}
      />
    </>
  );
}
