import type { StaffPost } from '@api/contract';
import { onDemand, useRefresh } from '@shell/kit';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { PublishDialog } from './publishing/PublishDialog.tsx';
import type { Publishing } from './publishing/use-publishing.ts';
import type { PostForm } from './use-post-form.ts';

const PostVersions = onDemand(() => import('./versions/PostVersions.tsx').then((module) => module.PostVersions));

/** The dialogs over the form of a stored post. */
export type PostDialog = 'publish' | 'withdraw' | 'delete' | 'versions';

interface PostDialogsProps {
  open: PostDialog | null;
  onOpenChange: (open: PostDialog | null) => void;
  /** Its present published state. */
  post: StaffPost;
  editing: PostForm;
  publishing: Publishing;
}

/** Publishing, withdrawing, deleting, and the former versions: one of them at a time. */
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
