import { css } from '@emotion/react';
import { pageBar } from '@shell/kit/page-bar';
import { Banner, Button, IconButton, LoadingRegion, media, Skeleton, token } from 'design-system';
import History from 'lucide-react/icons/history';
import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { stack } from '../styles.ts';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.85fr)',
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
const besideForm = css({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${token.size.navbar} + ${token.space[4]})`,
    maxBlockSize: `calc(100dvh - ${token.size.navbar} - ${token.space[8]} - var(--bottom-bar, 0px))`,
    overflowY: 'auto',
  },
});
const bar = css({
  position: 'sticky',
  // Above the site's own bar.
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: token.layer.sticky,
  display: 'grid',
  gap: token.space[3],
  marginInline: `calc(-1 * ${token.space[4]})`,
  paddingBlock: token.space[3],
  paddingInline: token.space[4],
  background: token.color.paper,
  borderBlockStart: `1px solid ${token.color.line}`,
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[2] });
const words = css({ flex: '1 1 8rem' });
/** On a phone they fill a line of their own. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  [media.phone]: { flexBasis: '100%', '& > *': { flex: '1 1 auto' } },
});

interface EditorLayoutProps {
  label: string;
  box: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SyntheticEvent) => void;
  notices: ReactNode;
  children: ReactNode;
  beside: ReactNode;
}

/** A large form beside its preview. Ctrl+S, or Cmd+S, saves. */
export function EditorLayout({ label, box, onSubmit, notices, children, beside }: EditorLayoutProps) {
  const keys = (event: KeyboardEvent) => {
    // A dialog of the form has its own keys.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') onSubmit(event);
  };
  return (
    <>
      <div css={column}>{notices}</div>
      <div css={layout}>
        <form ref={box} css={column} noValidate aria-label={label} onKeyDown={keys} onSubmit={onSubmit}>
          {children}
        </form>
        <div css={besideForm}>{beside}</div>
      </div>
    </>
  );
}

interface SaveBarProps {
  banners: ReactNode;
  status: ReactNode;
  onVersions: (() => void) | null;
  /** Rare actions: icons, or a menu. */
  more?: ReactNode;
  children: ReactNode;
}

/** Always in view below the form: result, versions and buttons. */
export function SaveBar({ banners, status, onVersions, more, children }: SaveBarProps) {
  return (
    <div ref={pageBar} css={bar}>
      {banners}
      <div css={line}>
        <span css={words}>{status}</span>
        {onVersions && <IconButton label="Versions" icon={<History />} aria-haspopup="dialog" onClick={onVersions} />}
        {more}
        <div css={buttons}>{children}</div>
      </div>
    </div>
  );
}

interface SaveBannersProps {
  failure: { title: string; reason?: string } | null;
  onDismiss: () => void;
  /** A colleague's later save, or null. */
  newer: string | null;
  compare: { label: string; run: () => void };
}

/** Why saving was refused, or that a colleague saved first. */
export function SaveBanners({ failure, onDismiss, newer, compare }: SaveBannersProps) {
  return (
    <>
      {failure && (
        <Banner tone="error" title={failure.title} onDismiss={onDismiss}>
          {failure.reason && `${failure.reason.replace(/[.!]?$/, '.')} `}What you have written is still here.
        </Banner>
      )}
      {newer && (
        <Banner
          tone="warning"
          title={newer}
          action={
            <Button size="small" aria-haspopup="dialog" onClick={compare.run}>
              {compare.label}
            </Button>
          }
        >
          Nothing of yours is lost.
        </Banner>
      )}
    </>
  );
}

export function EditorLoading() {
  return (
    <LoadingRegion css={stack[4]} label="Loading the form">
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" height="24rem" />
    </LoadingRegion>
  );
}
