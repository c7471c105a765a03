import type { StaffPost } from '@api/contract';
import { onDemand, useRefresh, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, Dialog, DialogClose, RadioGroup, TextField } from 'design-system';
import { useId, useState } from 'react';
import { datedMoment, fieldOfMoment, momentOfField, ownZone } from '../staff-area/formats.ts';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { note, stack } from '../staff-area/styles.ts';
import type { Publishing } from './saving/use-save-post.ts';
import type { PostForm } from './use-post-form.ts';

const PostVersions = onDemand(() => import('./PostVersions.tsx').then((module) => module.PostVersions));

export type PostDialog = 'publish' | 'withdraw' | 'delete' | 'versions';

interface PostDialogsProps {
  open: PostDialog | null;
  onOpenChange: (open: PostDialog | null) => void;
  post: StaffPost;
  editing: PostForm;
  publishing: Publishing;
}

/** Publishing, withdrawing, deleting, and former versions. */
export function PostDialogs({ open, onOpenChange, post, editing, publishing }: PostDialogsProps) {
  const refresh = useRefresh();
  const scheduled = post.state === 'scheduled';
  const opening = (dialog: PostDialog) => (next: boolean) => onOpenChange(next ? dialog : null);
  return (
    <>
      {open === 'publish' && <PublishDialog post={post} open onOpenChange={opening('publish')} publish={publishing.publish} />}
      <ReasonDialog
        open={open === 'withdraw'}
        onOpenChange={opening('withdraw')}
        title={scheduled ? 'Unschedule this post?' : 'Withdraw this post?'}
        description={
          scheduled
            ? 'It becomes a draft again. Nothing of it is lost.'
            : 'Readers no longer find it, nor do feeds and search engines. Nothing of it is lost, and it can be published again.'
        }
        label={scheduled ? 'Unschedule' : 'Withdraw'}
        run={publishing.withdraw}
      />
      <ReasonDialog
        open={open === 'delete'}
        onOpenChange={opening('delete')}
        title="Delete this draft?"
        description="It goes with all of its versions, for good. No reader has ever seen it."
        label="Delete"
        run={publishing.remove}
      />
      {open === 'versions' && (
        <PostVersions
          post={post}
          open
          onOpenChange={opening('versions')}
          unsaved={editing.unsaved}
          onRestored={(stored) => {
            editing.show(stored);
            void refresh('GET /api/admin/blog-posts', 'GET /api/admin/blog-posts/:id');
          }}
        />
      )}
    </>
  );
}

interface PublishDialogProps {
  post: StaffPost;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** At a moment, or at once; rejects if refused. */
  publish: (at: string | null) => Promise<void>;
}

/** Asks when to publish. Stays open while sending: a refusal concerns the form behind it. */
function PublishDialog({ post, open, onOpenChange, publish }: PublishDialogProps) {
  const formId = useId();
  const seen = post.state === 'published';
  const choice = usePublicationChoice(post);
  const { when, at, ready } = choice;
  const { failure, busy, submit } = useSubmission({
    ...{ ready, open },
    run: () => publish(at),
    onDone: () => onOpenChange(false),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      closable={!busy}
      title={seen ? 'Publish the changes?' : 'Publish this post?'}
      description={
        seen
          ? 'Readers see what you have saved, at once or from a moment on; until then the post stays as they know it. Its day of publication stays.'
          : `“${post.title}” appears among the blogs, in the feeds and in the list for search engines.`
      }
      footer={
        <>
          <DialogClose render={<Button disabled={busy}>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={!ready} loading={busy}>
            {at ? 'Schedule' : 'Publish'}
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <RadioGroup
          legend="When"
          value={when}
          options={[
            { value: 'now', label: 'At once' },
            { value: 'later', label: 'Schedule' },
          ]}
          onValueChange={(value) => choice.setWhen(value as 'now' | 'later')}
        />
        {post.change_due_at && (
          <p css={note}>It takes the place of the change that is scheduled for {datedMoment(post.change_due_at)}.</p>
        )}
        {when === 'later' && <MomentField choice={choice} />}
        {post.public_slug !== null && post.public_slug !== post.content.slug && (
          <p css={note}>
            The address {at ? 'will change' : 'changes'} from {addressOf('blog-post', { slug: post.public_slug })} to{' '}
            {addressOf('blog-post', { slug: post.content.slug })}. The old one leads to the new one.
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** As scheduled, else at once, until changed. */
function usePublicationChoice({ state, published_at, change_due_at }: StaffPost) {
  const due = change_due_at ?? (state === 'scheduled' ? published_at : null);
  const [when, setWhen] = useState<'now' | 'later'>(due ? 'later' : 'now');
  const [moment, setMoment] = useState(due ? fieldOfMoment(new Date(due)) : '');
  const at = when === 'later' ? momentOfField(moment) : null;
  const past = at !== null && Date.parse(at) <= Date.now();
  return { when, setWhen, moment, setMoment, at, past, ready: when === 'now' || (at !== null && !past) };
}

function MomentField({ choice: { moment, setMoment, past } }: { choice: ReturnType<typeof usePublicationChoice> }) {
  return (
    <TextField
      label={`Date and time (${ownZone()})`}
      type="datetime-local"
      required
      min={fieldOfMoment(new Date())}
      value={moment}
      error={past ? 'This moment has passed' : undefined}
      onChange={(event) => setMoment(event.target.value)}
    />
  );
}
