import type { PostContent, PostFault } from '@api/contract';
import { messageOf, useApi } from '@shell/kit';
import { Article, Banner, Button, LoadingRegion, Sheet, Skeleton } from 'design-system';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { heading3, plainList, refreshing, spread, stack } from '../staff-area/styles.ts';
import { useDebounced } from '../staff-area/timers.ts';

/** Debounce in milliseconds. */
const QUIET = 500;

interface PostPreviewProps {
  /** ISO 8601; null: today. */
  published: string | null;
  onFind: (line: number) => void;
}

/** The post as readers will see it, typeset by the server. */
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
    <section css={stack[3]} aria-label="Preview" aria-busy={preview.isFetching || settled !== body}>
      <h2 css={heading3}>As readers see it</h2>
      {preview.isError && <Banner tone="error">The preview could not be made: {messageOf(preview.error)}</Banner>}
      {preview.data && preview.data.faults.length > 0 && <Faults faults={preview.data.faults} onFind={onFind} />}
      <Sheet css={preview.isPlaceholderData && refreshing}>
        {preview.isPending && (
          <LoadingRegion css={stack[3]} label="Loading the preview">
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

/** Faults that prevent publishing. */
function Faults({ faults, onFind }: { faults: readonly PostFault[]; onFind: PostPreviewProps['onFind'] }) {
  return (
    <Banner tone="warning" title="To be corrected before it is published">
      <ul css={plainList[2]}>
        {faults.map(({ line, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same fault may appear twice on one line.
          <li key={index} css={spread[2]}>
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
