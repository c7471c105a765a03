import { css } from '@emotion/react';
import { useApi, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { LoadingRegion, media, Page, Sheet, Skeleton, token } from 'design-system';
import { Link } from 'react-router-dom';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Part } from './Part.tsx';

const page = css({ gap: token.space[12], [media.phone]: { gap: token.space[10] } });
const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: token.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const card = css({
  display: 'grid',
  gap: token.space[2],
  alignContent: 'start',
  blockSize: '100%',
  color: token.color.ink,
  textDecoration: 'none',
  transition: `border-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.accent },
  '&:hover h3': { color: token.color.accent },
});
const cardTitle = css({ fontSize: token.text.heading3, fontWeight: token.weight.strong });
const quiet = css({ color: token.color.ink2 });

interface Service {
  title: string;
  text: string;
  name: 'question-list' | 'make-test' | 'doubts' | 'grading-promotion' | 'online-classes' | 'blogs';
  /** Not in the restricted edition. */
  paid?: true;
}

const SERVICES: readonly Service[] = [
  {
    title: 'Question bank',
    text: 'Original questions by topic and level, with hints, solutions and mark schemes.',
    name: 'question-list',
  },
  {
    title: 'Timed tests',
    text: 'Half an hour, one hour or two, on the topics you choose, with a result you can learn from.',
    name: 'make-test',
  },
  {
    title: 'Doubts',
    text: 'Stuck on a line? Ask under the question, with a photo if you like; a teacher answers.',
    name: 'doubts',
  },
  {
    title: 'Grading',
    text: 'A teacher marks your handwritten sheet line by line and sends a report.',
    name: 'grading-promotion',
    paid: true,
  },
  {
    title: 'Online classes',
    text: 'One teacher for you alone, and a plan that runs to your examination.',
    name: 'online-classes',
    paid: true,
  },
  { title: 'Blogs', text: 'Short reads for study breaks.', name: 'blogs', paid: true },
];

/** Specification part 1, section 2, "Marketing Service page". */
export function ServicesPage() {
  const { variant } = useSite();
  return (
    <Page css={page}>
      <Hero
        title="Everything between the first lesson and the last paper"
        lead="Practice, tests, teachers who answer and teachers who teach: all of it made for the IB Diploma, all of it in one place."
        actions={
          <LinkButton variant="primary" to={addressOf('question-list')}>
            Start practising
          </LinkButton>
        }
      />
      <Figures />
      <Part title="What we do">
        <ul css={cards}>
          {SERVICES.filter(({ paid }) => variant === 'full' || !paid).map(({ title, text, name }) => (
            <li key={name}>
              <Sheet padding="compact" css={card} render={<Link to={addressOf(name)} />}>
                <h3 css={cardTitle}>{title}</h3>
                <p css={quiet}>{text}</p>
              </Sheet>
            </li>
          ))}
        </ul>
      </Part>
      <Subjects />
    </Page>
  );
}

/** The subjects, left out if they fail to load. */
function Subjects() {
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { staleTime: 300_000 });
  if (subjects.isError) return null;
  return (
    <Part title="Subjects">
      {subjects.data ? (
        <ul css={cards}>
          {subjects.data.subjects.map(({ slug, subject_name, totalQuestionsCount }) => (
            <li key={slug}>
              <Sheet
                padding="compact"
                css={card}
                render={<Link to={addressOf('question-list', {}, { query: { subject: slug } })} />}
              >
                <h3 css={cardTitle}>{subject_name}</h3>
                <p css={quiet}>{totalQuestionsCount === 1 ? '1 question' : `${totalQuestionsCount} questions`}</p>
              </Sheet>
            </li>
          ))}
        </ul>
      ) : (
        <LoadingRegion css={cards} label="Loading subjects">
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} shape="block" height="5.5rem" />
          ))}
        </LoadingRegion>
      )}
    </Part>
  );
}
