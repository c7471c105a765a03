import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi } from '@shell/kit';
import { ErrorState, LoadingRegion, Skeleton, TextField, TextLink, Typeset, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { syllabusAddress } from '../addresses/addresses.ts';
import { type FormulaPiece, findPieces, piecesOf } from './formula-pieces.ts';

const column = css({ display: 'grid', gap: token.space[4], minInlineSize: 0, paddingBlockEnd: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const piece = css({ '&&, && .prose': { fontSize: token.text.body } });
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });

/** From so many pieces on there is something to search in. */
const MANY = 6;

/** What to know on the topic of a question, typeset, and a field that finds a formula in it. */
export function TopicFormulae({ question: { subject, topic_path } }: { question: Question }) {
  const [found, setFound] = useState('');
  // Most questions stand below the topic whose page holds the formulae; its own page comes first where it has one.
  const slugs = topic_path.map(({ slug }) => slug);
  const deepest = useSyllabus(subject.slug, slugs.at(-1), true);
  const above = useSyllabus(subject.slug, slugs.at(-2), deepest.isError && isMissing(deepest.error));
  const syllabus = deepest.isError && isMissing(deepest.error) && slugs.length > 1 ? above : deepest;
  const pieces = useMemo(() => (syllabus.data ? piecesOf(syllabus.data) : []), [syllabus.data]);
  const shown = findPieces(pieces, found);

  if (syllabus.isPending) {
    return (
      <LoadingRegion label="Loading the formulae">
        <Skeleton shape="block" height="16rem" />
      </LoadingRegion>
    );
  }
  if (syllabus.isError) {
    if (isMissing(syllabus.error)) return <p css={quiet}>There are no formulae for this topic yet.</p>;
    return (
      <ErrorState title="The formulae did not load" onRetry={() => void syllabus.refetch()} retrying={syllabus.isFetching}>
        {messageOf(syllabus.error)}
      </ErrorState>
    );
  }
  const [topic, subtopic] = slugs;
  return (
    <div css={column}>
      {pieces.length >= MANY && (
        <TextField
          type="search"
          label="Find a formula"
          hideLabel
          placeholder="Find a formula"
          start={<Search aria-hidden="true" />}
          value={found}
          onChange={(event) => setFound(event.target.value)}
        />
      )}
      <p role="status" css={quiet} hidden={found.trim() === ''}>
        {shown.length === 0 ? 'Nothing here names that.' : `${shown.length} of ${pieces.length}`}
      </p>
      {shown.map(({ key, title, html }: FormulaPiece) => (
        <section key={key} aria-label={title ?? undefined}>
          {title && <h2 css={heading}>{title}</h2>}
          <Typeset variant="prose" html={html} css={piece} />
        </section>
      ))}
      <p css={quiet}>
        <TextLink render={<Link to={syllabusAddress({ subject: subject.slug, topic, subtopic })} />}>
          The whole page of the topic
        </TextLink>
      </p>
    </div>
  );
}

const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

const useSyllabus = (subjectSlug: string, topicSlug: string | undefined, enabled: boolean) =>
  useApi(
    'GET /api/syllabus/:subjectSlug/:topicSlug',
    { params: { subjectSlug, topicSlug: topicSlug ?? '' } },
    { enabled: enabled && topicSlug !== undefined, staleTime: 300_000 },
  );
