import type { Syllabus } from '@api/contract';
import { css } from '@emotion/react';
import { syllabusHead, useApi, useHost, usePageHead, useRedirect } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Button, Page, PageHeader, Sheet, Typeset, token } from 'design-system';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listAddress } from '../addresses/addresses.ts';
import { PageLoading } from '../PageLoading.tsx';

/** Specification part 1, section 8. */
const UNAVAILABLE = 'Syllabus and the formula for this topic are currently unavailable.';

const page = css({
  gap: token.space[5],
  gridTemplateColumns: `minmax(0, calc(${token.measure} + 2 * ${token.size.margin}))`,
});
const sectionHeading = css({
  margin: 0,
  marginBlockEnd: token.space[4],
  fontFamily: token.font.serif,
  fontSize: token.text.heading2,
});
const sectionNumber = css({ color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });
/** Keeps its room from the start; pictures of a topic are drawn in this shape, another one is shown whole. */
const image = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'contain',
  borderRadius: token.radius.sheet,
});

/** What to know on a topic, with its formulae. Without it, or when it fails, the topic's questions show instead. */
export function SyllabusPage() {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const deepest = search.get('subsubtopic') ?? search.get('subtopic') ?? search.get('topic') ?? '';
  const asked = subject !== '' && deepest !== '';
  const syllabus = useApi(
    'GET /api/syllabus/:subjectSlug/:topicSlug',
    { params: { subjectSlug: subject, topicSlug: deepest } },
    { enabled: asked, staleTime: 300_000 },
  );
  useRedirectWhen(!asked || syllabus.isError, addressOf('question-list', {}, { query: search }));
  return syllabus.data ? <SyllabusInView syllabus={syllabus.data} search={search} /> : <PageLoading />;
}

function SyllabusInView({ syllabus, search }: { syllabus: Syllabus; search: URLSearchParams }) {
  const { subject, title, content_html, featuredImage, image: closingImage, sections } = syllabus;
  usePageHead(syllabusHead(syllabus, search));
  const questions = listAddress({
    subject: subject.slug,
    topic: search.get('topic') ?? undefined,
    subtopic: search.get('subtopic') ?? undefined,
    subsubtopic: search.get('subsubtopic') ?? undefined,
  });
  return (
    <Page css={page} render={<article />}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                label: subject.subject_name,
                render: <Link to={addressOf('question-list', {}, { query: { subject: subject.slug } })} />,
              },
              { label: 'Syllabus' },
            ]}
          />
        }
        title={title}
        actions={<Button render={<Link to={questions} />}>Practise this topic</Button>}
      />
      {featuredImage && <img css={image} src={featuredImage.url} alt={featuredImage.alt} />}
      <Sheet>
        <Typeset variant="prose" html={content_html} />
      </Sheet>
      {sections.map(({ topic, content_html: section }) => (
        <Sheet key={topic.id} render={<section aria-labelledby={`section-${topic.id}`} />}>
          <h2 id={`section-${topic.id}`} css={sectionHeading}>
            <span css={sectionNumber}>{topic.topic_number}</span> {topic.topic_name}
          </h2>
          <Typeset variant="prose" html={section} />
        </Sheet>
      ))}
      {closingImage && <img css={image} src={closingImage.url} alt={closingImage.alt} loading="lazy" />}
    </Page>
  );
}

function useRedirectWhen(unavailable: boolean, to: string): void {
  const host = useHost();
  const redirect = useRedirect();
  useEffect(() => {
    if (!unavailable) return;
    host.notify({ tone: 'info', text: UNAVAILABLE });
    redirect(to);
  }, [unavailable, to, host, redirect]);
}
