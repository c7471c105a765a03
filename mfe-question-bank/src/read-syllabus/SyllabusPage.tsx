import type { Syllabus } from '@api/contract';
import { css } from '@emotion/react';
import { useApi, useHost, useIsHydrating, usePageHead, useRedirect } from '@shell/kit';
import { addressOf, placeIn } from '@shell/kit/addresses';
import { PictureOnDemand } from '@shell/kit/pictures';
import { SetForClass } from '@shell/kit/set-for-class';
import { Breadcrumbs, Button, Page, PageHeader, Sheet, Typeset, token } from 'design-system';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { listAddress } from '../addresses/addresses.ts';
import { PageLoading } from '../PageLoading.tsx';
import { syllabusHead } from '../page-descriptions/syllabus-head.ts';

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
/** Reserves this shape; other pictures show whole. */
const image = css({
  inlineSize: '100%',
  borderRadius: token.radius.sheet,
  '& img': { inlineSize: '100%', aspectRatio: '5 / 2', objectFit: 'contain' },
});

/** A topic's syllabus page, or its questions if it has none. */
export function SyllabusPage() {
  const [search] = useSearchParams();
  const { subject = '', topic = '', subtopic = topic, subsubtopic: deepest = subtopic } = placeIn(search);
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
  const here = useLocation();
  usePageHead(syllabusHead(syllabus, search));
  const questions = listAddress({ ...placeIn(search), subject: subject.slug });
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
        actions={
          <>
            <SetForClass work={{ reading: here.pathname + here.search }} />
            <Button render={<Link to={questions} />}>Practise this topic</Button>
          </>
        }
      />
      {featuredImage && <TopicPicture picture={featuredImage} topic={title} />}
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
      {closingImage && <TopicPicture picture={closingImage} topic={title} loading="lazy" />}
    </Page>
  );
}

interface TopicPictureProps {
  picture: NonNullable<Syllabus['image']>;
  topic: string;
  loading?: 'eager' | 'lazy';
}

function TopicPicture({ picture: { url, alt }, topic, loading = 'eager' }: TopicPictureProps) {
  const label = alt ? `Enlarge the picture: ${alt}` : 'Enlarge the picture';
  return <PictureOnDemand css={image} src={url} alt={alt} label={label} title={topic} loading={loading} />;
}

function useRedirectWhen(unavailable: boolean, to: string): void {
  const host = useHost();
  const redirect = useRedirect();
  // Staff may see what guests are refused.
  const readerIsKnown = !useIsHydrating();
  useEffect(() => {
    if (!unavailable || !readerIsKnown) return;
    host.notify({ tone: 'info', text: UNAVAILABLE });
    redirect(to);
  }, [unavailable, readerIsKnown, to, host, redirect]);
}
