import type { StaffPost } from '@api/contract';
import { css } from '@emotion/react';
import { pageBar } from '@shell/kit/page-bar';
import { Button, Menu, SaveStatus, token } from 'design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import type { PostDialog } from './PostDialogs.tsx';
import { isPublishable, isShown } from './post-form.ts';

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

interface SaveBarProps {
  /** What happened to the last attempt, or at another desk, above the row. */
  banners: ReactNode;
  /** Its published state; null: never saved. */
  post: StaffPost | null;
  busy: boolean;
  unsaved: boolean;
  onOpen: (dialog: PostDialog) => void;
  onPublish: () => void;
}

/** Always in sight: whether there is something to save, what else can be done with the post, and the buttons. */
export function SaveBar({ banners, post, busy, unsaved, onOpen, onPublish }: SaveBarProps) {
  return (
    <div ref={pageBar} css={bar}>
      {banners}
      <div css={row}>
        <SaveStatus css={words} state={busy ? 'saving' : unsaved ? 'unsaved' : 'saved'}>
          {!busy && !unsaved && !post && 'Nothing to save.'}
        </SaveStatus>
        {post && (
          <Button variant="quiet" icon={<History />} aria-haspopup="dialog" onClick={() => onOpen('versions')}>
            Versions
          </Button>
        )}
        {post && <TakeAwayMenu post={post} onOpen={onOpen} />}
        <Button type="submit" loading={busy} disabled={!unsaved}>
          {post && isShown(post) ? 'Save' : 'Save draft'}
        </Button>
        <Button variant="primary" aria-haspopup="dialog" disabled={busy || !isPublishable(post, unsaved)} onClick={onPublish}>
          {post?.state === 'published' ? 'Publish changes' : 'Publish'}
        </Button>
      </div>
    </div>
  );
}

/** The ways to take a post from its readers, or a draft from the list; nothing for one that is withdrawn. */
function TakeAwayMenu({ post, onOpen }: { post: StaffPost; onOpen: SaveBarProps['onOpen'] }) {
  if (!isShown(post) && post.state !== 'draft') return null;
  const withdraw = {
    key: 'withdraw',
    label: post.state === 'scheduled' ? 'Unschedule' : 'Withdraw',
    danger: true,
    onSelect: () => onOpen('withdraw'),
  };
  const remove = { key: 'delete', label: 'Delete the draft', danger: true, onSelect: () => onOpen('delete') };
  return (
    <Menu
      trigger={<Button variant="quiet" icon={<Ellipsis />} aria-label="More" />}
      items={[isShown(post) ? withdraw : remove]}
    />
  );
}
