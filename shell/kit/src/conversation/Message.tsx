import type { DoubtMessage, DoubtPhoto } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, DateTime, Typeset, token } from 'design-system';
import { useRef } from 'react';
import { useRefresh } from '../api-hooks.ts';
import { onDemand } from '../on-demand.tsx';

const Picture = onDemand(() => import('./picture.ts').then((module) => module.Picture));

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  padding: `${token.space[3]} ${token.space[4]}`,
  borderRadius: token.radius.control,
  background: token.color.sunken,
  maxInlineSize: token.measure,
  minInlineSize: 0,
});
const fromStaff = css({ background: token.color.accentSoft, borderInlineStart: `3px solid ${token.color.accent}` });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[2]}`,
  fontSize: token.text.small,
  color: token.color.ink2,
});
const name = css({ fontWeight: token.weight.strong, color: token.color.ink, overflowWrap: 'anywhere' });
const words = css({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const set = css({ overflowWrap: 'anywhere', '& .katex-display': { marginBlock: token.space[2] } });
const HIGHEST_PHOTO = 14;
/** Reserves the photo's space before it loads. */
const photoFrame = css({
  maxInlineSize: '100%',
  '& > button': { inlineSize: '100%', blockSize: '100%' },
  '& img': { inlineSize: '100%' },
});

interface MessageProps {
  message: DoubtMessage;
  author: string;
}

/** One message of a conversation: author, time, text with formulae, and a photo that enlarges. */
export function Message({ message, author }: MessageProps) {
  const { user, created_at, queries, queries_html, photo } = message;
  return (
    <div css={[box, user.staff && fromStaff]}>
      <div css={head}>
        <span css={name}>{author}</span>
        {user.staff && <Badge tone="accent">Teacher</Badge>}
        <DateTime at={created_at} format="dateTime" />
      </div>
      {queries_html ? <Typeset css={set} variant="prose" html={queries_html} /> : <p css={words}>{queries}</p>}
      {photo && <MessagePhoto photo={photo} author={author} />}
    </div>
  );
}

interface MessagePhotoProps {
  photo: DoubtPhoto;
  author: string;
}

function MessagePhoto({ photo: { url, thumb, width, height }, author }: MessagePhotoProps) {
  const fresh = useFreshLinks();
  const named = author === 'You' ? 'your photo' : `the photo from ${author}`;
  const title = author === 'You' ? 'Your photo' : `Photo from ${author}`;
  const widest = `min(${width}px, ${(HIGHEST_PHOTO * width) / height}rem)`;
  return (
    <div css={photoFrame} style={{ inlineSize: widest, aspectRatio: `${width} / ${height}` }}>
      <Picture
        src={thumb}
        fullSrc={url}
        alt={title}
        label={`Enlarge ${named}`}
        title={title}
        enlarged="whole"
        loading="lazy"
        width={width}
        height={height}
        onFault={fresh}
      />
    </div>
  );
}

/** Milliseconds between reloads, so that a deleted photo causes no loop. */
const ASKED_ONCE_IN = 60_000;

/** Reloads the conversations in view: links to photos expire after an hour. */
function useFreshLinks(): () => void {
  const refresh = useRefresh();
  const asked = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - asked.current < ASKED_ONCE_IN) return;
    asked.current = performance.now();
    void refresh('GET /api/doubts', 'GET /api/doubts/user');
  };
}
