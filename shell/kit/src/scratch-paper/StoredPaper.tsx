import type { ScratchPage } from '@api/contract';
import { counted } from '@api/contract/counted';
import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { ScratchPaper } from 'design-system/scratch-paper';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useApi } from '../api-hooks.ts';
import { LoadFailed } from '../load-failed.tsx';
import type { PaperPlace } from './paper-calls.ts';

const frame = css({ minInlineSize: 0 });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minBlockSize: token.size.target,
  inlineSize: 'fit-content',
  color: token.color.ink2,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: token.color.accent },
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon },
  '[open] > & svg': { rotate: '180deg' },
});
const pages = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: token.space[4],
  paddingBlock: token.space[2],
});
const page = css({ display: 'grid', alignContent: 'start', gap: token.space[2], minInlineSize: 0 });
const typed = css({
  margin: 0,
  padding: token.space[3],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  fontFamily: token.font.serif,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });

/** A read-only paper beside an answer, code-split. */
export function StoredPaper({ place }: { place: PaperPlace }) {
  const [open, setOpen] = useState(false);
  return (
    <details css={frame} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary css={summary}>
        Your scratch paper
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && <Pages place={place} />}
    </details>
  );
}

function Pages({ place: { questionId, testSlug } }: { place: PaperPlace }) {
  const id = questionId;
  const fresh = { staleTime: 0 };
  const inTest = useApi('GET /api/test/:slug/questions/:id/scratch-paper', { params: { slug: testSlug ?? '', id } } as never, {
    ...fresh,
    enabled: testSlug !== undefined,
  });
  const atQuestion = useApi('GET /api/practice/questions/:id/scratch-paper', { params: { id } } as never, {
    ...fresh,
    enabled: testSlug === undefined,
  });
  const answer = testSlug === undefined ? atQuestion : inTest;
  if (answer.isError) return <LoadFailed title="The paper did not load" answer={answer} />;
  if (!answer.data) {
    return (
      <LoadingRegion label="Loading your scratch paper">
        <Skeleton shape="block" height="20rem" />
      </LoadingRegion>
    );
  }
  const filled = answer.data.pages.filter(({ strokes, notes }) => strokes.length > 0 || notes !== '');
  if (filled.length === 0) return <p css={quiet}>Nothing is on it.</p>;
  return (
    <section css={pages} aria-label={`Your scratch paper, ${counted(filled.length, 'page')}`}>
      {filled.map((one) => (
        <Page key={one.page} {...one} />
      ))}
    </section>
  );
}

const Page = ({ page: number, strokes, notes }: ScratchPage) => (
  <div css={page}>
    {strokes.length > 0 && <ScratchPaper readOnly label={`Page ${number}`} strokes={strokes} onStrokesChange={() => {}} />}
    {notes !== '' && <p css={typed}>{notes}</p>}
  </div>
);
