import type { Blueprint, PracticePaper, ResponseOf } from '@api/contract';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApi, useApiMutation, useHost, usePageHead, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import {
  Button,
  LoadingRegion,
  media,
  Page,
  PageHeader,
  Pagination,
  RadioGroup,
  Select,
  Sheet,
  Skeleton,
  TextField,
  TextLink,
  token,
} from 'design-system';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { durationInWords } from '../test-labels.ts';
import { newSeed, readCode } from './paper-labels.ts';
import { TakenPapers, TopicShares } from './TakenPapers.tsx';

type Courses = ResponseOf<'GET /api/mock-papers'>['courses'];

const form = css({ display: 'grid', gap: token.space[5] });
const part = css({ display: 'grid', gap: token.space[3] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const small = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control });
const lead = css({ margin: 0, color: token.color.ink2 });

/** Chooses a kind of paper, and draws one. */
export function MockPapersPage() {
  usePageHead({ title: 'Mock papers' });
  const list = useApi('GET /api/mock-papers', {}, { staleTime: 300_000 });
  return (
    <Page width="text">
      <PageHeader title="Mock papers" description="A full-length paper. Share the code to take it with friends." />
      {list.isPending && <ChoiceLoading />}
      {list.isLoadingError && <LoadFailed title="The papers did not load" answer={list} />}
      {list.data && <Choice courses={list.data.courses} />}
      {!list.isPending && (
        <>
          <EnterCode />
          <Before />
        </>
      )}
    </Page>
  );
}

function Choice({ courses }: { courses: Courses }) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const own = courses.find(({ subject }) => subject.slug === user?.course?.subject_slug);
  const wanted = search.get('paper');
  const course = courses.find(({ blueprints }) => blueprints.some(({ key }) => key === wanted)) ?? own ?? courses[0];
  if (!course) return <p css={lead}>No course has mock papers yet.</p>;
  const blueprint = course.blueprints.find(({ key }) => key === wanted) ?? course.blueprints[0];
  const choose = (key: string | undefined) => key && setSearch({ paper: key }, { replace: true, preventScrollReset: true });
  const ordered = own ? [own, ...courses.filter((each) => each !== own)] : courses;
  return (
    <Sheet>
      <div css={form}>
        <Select
          label="Course"
          value={course.subject.slug}
          options={ordered.map(({ subject }) => ({ value: subject.slug, label: subject.subject_name }))}
          onValueChange={(slug) => choose(courses.find(({ subject }) => subject.slug === slug)?.blueprints[0]?.key)}
        />
        {blueprint && (
          <>
            <RadioGroup
              variant="cards"
              legend="Paper"
              value={blueprint.key}
              onValueChange={choose}
              options={course.blueprints.map(({ key, paper, minutes, marks }) => ({
                value: key,
                label: `Paper ${paper}`,
                help: `${durationInWords(60_000 * minutes)}, ${marks} marks`,
              }))}
            />
            <PaperLike blueprint={blueprint} />
            <DrawButton blueprint={blueprint} />
            <PracticePapers papers={course.practice ?? []} blueprint={blueprint} />
          </>
        )}
      </div>
    </Sheet>
  );
}

function PaperLike({ blueprint: { sections, topics, calculator, marks } }: { blueprint: Blueprint }) {
  return (
    <div css={part}>
      <h2 css={small}>What it is like</h2>
      <p css={lead}>
        {calculator ? 'With a calculator. ' : 'Without a calculator. '}
        {sections
          .map((section) =>
            section.name ? `${section.name}: ${section.about.toLowerCase()}, ${section.marks} marks` : section.about,
          )
          .join('. ')}
        .
      </p>
      {topics.length > 0 ? <TopicShares topics={topics} /> : <p css={lead}>Its {marks} marks may be about any topic.</p>}
    </div>
  );
}

/** Draws a paper; after a failure repeats the same request, so that none is drawn twice. */
function DrawButton({ blueprint }: { blueprint: Blueprint }) {
  const host = useHost();
  const navigate = useNavigate();
  const draw = useApiMutation('POST /api/mock-papers');
  const seed = useRef(newSeed());
  const press = async () => {
    try {
      const { code } = await draw.mutateAsync({ body: { blueprint: blueprint.key, seed: seed.current } });
      void navigate(addressOf('mock-paper', { code }));
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return (
    <div>
      <Button variant="primary" loading={draw.isPending} onClick={() => void press()}>
        Generate paper
      </Button>
    </div>
  );
}

function Before() {
  const [page, setPage] = useState(1);
  const taken = useApi('GET /api/mock-papers/taken', { query: { page: String(page) } }, { staleTime: 0, keepPrevious: true });
  if (taken.isLoadingError && !(isApiError(taken.error) && taken.error.code === 'not_found')) {
    return <LoadFailed title="Your papers did not load" answer={taken} />;
  }
  if (!taken.data || taken.data.totalCount === 0) return null;
  return (
    <section css={part} aria-labelledby="taken-before">
      <h2 id="taken-before" css={heading}>
        Papers you have taken
      </h2>
      <Sheet>
        <TakenPapers taken={taken.data.taken} named />
      </Sheet>
      {taken.data.totalCount > taken.data.pageSize && (
        <Pagination page={page} pageSize={taken.data.pageSize} totalCount={taken.data.totalCount} onPageChange={setPage} />
      )}
    </section>
  );
}

function ChoiceLoading() {
  return (
    <Sheet render={<LoadingRegion />}>
      <div css={form}>
        <Skeleton shape="block" height={token.size.control} />
        <Skeleton shape="block" height={`calc(2 * ${token.size.control})`} />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Sheet>
  );
}

const codeForm = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: token.space[3],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

function EnterCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const code = readCode(typed);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (code) void navigate(addressOf('mock-paper', { code }));
  };
  return (
    <Sheet>
      <form css={codeForm} onSubmit={open}>
        <TextField
          label="Have a code?"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="math-aa-sl-1-7k3m9q"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // exempt from the source rules: room for the whole address of a paper, of which the code is read.
          maxLength={300}
        />
        <Button type="submit" disabled={code === ''}>
          Open
        </Button>
      </form>
    </Sheet>
  );
}

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token.space[1]} ${token.space[4]}`,
  paddingBlock: token.space[3],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});

/** Practice papers of the chosen kind, the same for everyone. */
function PracticePapers({ papers, blueprint }: { papers: readonly PracticePaper[]; blueprint: Blueprint }) {
  const own = papers.filter((paper) => paper.blueprint === blueprint.key);
  if (own.length === 0) return null;
  return (
    <section css={part} aria-labelledby="practice-papers">
      <h2 id="practice-papers" css={small}>
        Or take a practice paper
      </h2>
      <p css={lead}>Everyone gets the same papers, and no question is repeated.</p>
      <ul css={list}>
        {own.map((paper) => (
          <li key={paper.code} css={row}>
            <TextLink
              render={<Link to={addressOf('mock-paper', { code: paper.code })} />}
            >{`Practice set ${paper.set}, Paper ${blueprint.paper}`}</TextLink>
            <span css={lead}>
              {counted(paper.question_count, 'question')}, {counted(paper.marks, 'mark')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
