import type { ListedPost, PostState } from '@api/contract';
import { Badge, type BadgeProps } from 'design-system';
import { row } from '../staff-area/styles.ts';

const TONES: Readonly<Record<PostState, NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  scheduled: 'accent',
  published: 'success',
  withdrawn: 'warning',
};

const STATE_LABELS: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

export function PostBadges({ post }: { post: Pick<ListedPost, 'state' | 'unpublished_changes' | 'change_due_at'> }) {
  return (
    <span css={row[1]}>
      <Badge tone={TONES[post.state]}>{STATE_LABELS[post.state]}</Badge>
      {post.change_due_at ? (
        <Badge tone="accent">Change scheduled</Badge>
      ) : (
        post.unpublished_changes && <Badge tone="warning">Unpublished changes</Badge>
      )}
    </span>
  );
}
