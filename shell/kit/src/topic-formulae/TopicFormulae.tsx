import type { Question, Syllabus } from '@api/contract';
import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, TextField, Typeset, token } from 'design-system';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useMemo, useState } from 'react';
import { isApiError } from '../api-error.ts';
import { useApi } from '../api-hooks.ts';
import { LoadFailed } from '../load-failed.tsx';

const column = css({ display: 'grid', gap: token.space[4], minInlineSize: 0, paddingBlockEnd: token.space[5] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const piece = css({ '&&, && .prose': { fontSize: token.text.body } });
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });

/** From this many pieces there is a search field. */
const MANY = 6;
const NONE = 'There are no formulae for this topic yet.';

interface TopicFormulaeProps {
  question: Question;
  /** Formulae alone, as in the examination's booklet. */
  booklet?: boolean;
  end?: ReactNode;
}

/** The formulae of a question's topic, with search. */
export function TopicFormulae({ question: { subject, topic_path }, booklet = false, end }: TopicFormulaeProps) {
  const [found, setFound] = useState('');
  // A descendant's formulae may be on its ancestor's page; its own comes first.
  const slugs = topic_path.map(({ slug }) => slug);
  const deepest = useSyllabus(subject.slug, slugs.at(-1), true);
  const above = useSyllabus(subject.slug, slugs.at(-2), deepest.isError && isMissing(deepest.error));
  const syllabus = deepest.isError && isMissing(deepest.error) && slugs.length > 1 ? above : deepest;
  const pieces = useMemo(() => {
    if (!syllabus.data) return [];
    return booklet ? formulaeOf(piecesOf(syllabus.data)) : piecesOf(syllabus.data);
  }, [syllabus.data, booklet]);
  const shown = findPieces(pieces, found);

  if (syllabus.isPending) {
    return (
      <LoadingRegion label="Loading the formulae">
        <Skeleton shape="block" height="16rem" />
      </LoadingRegion>
    );
  }
  if (syllabus.isError) {
    if (isMissing(syllabus.error)) return <p css={quiet}>{NONE}</p>;
    return <LoadFailed title="The formulae did not load" answer={syllabus} />;
  }
  if (pieces.length === 0) return <p css={quiet}>{NONE}</p>;
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
      {end && <p css={quiet}>{end}</p>}
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

/** A section of a topic's page, under one heading. */
interface FormulaPiece {
  key: string;
  title: string | null;
  html: string;
  /** Lower-case text and TeX, for search. */
  words: string;
}

/** Splits the pages of a topic and its children at headings. */
function piecesOf({ title, content_html, sections }: Pick<Syllabus, 'title' | 'content_html' | 'sections'>): FormulaPiece[] {
  const pages = [
    { name: title, html: content_html },
    ...sections.map(({ topic, content_html: html }) => ({ name: topic.topic_name, html })),
  ];
  return pages.flatMap(({ name, html }, page) => cut(html, name).map((piece, index) => ({ ...piece, key: `${page}-${index}` })));
}

function cut(html: string, name: string): Omit<FormulaPiece, 'key'>[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const pieces: { title: string; elements: Element[] }[] = [{ title: name, elements: [] }];
  for (const element of body.children) {
    if (/^H[1-4]$/.test(element.tagName)) pieces.push({ title: element.textContent?.trim() ?? '', elements: [] });
    else pieces.at(-1)?.elements.push(element);
  }
  return pieces
    .filter(({ elements }) => elements.length > 0)
    .map(({ title, elements }) => ({
      title,
      html: elements.map(({ outerHTML }) => outerHTML).join(''),
      words: `${name} ${title} ${elements.map(({ textContent }) => textContent).join(' ')}`.toLowerCase(),
    }));
}

/** A single letter in a text is no formula. */
function holdsFormula(line: Element): boolean {
  return [...line.querySelectorAll('.katex')].some((maths) => {
    const tex = maths.querySelector('annotation')?.textContent ?? maths.textContent ?? '';
    return tex.replace(/\\[a-z]+/gi, 'x').replace(/[\s{}]/g, '').length > 2;
  });
}

/** Blocks with a formula, without examples and empty sections. */
function formulaeOf(pieces: readonly FormulaPiece[]): FormulaPiece[] {
  return pieces.flatMap((piece) => {
    const body = new DOMParser().parseFromString(piece.html, 'text/html').body;
    for (const line of [...body.querySelectorAll('li'), ...body.children]) {
      const isExample = /^\s*example\b/i.test(line.textContent ?? '');
      if (isExample || !holdsFormula(line)) line.remove();
    }
    const words = `${piece.title} ${body.textContent}`.toLowerCase();
    return body.children.length > 0 ? { ...piece, html: body.innerHTML, words } : [];
  });
}

function findPieces(pieces: readonly FormulaPiece[], search: string): readonly FormulaPiece[] {
  const words = search.toLowerCase().match(/\S+/g) ?? [];
  return pieces.filter((piece) => words.every((word) => piece.words.includes(word)));
}
