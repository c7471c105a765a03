import type { StaffPost, SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { media, Sheet, token } from 'design-system';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LeaveGuard } from '../staff-area/LeaveGuard.tsx';
import { isSaveKey } from '../staff-area/save-keys.ts';
import { RestoredChanges } from '../staff-area/stored-form/FormNotices.tsx';
import { useNewer } from '../staff-area/stored-form/use-newer.ts';
import { BodyField, useTextEditor } from './editor/BodyField.tsx';
import { type PostDialog, PostDialogs } from './PostDialogs.tsx';
import { PostFields, TitleFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PictureDialog, useTextPicture } from './pictures/PictureDialog.tsx';
import { changedFields, standingOf } from './post-form.ts';
import { ScheduledChange } from './publishing/ScheduledChange.tsx';
import { SaveBanners } from './SaveBanners.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type Refusal, useRefusal } from './saving/use-refusal.ts';
import { usePublishing, useSavePost } from './saving/use-save-post.ts';
import { type KeptPost, type PostForm, usePostForm } from './use-post-form.ts';

/** Two write the same post now and then; the comparison of words comes when they do. */
const ComparePosts = onDemand(() => import('./saving/ComparePosts.tsx').then((module) => module.ComparePosts));

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const column = css({
  display: 'grid',
  gap: token.space[5],
  minInlineSize: 0,
  '& > *': { minInlineSize: 0 },
  '&:empty': { display: 'none' },
});
const fields = css({ display: 'grid', gap: token.space[5], '& > *': { minInlineSize: 0 } });
const beside = css({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${token.size.navbar} + ${token.space[4]})`,
    maxBlockSize: `calc(100dvh - ${token.size.navbar} - ${token.space[8]} - var(--bottom-bar, 0px))`,
    overflowY: 'auto',
  },
});

interface PostEditorProps {
  /** What is stored, read again now and then; null for a new post. */
  post: StaffPost | null;
  kept: KeptPost | null;
  /** Who writes, as readers may see it. */
  writer: string;
  subjects: readonly SubjectWithTopics[];
}

/** The form of a post: its text, the preview beside it, saving and publishing without losing any author's work. */
export function PostEditor({ post, kept, writer, subjects }: PostEditorProps) {
  const box = useRef<HTMLFormElement>(null);
  const editing = usePostForm(post, kept, writer);
  const { form, base, unsaved, restored } = editing;
  const refusal = useRefusal(editing, box);
  const { busy, save } = useSavePost(editing, refusal);
  const publishing = usePublishing(editing, refusal);
  const newer = useNewer({
    ...{ stored: post, base, saving: busy, show: editing.show },
    holds: ({ content }) => changedFields(content, form.getValues()).length === 0,
  });
  const editor = useTextEditor();
  const picture = useTextPicture(editor.insertBlock);
  const [open, setOpen] = useState<PostDialog | null>(null);
  const standing = standingOf(post, base);
  const askToPublish = async () => {
    const stored = unsaved || !base ? await save() : base;
    if (stored) setOpen('publish');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  const keys = (event: KeyboardEvent) => {
    if (isSaveKey(event)) submit(event);
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard what="the post" when={unsaved} kept />
      <div css={column}>
        {restored && <RestoredChanges at={restored.at} onDiscard={editing.discard} />}
        {standing && <ScheduledChange post={standing} onMove={() => void askToPublish()} onCancelled={publishing.changed} />}
      </div>
      <div css={layout}>
        <form ref={box} css={column} noValidate aria-label="Post" onKeyDown={keys} onSubmit={submit}>
          <Sheet>
            <div css={fields}>
              <TitleFields addressKnown={base !== null && base.public_slug !== null} />
              <BodyField view={editor.view} onPicture={picture.ask} />
            </div>
          </Sheet>
          <PostFields subjects={subjects} />
          <SaveBar
            banners={
              <SaveBanners
                failure={refusal.failure}
                newer={unsaved ? newer : null}
                onDismiss={refusal.dismiss}
                onCompare={refusal.compareWith}
              />
            }
            post={standing}
            busy={busy}
            unsaved={unsaved}
            onOpen={setOpen}
            onPublish={() => void askToPublish()}
          />
        </form>
        <div css={beside}>
          <PostPreview published={base?.published_at ?? null} onFind={editor.goToLine} />
        </div>
      </div>
      <PictureDialog {...picture.dialog} />
      {standing && <PostDialogs open={open} onOpenChange={setOpen} post={standing} editing={editing} publishing={publishing} />}
      <Rival {...{ editing, refusal }} />
    </FormProvider>
  );
}

/** A colleague's concurrent save, to be merged with the form. */
function Rival({ editing, refusal: { rival, compareWith } }: { editing: PostForm; refusal: Refusal }) {
  if (!rival) return null;
  const close = () => compareWith(null);
  return (
    <ComparePosts
      newer={rival}
      mine={editing.form.getValues()}
      onClose={close}
      onMerge={() => {
        editing.showBelow(rival);
        close();
      }}
      onTakeTheirs={() => {
        editing.takeTheirs(rival);
        close();
      }}
    />
  );
}
