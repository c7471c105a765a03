import type { MockPaper } from '@api/contract';
import { css } from '@emotion/react';
import { counted, isApiError, useApi, useHost, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { SetForClass } from '@shell/kit/set-for-class';
import { Banner, Button, DescriptionList, EmptyState, Page, PageHeader, PageLoading, Sheet, token } from 'design-system';
import Copy from 'lucide-react/icons/copy';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { Link, useParams } from 'react-router-dom';
import { Challenges } from '../challenge-friend/Challenges.tsx';
import { Invitation } from '../challenge-friend/Invitation.tsx';
import { durationInWords } from '../test-labels.ts';
import { TakenPapers, TopicShares } from './TakenPapers.tsx';
import { TakePaper } from './TakePaper.tsx';

const content = css({ display: 'grid', gap: token.space[6] });
const part = css({ display: 'grid', gap: token.space[3] });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const remarks = css({ display: 'grid', gap: token.space[1], margin: 0, padding: 0, listStyle: 'none' });

/** A drawn paper before it is taken, for everyone with its code. */
export function MockPaperPage() {
  const { code = '' } = useParams();
  const paper = useApi('GET /api/mock-papers/:code', { params: { code } }, { staleTime: 0 });
  if (paper.isPending) return <PageLoading />;
  if (paper.isLoadingError) {
    const unknown = isApiError(paper.error) && [404, 422].includes(paper.error.status);
    if (unknown) return <UnknownPaper code={code} />;
    return (
      <Page width="sheet">
        <LoadFailed title="The paper did not load" answer={paper} />
      </Page>
    );
  }
  return <Paper paper={paper.data} />;
}

function UnknownPaper({ code }: { code: string }) {
  usePageHead({ title: 'No such mock paper' });
  return (
    <Page width="sheet">
      <EmptyState
        headingLevel={1}
        icon={<FileQuestion />}
        title="There is no such mock paper"
        actions={
          <Button variant="primary" render={<Link to={addressOf('mock-papers')} />}>
            To the mock papers
          </Button>
        }
      >
        No paper has the code {code}. Check the code for typing mistakes.
      </EmptyState>
    </Page>
  );
}

function Paper({ paper }: { paper: MockPaper }) {
  const title = `${paper.subject.subject_name}, Paper ${paper.paper}`;
  const { set } = paper;
  usePageHead({ title: set ? `Practice set ${set}: ${title}` : `Mock paper: ${title}` });
  return (
    <Page width="sheet">
      <PageHeader
        title={title}
        description={
          set
            ? `Practice set ${set}. Everyone takes the same questions in the same order.`
            : 'A mock paper. Everyone who has its code takes the same questions in the same order.'
        }
        actions={
          <>
            <SetForClass work={{ subject: paper.subject.slug, paper: paper.code }} />
            <Button render={<Link to={addressOf('mock-papers', {}, { query: { paper: paper.blueprint } })} />}>
              Another paper
            </Button>
          </>
        }
      />
      <Invitation />
      <Sheet>
        <div css={content}>
          <DescriptionList items={factsOf(paper)} />
          {paper.remarks.length > 0 && (
            <Banner title="How it differs from the examination’s paper">
              <ul css={remarks}>
                {paper.remarks.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            </Banner>
          )}
          <section css={part} aria-labelledby="by-topic">
            <h2 id="by-topic" css={heading}>
              Marks by topic
            </h2>
            <TopicShares topics={paper.topics} />
          </section>
          <TakePaper paper={paper} />
        </div>
      </Sheet>
      <SharePaper code={paper.code} />
      <Challenges code={paper.code} />
      {paper.taken.length > 0 && (
        <section css={part} aria-labelledby="taken">
          <h2 id="taken" css={heading}>
            When you took it
          </h2>
          <Sheet>
            <TakenPapers taken={paper.taken} />
          </Sheet>
        </section>
      )}
    </Page>
  );
}

const difficulties = ['Easy', 'Medium', 'Hard'] as const;

function factsOf(paper: MockPaper) {
  const sections = paper.sections.filter(({ name }) => name !== '');
  return [
    { term: 'Time', description: durationInWords(60_000 * paper.minutes) },
    { term: 'Marks', description: `${paper.marks}, in ${counted(paper.question_count, 'question')}` },
    ...sections.map(({ name, marks, questions, about }) => ({
      term: name,
      description: `${about}: ${counted(marks, 'mark')} in ${counted(questions, 'question')}`,
    })),
    { term: 'Calculator', description: paper.calculator ? 'Allowed' : 'Not allowed' },
    {
      term: 'Difficulty',
      description: difficulties
        .filter((difficulty) => paper.difficulties[difficulty] > 0)
        .map((difficulty) => `${difficulty} ${counted(paper.difficulties[difficulty], 'mark')}`)
        .join(', '),
    },
  ];
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
});
const words = css({ display: 'grid', gap: token.space[1], minInlineSize: 0 });
const quiet = css({ margin: 0, color: token.color.ink2 });
const codeStyles = css({
  margin: 0,
  fontFamily: token.font.mono,
  fontSize: token.text.heading3,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A code to read out, and an address to share. */
function SharePaper({ code }: { code: string }) {
  const host = useHost();
  const address = new URL(addressOf('mock-paper', { code }), location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => host.notify({ tone: 'success', text: 'Link copied to your clipboard!' }),
      () => host.notify({ tone: 'error', text: `Your browser did not let us copy it. The link is ${address}` }),
    );
  return (
    <Sheet>
      <div css={row}>
        <div css={words}>
          <p css={quiet}>Take it together: the code of this paper is</p>
          <p css={codeStyles}>{code}</p>
        </div>
        <Button icon={<Copy />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </Sheet>
  );
}
