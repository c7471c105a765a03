import type { StaffPost } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, useApi, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Button, media, token } from 'design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EditorLoading } from '../staff-area/editor/EditorLayout.tsx';
import { datedMoment, momentOf, ownZone } from '../staff-area/formats.ts';
import { NotFound } from '../staff-area/NotFound.tsx';
import { ReadFailed, together } from '../staff-area/ReadFailed.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { usePolling } from '../staff-area/timers.ts';
import { PostBadges } from './PostBadges.tsx';
import { PostEditor } from './PostEditor.tsx';
import { readKeptPost } from './use-post-form.ts';
import { WrittenElsewhere } from './WrittenElsewhere.tsx';

const line = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  // Reserves its lines.
  [media.phone]: { display: 'flex', alignContent: 'start', minBlockSize: '4.75rem' },
});

/** Edits a stored post, `/admin/blog-posts/edit?id=`. */
export function EditPostPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NoPost />;
  return <StoredPost key={id} id={Number(id)} />;
}

function useWriter(): string {
  const { user } = useSession();
  return user?.full_name || user?.username || '';
}

/** Edits a new post, `/admin/blog-posts/new`. */
export function NewPostPage() {
  const writer = useWriter();
  const { user } = useSession();
  const subjects = useApi('GET /api/subjects', { query: {} });
  const first = useApi('GET /api/admin/blog-posts', { query: { page: '1' } });
  const [kept] = useState(() => readKeptPost(user?.id ?? 0, null));
  return (
    <StaffPage title="New post">
      {first.data?.elsewhere && <WrittenElsewhere address={first.data.elsewhere} />}
      <ReadFailed title="The form did not load" read={together(subjects, first)} />
      {subjects.data && first.data && !first.data.elsewhere && (
        <PostEditor post={null} kept={kept} writer={writer} subjects={subjects.data.subjects} />
      )}
      {!subjects.error && !first.error && !(subjects.data && first.data) && <EditorLoading />}
    </StaffPage>
  );
}

function StoredPost({ id }: { id: number }) {
  const writer = useWriter();
  const { user } = useSession();
  const subjects = useApi('GET /api/subjects', { query: {} });
  const stored = useApi('GET /api/admin/blog-posts/:id', { params: { id } }, { staleTime: 0 });
  const { refetch } = stored;
  usePolling(useCallback(() => refetch({ cancelRefetch: false }), [refetch]));
  const [kept] = useState(() => readKeptPost(user?.id ?? 0, id));
  // A cached response may be older than the stored state.
  const post = stored.isFetchedAfterMount ? stored.data?.post : undefined;
  // A form in use stays when a refresh fails.
  const error = post && subjects.data ? null : (stored.error ?? subjects.error);
  if (isApiError(error) && error.status === 404) return <NoPost />;
  return (
    <StaffPage
      title="Edit post"
      description={post ? <PostFacts post={post} /> : <span css={line}>{'\u00a0'}</span>}
      actions={<OpenPost slug={post?.state === 'published' ? post.public_slug : null} />}
    >
      {error && <ReadFailed title="The form did not load" read={{ ...together(stored, subjects), data: undefined, error }} />}
      {post && subjects.data ? (
        <PostEditor post={post} kept={kept} writer={writer} subjects={subjects.data.subjects} />
      ) : (
        !error && <EditorLoading />
      )}
    </StaffPage>
  );
}

/** Leads to the public post; its space is reserved. */
function OpenPost({ slug }: { slug: string | null }) {
  const face = { iconEnd: <ExternalLink />, children: 'Open the post' };
  if (slug === null) return <Button {...face} disabled />;
  return <Button {...face} href={addressOf('blog-post', { slug })} target="_blank" rel="noopener" />;
}

function PostFacts({ post }: { post: StaffPost }) {
  const { state, published_at: at, changed_at, changed_by } = post;
  return (
    <span css={line}>
      <PostBadges post={post} />
      <span>
        Saved {changed_by ? `by ${changed_by.name} ` : ''}on {momentOf(changed_at)}.
        {state === 'scheduled' && at !== null && ` Readers see it from ${datedMoment(at)} on (${ownZone()}).`}
      </span>
    </span>
  );
}

const NoPost = () => (
  <StaffPage title="Edit post">
    <NotFound icon={<FileQuestion />} title="There is no such post" to={addressOf('staff-posts')} label="Go to the posts">
      It may have been a draft that was deleted.
    </NotFound>
  </StaffPage>
);
