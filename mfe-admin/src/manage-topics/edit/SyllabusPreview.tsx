import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Banner, EmptyState, LoadingRegion, Sheet, Skeleton, Typeset, token } from 'design-system';
import BookOpen from 'lucide-react/icons/book-open';
import { useDebounced } from '../../staff-area/use-debounced.ts';

/** Milliseconds without a key before the server sets the text. */
const QUIET = 400;

const box = css({ display: 'grid', gap: token.space[3], position: 'sticky', insetBlockStart: token.space[4] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.heading3, fontWeight: token.weight.strong });
const image = css({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '5 / 2', objectFit: 'contain' });
const name = css({ margin: 0, marginBlockEnd: token.space[4], fontFamily: token.font.serif, fontSize: token.text.heading2 });
const sheet = css({ maxBlockSize: '80dvh', overflowY: 'auto' });
const refreshing = css({ opacity: 0.6, transition: `opacity ${token.motion.state}` });
const faultList = css({ margin: 0, paddingInlineStart: token.space[5], display: 'grid', gap: token.space[2] });
const piece = css({ display: 'block', fontFamily: token.font.mono, fontSize: token.text.small, overflowWrap: 'anywhere' });

interface SyllabusPreviewProps {
  source: string;
  title: string;
  picture: { url: string; alt: string } | null;
}

/** The page as learners will read it, set by the server while it is written. */
export function SyllabusPreview({ source, title, picture }: SyllabusPreviewProps) {
  const settled = useDebounced(source, QUIET);
  const preview = useApi(
    'POST /api/admin/topics/preview',
    { body: { syllabus: settled } },
    { keepPrevious: true, staleTime: Number.POSITIVE_INFINITY, enabled: settled.trim() !== '' },
  );
  const empty = source.trim() === '';
  const faults = empty ? [] : (preview.data?.faults ?? []);
  return (
    <section css={box} aria-label="Preview" aria-busy={!empty && (preview.isFetching || settled !== source)}>
      <h2 css={heading}>Preview</h2>
      {preview.isError && <Banner tone="error">The preview could not be made: {messageOf(preview.error)}</Banner>}
      {faults.length > 0 && (
        <Banner tone="warning" title="These formulae cannot be set">
          <ul css={faultList}>
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same formula may be broken twice on one line.
              <li key={index}>
                {fault.place}: {fault.message}. <code css={piece}>{fault.piece}</code>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Sheet css={[sheet, preview.isPlaceholderData && refreshing]}>
        {title !== '' && !empty && <h3 css={name}>{title}</h3>}
        {picture && !empty && <img css={image} src={picture.url} alt={picture.alt} />}
        {empty && (
          <EmptyState icon={<BookOpen />} title="No page yet">
            What you write under “Syllabus and formulae” is set here, as learners will read it.
          </EmptyState>
        )}
        {!empty && !preview.data && !preview.isError && (
          <LoadingRegion label="Loading the preview">
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </LoadingRegion>
        )}
        {!empty && preview.data && <Typeset variant="prose" html={preview.data.content_html} />}
      </Sheet>
    </section>
  );
}
