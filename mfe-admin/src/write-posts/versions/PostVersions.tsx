import type { PostVersion, StaffPost } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { AlertDialog, Badge, Button, Drawer, ErrorState, LoadingRegion, Skeleton, token } from 'design-system';
import { useState } from 'react';
import { momentOf } from '../../staff-area/formats.tsx';
import { TextDifference } from '../TextDifference.tsx';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const entry = css({
  display: 'grid',
  gap: token.space[2],
  padding: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  fontWeight: token.weight.medium,
});
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });

const KINDS: Readonly<Record<PostVersion['kind'], string>> = {
  original: 'As it came',
  created: 'Begun',
  edited: 'Saved',
  restored: 'Taken back',
  published: 'Published',
  scheduled: 'Scheduled',
  change_cancelled: 'Change cancelled',
  withdrawn: 'Withdrawn',
};

interface PostVersionsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  post: StaffPost;
  /** Whether taking back would drop what is in the form. */
  unsaved: boolean;
  onRestored: (post: StaffPost) => void;
}

/** Who changed a post when, what, and the way back to any version. */
export function PostVersions({ open, onOpenChange, post, unsaved, onRestored }: PostVersionsProps) {
  const versions = useApi('GET /api/admin/blog-posts/:id/versions', { params: { id: post.id } }, { enabled: open, staleTime: 0 });
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="end" title="Versions">
      {versions.isPending && (
        <LoadingRegion css={list} label="Loading versions">
          <Skeleton shape="block" height={token.space[16]} />
          <Skeleton shape="block" height={token.space[16]} />
        </LoadingRegion>
      )}
      {versions.isError && (
        <ErrorState title="The versions did not load" onRetry={() => void versions.refetch()} retrying={versions.isFetching}>
          {messageOf(versions.error)}
        </ErrorState>
      )}
      {versions.data && (
        <ol css={list}>
          {versions.data.versions.map((version) => (
            <li key={version.version} css={entry}>
              <div css={head}>
                <span>
                  {KINDS[version.kind]}
                  {version.restored_from !== null && ` to version ${version.restored_from}`}
                </span>
                {version.current && <Badge tone="accent">Now</Badge>}
              </div>
              <div css={quiet}>
                Version {version.version}, {version.changed_by?.name ?? 'came with the product'},{' '}
                <time dateTime={version.changed_at}>{momentOf(version.changed_at)}</time>
              </div>
              <Version
                post={post}
                version={version}
                unsaved={unsaved}
                onRestored={(restored) => {
                  onOpenChange(false);
                  onRestored(restored);
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}

interface VersionProps extends Pick<PostVersionsProps, 'post' | 'unsaved' | 'onRestored'> {
  version: PostVersion;
}

function Version({ post, version, unsaved, onRestored }: VersionProps) {
  const host = useHost();
  const [open, setOpen] = useState(false);
  const params = { id: post.id, version: version.version };
  const said = useApi(
    'GET /api/admin/blog-posts/:id/versions/:version',
    { params },
    { enabled: open, staleTime: Number.POSITIVE_INFINITY },
  );
  const restore = useApiMutation('POST /api/admin/blog-posts/:id/versions/:version/restore', {
    invalidates: ['GET /api/admin/blog-posts', 'GET /api/admin/blog-posts/:id', 'GET /api/admin/blog-posts/:id/versions'],
  });
  const telling = useFailureTelling();
  const takeBack = async () => {
    const { post: restored, message } = await restore.mutateAsync({ params, body: { version: post.version } });
    host.notify({ tone: 'success', text: message });
    onRestored(restored);
  };
  return (
    <>
      <div css={row}>
        {version.kind !== 'original' && version.kind !== 'created' && (
          <Button size="small" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide changes' : 'Show changes'}
          </Button>
        )}
        {!version.current && (
          <AlertDialog
            trigger={
              <Button size="small" variant="quiet">
                Restore this version
              </Button>
            }
            title={`Go back to version ${version.version}?`}
            description={`It becomes a new version; those in between stay. Readers see it once you publish it.${unsaved ? ' What you have not saved is dropped.' : ''}`}
            confirmLabel="Take back"
            onConfirm={takeBack}
            telling={telling}
          />
        )}
      </div>
      {open && (
        <div aria-live="polite">
          {said.isPending && <Skeleton width="80%" />}
          {said.isError && messageOf(said.error)}
          {said.data &&
            (said.data.before ? (
              <TextDifference before={said.data.before} after={said.data.content} />
            ) : (
              'What it said before is not known.'
            ))}
        </div>
      )}
    </>
  );
}
