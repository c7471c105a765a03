import type { PostContent, PostFault } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Article, Banner, Button, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDebounced } from '../staff-area/timers.ts';

/** Milliseconds without a key before the server sets the text. */
const QUIET = 500;

const box = css({ display: 'grid', gap: token.space[3] });
const title = css({ fontFamily: token.font.sans, fontSize: token.text.heading3, fontWeight: token.weight.strong });
const refreshing = css({ opacity: 0.6, transition: `opacity ${token.motion.state}` });
const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
});
const loading = css({ display: 'grid', gap: token.space[3] });

interface PostPreviewProps {
  /** ISO 8601; null: it would be today. */
  published: string | null;
  /** Goes to a line of the text. */
  onFind: (line: number) => void;
}

/** The post as readers will see it, set by the server while it is written. */
export function PostPreview({ published, onFind }: PostPreviewProps) {
  const { control } = useFormContext<PostContent>();
  const [name, author, body, language, cover] = useWatch({ control, name: ['title', 'author', 'body', 'language', 'cover'] });
  const settled = useDebounced(body, QUIET);
  const request = useMemo(() => ({ body: { body: settled } }), [settled]);
  const preview = useApi('POST /api/admin/blog-posts/preview', request, {
    keepPrevious: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const today = useMemo(() => new Date().toISOString(), []);
  return (
    <section css={box} aria-label="Preview" aria-busy={preview.isFetching || settled !== body}>
      <h2 css={title}>As readers see it</h2>
      {preview.isError && <Banner tone="error">The preview could not be made: {messageOf(preview.error)}</Banner>}
      {preview.data && preview.data.faults.length > 0 && <Faults faults={preview.data.faults} onFind={onFind} />}
      <Sheet css={preview.isPlaceholderData && refreshing}>
        {preview.isPending && (
          <LoadingRegion css={loading} label="Loading the preview">
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </LoadingRegion>
        )}
        {preview.data && (
          <Article
            headingLevel={3}
            title={name || 'Without a title yet'}
            author={author || 'Nobody yet'}
            published={published ?? today}
            image={cover && { url: `/api/images/${cover.name}`, alt: cover.alt }}
            html={preview.data.content_html}
            lang={language}
          />
        )}
      </Sheet>
    </section>
  );
}

/** What cannot be shown: until it is mended, the post cannot be published. */
function Faults({ faults, onFind }: { faults: readonly PostFault[]; onFind: PostPreviewProps['onFind'] }) {
  return (
    <Banner tone="warning" title="To be corrected before it is published">
      <ul css={list}>
        {faults.map(({ line, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may stand twice on one line.
          <li key={index} css={item}>
            <span>
              Line {line}: {message}.
            </span>
            <Button size="small" variant="quiet" aria-label={`Show line ${line}`} onClick={() => onFind(line)}>
              Show
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
