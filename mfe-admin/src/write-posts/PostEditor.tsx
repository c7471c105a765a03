import type { StaffPost, SubjectWithTopics } from '@api/contract';
import { onDemand } from '@shell/kit';
import { Button, IconButton, Menu, SaveStatus, Sheet } from 'design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type SyntheticEvent, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { EditorLayout, SaveBanners, SaveBar } from '../staff-area/editor/EditorLayout.tsx';
import { LeaveGuard } from '../staff-area/editor/LeaveGuard.tsx';
import { RestoredChanges } from '../staff-area/stored-form/FormNotices.tsx';
import { useNewer } from '../staff-area/stored-form/use-newer.ts';
import { stack } from '../staff-area/styles.ts';
import { BodyField, useTextEditor } from './editor/BodyField.tsx';
import { type PostDialog, PostDialogs } from './PostDialogs.tsx';
import { PostFields, TitleFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PictureDialog, useTextPicture } from './pictures/PictureDialog.tsx';
import { changedFields, currentOf, isPublishable, isShown } from './post-form.ts';
import { ScheduledChange } from './publishing/ScheduledChange.tsx';
import { type Refusal, useRefusal } from './saving/use-refusal.ts';
import { usePublishing, useSavePost } from './saving/use-save-post.ts';
import { type KeptPost, type PostForm, usePostForm } from './use-post-form.ts';

const ComparePosts = onDemand(() => import('./ComparePosts.tsx').then((module) => module.ComparePosts));

interface PostEditorProps {
  /** As stored, refreshed now and then; null for a new post. */
  post: StaffPost | null;
  kept: KeptPost | null;
  writer: string;
  subjects: readonly SubjectWithTopics[];
}

/** A post's form and preview, which lose no author's work. */
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
  const current = currentOf(post, base);
  const askToPublish = async () => {
    const stored = unsaved || !base ? await save() : base;
    if (stored) setOpen('publish');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard what="the post" when={unsaved} kept />
      <EditorLayout
        label="Post"
        box={box}
        onSubmit={submit}
        notices={
          <>
            {restored && <RestoredChanges at={restored.at} onDiscard={editing.discard} />}
            {current && <ScheduledChange post={current} onMove={() => void askToPublish()} onCancelled={publishing.changed} />}
          </>
        }
        beside={<PostPreview published={base?.published_at ?? null} onFind={editor.goToLine} />}
      >
        <Sheet>
          <div css={stack[5]}>
            <TitleFields addressKnown={base !== null && base.public_slug !== null} />
            <BodyField view={editor.view} onPicture={picture.ask} />
          </div>
        </Sheet>
        <PostFields subjects={subjects} />
        <SaveBar
          banners={
            <SaveBanners
              failure={refusal.failure && { title: refusal.failure.reason.replace(/[.!]?$/, '.') }}
              onDismiss={refusal.dismiss}
              newer={
                unsaved && newer ? `${newer.changed_by?.name ?? 'A colleague'} has saved this post since you opened it.` : null
              }
              compare={{ label: 'Compare', run: () => refusal.compareWith(newer) }}
            />
          }
          status={
            <SaveStatus state={busy ? 'saving' : unsaved ? 'unsaved' : 'saved'}>
              {!busy && !unsaved && !current && 'Nothing to save.'}
            </SaveStatus>
          }
          onVersions={current && (() => setOpen('versions'))}
          more={current && <TakeAwayMenu post={current} onOpen={setOpen} />}
        >
          <Button type="submit" loading={busy} disabled={!unsaved}>
            {current && isShown(current) ? 'Save' : 'Save draft'}
          </Button>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            disabled={busy || !isPublishable(current, unsaved)}
            onClick={() => void askToPublish()}
          >
            {current?.state === 'published' ? 'Publish changes' : 'Publish'}
          </Button>
        </SaveBar>
      </EditorLayout>
      <PictureDialog {...picture.dialog} />
      {current && <PostDialogs open={open} onOpenChange={setOpen} post={current} editing={editing} publishing={publishing} />}
      <Rival {...{ editing, refusal }} />
    </FormProvider>
  );
}

function TakeAwayMenu({ post, onOpen }: { post: StaffPost; onOpen: (dialog: PostDialog) => void }) {
  if (!isShown(post) && post.state !== 'draft') return null;
  const withdraw = {
    key: 'withdraw',
    label: post.state === 'scheduled' ? 'Unschedule' : 'Withdraw',
    danger: true,
    onSelect: () => onOpen('withdraw'),
  };
  const remove = { key: 'delete', label: 'Delete the draft', danger: true, onSelect: () => onOpen('delete') };
  return <Menu trigger={<IconButton label="More" icon={<Ellipsis />} />} items={[isShown(post) ? withdraw : remove]} />;
}

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
