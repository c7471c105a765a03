import type { PostVersion, StaffPost } from '@api/contract';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Skeleton } from 'design-system';
import { FieldDifferences } from '../staff-area/editor/FieldDifferences.tsx';
import { VersionActions, VersionDrawer } from '../staff-area/editor/VersionDrawer.tsx';
import { differences } from './post-form.ts';

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
  /** Restoring drops unsaved input. */
  unsaved: boolean;
  onRestored: (post: StaffPost) => void;
}

export function PostVersions({ open, onOpenChange, post, unsaved, onRestored }: PostVersionsProps) {
  const versions = useApi('GET /api/admin/blog-posts/:id/versions', { params: { id: post.id } }, { enabled: open, staleTime: 0 });
  return (
    <VersionDrawer {...{ open, onOpenChange, versions }} kinds={KINDS}>
      {(version) => (
        <Version
          {...{ post, version, unsaved }}
          onRestored={(restored) => {
            onOpenChange(false);
            onRestored(restored);
          }}
        />
      )}
    </VersionDrawer>
  );
}

interface VersionProps extends Pick<PostVersionsProps, 'post' | 'unsaved' | 'onRestored'> {
  version: PostVersion;
}

function Version({ post, version, unsaved, onRestored }: VersionProps) {
  const { notify } = useHost();
  const restore = useApiMutation('POST /api/admin/blog-posts/:id/versions/:version/restore', {
    invalidates: ['GET /api/admin/blog-posts', 'GET /api/admin/blog-posts/:id', 'GET /api/admin/blog-posts/:id/versions'],
  });
  const params = { id: post.id, version: version.version };
  const run = async () => {
    const { post: restored, message } = await restore.mutateAsync({ params, body: { version: post.version } });
    notify({ tone: 'success', text: message });
    onRestored(restored);
  };
  return (
    <VersionActions
      version={version.version}
      changes={version.kind === 'original' || version.kind === 'created' ? null : <Changes params={params} />}
      restore={version.current ? null : { run }}
      note={` Readers see it once you publish it.${unsaved ? ' What you have not saved is dropped.' : ''}`}
    />
  );
}

function Changes({ params }: { params: { id: number; version: number } }) {
  const read = useApi('GET /api/admin/blog-posts/:id/versions/:version', { params }, { staleTime: Number.POSITIVE_INFINITY });
  if (read.isPending) return <Skeleton width="80%" />;
  if (!read.data) return messageOf(read.error);
  if (!read.data.before) return 'What it said before is not known.';
  return <FieldDifferences fields={differences(read.data.before, read.data.content)} />;
}
