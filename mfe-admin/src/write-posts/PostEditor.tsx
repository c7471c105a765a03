import type { PostContent, StaffPost, SubjectWithTopics } from '@api/contract';
import type { EditorView } from '@codemirror/view';
import { css } from '@emotion/react';
import { isApiError, messageOf, onDemand, useHost, useRefresh } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Banner, Button, LoadingRegion, Menu, media, SaveStatus, Sheet, Skeleton, token } from 'design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Controller, type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import { momentOf } from '../staff-area/dates.ts';
import { LeaveGuard } from '../staff-area/LeaveGuard.tsx';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { EDITOR_HEIGHT } from './editor/editor-size.ts';
import { PostFields, TitleFields } from './PostFields.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PictureDialog } from './pictures/PictureDialog.tsx';
import { editPostAddress } from './post-address.ts';
import { changedFields, emptyPost, merged } from './post-form.ts';
import { ComparePosts } from './publishing/ComparePosts.tsx';
import { PublishDialog } from './publishing/PublishDialog.tsx';
import { ScheduledChange } from './publishing/ScheduledChange.tsx';
import { forgetKeptPost, type KeptPost, useKeptPost } from './use-kept-post.ts';
import { PostVersions } from './versions/PostVersions.tsx';

const MarkdownEditor = onDemand(() => import('./editor/MarkdownEditor.tsx').then((module) => module.MarkdownEditor), {
  waiting: (
    <LoadingRegion label="Loading the editor">
      <Skeleton shape="block" height={EDITOR_HEIGHT} />
    </LoadingRegion>
  ),
});

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
const bar = css({
  position: 'sticky',
  // Above what the site keeps at the lower edge of every page.
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: token.layer.sticky,
  display: 'grid',
  gap: token.space[3],
  paddingBlock: token.space[3],
  background: token.color.paper,
  borderBlockStart: `1px solid ${token.color.line}`,
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const words = css({ flex: '1 1 8rem' });

interface PostEditorProps {
  /** What is stored, read again now and then; null for a new post. */
  post: StaffPost | null;
  kept: KeptPost | null;
  /** Who writes, as readers may see it. */
  writer: string;
  subjects: readonly SubjectWithTopics[];
}

type Failure = { reason: string; issues: readonly { path: string; message: string }[] };

/** The form of a post: what is written, the preview beside it, saving and publishing without losing anybody's work. */
export function PostEditor({ post, kept, writer, subjects }: PostEditorProps) {
  const host = useHost();
  const refresh = useRefresh();
  const empty = useMemo(() => emptyPost(writer), [writer]);
  const [base, setBase] = useState(kept ? kept.base : post);
  const [restored, setRestored] = useState(kept);
  const form = useForm<PostContent>({ defaultValues: kept?.content ?? post?.content ?? empty, shouldFocusError: false });
  const unsaved = useKeptPost(form, base, empty);
  const userId = host.session.get().user?.id ?? 0;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<StaffPost | null>(null);
  const [open, setOpen] = useState<'publish' | 'withdraw' | 'delete' | 'versions' | null>(null);
  const [picture, setPicture] = useState<{ open: boolean; file: File | null }>({ open: false, file: null });
  const box = useRef<HTMLFormElement>(null);
  const view = useRef<EditorView | null>(null);
  const [title, author, body, language, cover] = useWatch({
    control: form.control,
    name: ['title', 'author', 'body', 'language', 'cover'],
  });

  const show = (stored: StaffPost | null, content = stored?.content ?? empty) => {
    setBase(stored);
    form.reset(content);
  };
  const newer = !busy && post && base && post.version > base.version ? post : null;
  // A form without changes of its own shows what somebody else has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer state; the form is looked at as it is then.
  useEffect(() => {
    if (newer && base && changedFields(base.content, form.getValues()).length === 0) show(newer);
  }, [newer]);

  const discard = () => {
    const former = { base, content: form.getValues() };
    show(post);
    setRestored(null);
    const undo = () => show(former.base, former.content);
    host.notify({ tone: 'info', text: 'Your unsaved changes are discarded.', action: { label: 'Undo', run: undo } });
  };
  const refused = async (error: unknown) => {
    if (isApiError(error) && error.code === 'edited_meanwhile' && base) {
      const found = await host.request('GET /api/admin/blog-posts/:id', { params: { id: base.id } }).catch(() => null);
      if (found) {
        setConflict(found.post);
        return;
      }
    }
    const issues = isApiError(error)
      ? error.issues.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message }))
      : [];
    for (const { path, message } of issues) form.setError(path as FieldPath<PostContent>, { type: 'server', message });
    setFailure({ reason: issues[0]?.message ?? messageOf(error), issues });
  };
  /** The stored post, or null where it was refused; the page says why. */
  const save = async (): Promise<StaffPost | null> => {
    if (busy) return null;
    const content = form.getValues();
    form.clearErrors();
    setFailure(null);
    setBusy(true);
    try {
      const { post: stored } = base
        ? await host.request('PUT /api/admin/blog-posts/:id', {
            params: { id: base.id },
            body: { version: base.version, content },
          })
        : await host.request('POST /api/admin/blog-posts', { body: content });
      setRestored(null);
      if (!base) forgetKeptPost(userId, null);
      // What was written while it was being saved stays in the form, unsaved.
      show(stored, merged(content, form.getValues(), stored.content));
      void refresh('GET /api/admin/blog-posts', 'GET /api/admin/blog-posts/:id', 'GET /api/admin/blog-posts/:id/versions');
      if (!base) host.navigate(editPostAddress(stored.id), { replace: true });
      return stored;
    } catch (error) {
      await refused(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const after = ({ post: stored, message }: { post: StaffPost; message: string }) => {
    show(stored, merged(base?.content ?? stored.content, form.getValues(), stored.content));
    host.notify({ tone: 'success', text: message });
    void refresh('GET /api/admin/blog-posts', 'GET /api/admin/blog-posts/:id', 'GET /api/admin/blog-posts/:id/versions');
  };
  const publish = async (at: string | null) => {
    if (!base) return;
    const call = { params: { id: base.id }, body: { version: base.version, at } };
    try {
      after(await host.request('POST /api/admin/blog-posts/:id/publish', call));
    } catch (error) {
      await refused(error);
      throw error;
    }
  };
  const withdraw = async (reason: string) => {
    if (!base) return;
    after(
      await host.request('POST /api/admin/blog-posts/:id/withdraw', {
        params: { id: base.id },
        body: { version: base.version, reason },
      }),
    );
  };
  const remove = async (reason: string) => {
    if (!base) return;
    const call = { params: { id: base.id }, body: { version: base.version, reason } };
    const { message } = await host.request('DELETE /api/admin/blog-posts/:id', call);
    form.reset(base.content);
    forgetKeptPost(userId, base.id);
    void refresh('GET /api/admin/blog-posts');
    host.notify({ tone: 'success', text: message });
    host.navigate(addressOf('staff-posts'));
  };
  const askToPublish = async () => {
    const stored = unsaved || !base ? await save() : base;
    if (stored) setOpen('publish');
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save();
  };
  // The first field that needs another look.
  useEffect(() => {
    if (failure && failure.issues.length > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid], [data-faulty] .cm-content')?.focus();
  }, [failure]);
  // A scheduled change becomes public by itself: nothing is saved then, and the version stays.
  const standing = post && base && post.version === base.version ? post : base;
  const shown = standing?.state === 'published' || standing?.state === 'scheduled';
  const publishable = !standing || !shown || standing.unpublished_changes || standing.state === 'scheduled' || unsaved;

  return (
    <FormProvider {...form}>
      <LeaveGuard what="the post" when={unsaved} kept />
      <div css={column}>
        {restored && (
          <Banner
            tone="info"
            title={`Your unsaved changes of ${momentOf(new Date(restored.at).toISOString())} are back.`}
            action={
              <Button size="small" onClick={discard}>
                Discard them
              </Button>
            }
          />
        )}
        {standing && <ScheduledChange post={standing} onMove={() => void askToPublish()} onCancelled={after} />}
      </div>
      <div css={layout}>
        <form
          ref={box}
          css={column}
          noValidate
          aria-label="Post"
          onKeyDown={keys}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Sheet>
            <div css={fields}>
              <TitleFields addressKnown={base !== null && base.public_slug !== null} />
              <Controller
                control={form.control}
                name="body"
                render={({ field, fieldState }) => (
                  <MarkdownEditor
                    label="Text"
                    value={field.value}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                    error={fieldState.error?.message}
                    lang={language}
                    view={view}
                    onPicture={(file) => setPicture({ open: true, file })}
                  />
                )}
              />
            </div>
          </Sheet>
          <PostFields subjects={subjects} />
          <div css={bar}>
            {failure && (
              <Banner tone="error" title={failure.reason.replace(/[.!]?$/, '.')} onDismiss={() => setFailure(null)}>
                What you have written is still here.
              </Banner>
            )}
            {newer && unsaved && (
              <Banner
                tone="warning"
                title={`${newer.changed_by?.name ?? 'Somebody'} has saved this post since you opened it.`}
                action={
                  <Button size="small" aria-haspopup="dialog" onClick={() => setConflict(newer)}>
                    Compare
                  </Button>
                }
              >
                Nothing of yours is lost.
              </Banner>
            )}
            <div css={row}>
              <SaveStatus css={words} state={busy ? 'saving' : unsaved ? 'unsaved' : 'saved'}>
                {!busy && !unsaved && !base && 'Nothing to save.'}
              </SaveStatus>
              {base && (
                <Button variant="quiet" icon={<History />} aria-haspopup="dialog" onClick={() => setOpen('versions')}>
                  Versions
                </Button>
              )}
              {base && (shown || base.state === 'draft') && (
                <Menu
                  trigger={<Button variant="quiet" icon={<Ellipsis />} aria-label="More" />}
                  items={[
                    shown
                      ? {
                          key: 'withdraw',
                          label: base.state === 'scheduled' ? 'Take off the schedule' : 'Withdraw',
                          danger: true,
                          onSelect: () => setOpen('withdraw'),
                        }
                      : { key: 'delete', label: 'Delete the draft', danger: true, onSelect: () => setOpen('delete') },
                  ]}
                />
              )}
              <Button type="submit" loading={busy} disabled={!unsaved}>
                {shown ? 'Save' : 'Save draft'}
              </Button>
              <Button
                variant="primary"
                aria-haspopup="dialog"
                disabled={busy || !publishable}
                onClick={() => void askToPublish()}
              >
                {standing?.state === 'published' ? 'Publish changes' : 'Publish'}
              </Button>
            </div>
          </div>
        </form>
        <div css={beside}>
          <PostPreview
            {...{ title, author, body, language, cover }}
            published={base?.published_at ?? null}
            onFind={(line) => {
              if (view.current)
                void import('./editor/commands.ts').then(({ goToLine }) => view.current && goToLine(view.current, line));
            }}
          />
        </div>
      </div>
      <PictureDialog
        open={picture.open}
        file={picture.file}
        onOpenChange={(next) => setPicture(({ file }) => ({ open: next, file: next ? file : null }))}
        onKept={({ url, alt }) => {
          const text = `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})`;
          void import('./editor/commands.ts').then(({ insertBlock }) => view.current && insertBlock(view.current, text));
        }}
      />
      {base && (
        <>
          {open === 'publish' && (
            <PublishDialog post={standing ?? base} open onOpenChange={(next) => !next && setOpen(null)} publish={publish} />
          )}
          <ReasonDialog
            open={open === 'withdraw'}
            onOpenChange={(next) => setOpen(next ? 'withdraw' : null)}
            title={base.state === 'scheduled' ? 'Take it off the schedule?' : 'Withdraw this post?'}
            description={
              base.state === 'scheduled'
                ? 'It becomes a draft again. Nothing of it is lost.'
                : 'Readers no longer find it, nor do feeds and search engines. Nothing of it is lost, and it can be published again.'
            }
            label={base.state === 'scheduled' ? 'Take off' : 'Withdraw'}
            run={withdraw}
          />
          <ReasonDialog
            open={open === 'delete'}
            onOpenChange={(next) => setOpen(next ? 'delete' : null)}
            title="Delete this draft?"
            description="It goes with all of its versions, for good. No reader has ever seen it."
            label="Delete"
            run={remove}
          />
          <PostVersions
            post={base}
            open={open === 'versions'}
            onOpenChange={(next) => setOpen(next ? 'versions' : null)}
            unsaved={unsaved}
            onRestored={(stored) => {
              show(stored);
              void refresh('GET /api/admin/blog-posts', 'GET /api/admin/blog-posts/:id');
            }}
          />
          <ComparePosts
            newer={conflict}
            mine={form.getValues()}
            onClose={() => setConflict(null)}
            onMerge={() => {
              if (conflict) show(conflict, merged(base.content, form.getValues(), conflict.content));
              setConflict(null);
            }}
            onTakeTheirs={() => {
              const former = { base: conflict, content: form.getValues() };
              show(conflict);
              setConflict(null);
              const undo = () => show(former.base, former.content);
              host.notify({ tone: 'info', text: 'The form shows what was saved.', action: { label: 'Undo', run: undo } });
            }}
          />
        </>
      )}
    </FormProvider>
  );
}
