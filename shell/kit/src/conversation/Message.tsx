import type { DoubtMessage } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, Typeset, token } from 'design-system';

const box = css({
  display: 'grid',
  gap: token.space[2],
  padding: `${token.space[3]} ${token.space[4]}`,
  borderRadius: token.radius.control,
  background: token.color.sunken,
  maxInlineSize: token.measure,
  minInlineSize: 0,
  '& > *': { minInlineSize: 0 },
});
/** What staff say hangs from the accent, as a reply does. */
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
const link = css({ justifySelf: 'start', borderRadius: token.radius.control, overflow: 'hidden', maxInlineSize: '100%' });
const picture = css({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '14rem',
  background: token.color.scan,
});

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

interface MessageProps {
  message: DoubtMessage;
  /** `You` for whoever reads it; else their name. */
  author: string;
}

/** One message of a conversation: who, when, the words with their formulae, and the photo, which opens in a new tab. */
export function Message({ message, author }: MessageProps) {
  const { user, created_at, queries, queries_html, photo } = message;
  return (
    <div css={[box, user.staff && fromStaff]}>
      <div css={head}>
        <span css={name}>{author}</span>
        {user.staff && <Badge tone="accent">Teacher</Badge>}
        <time dateTime={created_at}>{moment.format(new Date(created_at))}</time>
      </div>
      {queries_html ? <Typeset css={set} variant="prose" html={queries_html} /> : <p css={words}>{queries}</p>}
      {photo && (
        <a css={link} href={photo.url} target="_blank" rel="noopener" aria-label={`Photo from ${author}, opens in a new tab`}>
          <img css={picture} src={photo.thumb} width={photo.width} height={photo.height} alt="" loading="lazy" />
        </a>
      )}
    </div>
  );
}
