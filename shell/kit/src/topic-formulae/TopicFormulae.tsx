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

/** From so many pieces on there is something to search in. */
const MANY = 6;
const NONE = 'There are no formulae for this topic yet.';

interface TopicFormulaeProps {
  question: Question;
  /** As the booklet of an examination has them: formulae alone, without explanations and examples. */
  booklet?: boolean;
  /** What is shown below, such as the way to the topic's page. */
  end?: ReactNode;
}

/** What to know on the topic of a question, typeset, and a field that finds a formula in it. */
export function TopicFormulae({ question: { subject, topic_path }, booklet = false, end }: TopicFormulaeProps) {
  const [found, setFound] = useState('');
  // Most questions stand below the topic whose page holds the formulae; its own page comes first where it has one.
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

/** A piece of a topic's page: what is under one heading. */
interface FormulaPiece {
  key: string;
  title: string | null;
  html: string;
  /** Its words and the TeX of its formulae, in small letters. */
  words: string;
}

/** A topic's page and those right below it, cut at their headings. */
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

/** A letter among words is no formula. */
function holdsFormula(line: Element): boolean {
  return [...line.querySelectorAll('.katex')].some((maths) => {
    const tex = maths.querySelector('annotation')?.textContent ?? maths.textContent ?? '';
    return tex.replace(/\\[a-z]+/gi, 'x').replace(/[\s{}]/g, '').length > 2;
  });
}

/** What of the pieces a booklet of formulae would print: the lines that hold one, without examples; pieces without any are left out. */
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

/** The pieces that name every word that is looked for; all of them for none. */
function findPieces(pieces: readonly FormulaPiece[], search: string): readonly FormulaPiece[] {
  const words = search.toLowerCase().match(/\S+/g) ?? [];
  return pieces.filter((piece) => words.every((word) => piece.words.includes(word)));
}
