import type { GradedQuestion, QuestionAnswer, TestQuestion, TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { counted, onDemand, useApi, usePageHead } from '@shell/kit';
import { useMathsFonts } from '@shell/kit/maths-fonts';
import { QuestionImages } from '@shell/kit/pictures';
import { SetForClass } from '@shell/kit/set-for-class';
import {
  Accordion,
  Badge,
  Button,
  media,
  Page,
  PageHeader,
  PageLoading,
  QuestionSheet,
  Sheet,
  TextLink,
  Typeset,
  token,
} from 'design-system';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { MY_TESTS, questionAnchor, resultAddress } from '../addresses.ts';
import { RepeatButtons } from '../repeat-test/RepeatButtons.tsx';
import { OutcomeFailed, QuestionVerdict, useGradingOutcome } from '../see-grading/GradingOutcome.tsx';
import { TestNotShown } from '../TestNotShown.tsx';
import { STATE_TONES, STATE_WORDS, testTitle } from '../test-labels.ts';
import { carriesMarks, SelfMarking } from './SelfMarking.tsx';
import { YourAnswer } from './YourAnswer.tsx';

const StoredPaper = onDemand(() => import('@shell/kit/scratch-paper').then((module) => module.StoredPaper));

const list = css({ display: 'grid', gap: token.space[6], margin: 0, padding: 0, listStyle: 'none' });
const item = css({ minInlineSize: 0, outline: 'none', scrollMarginBlockStart: token.space[16] });
const below = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  padding: `${token.space[4]} ${token.space[8]} ${token.space[6]}`,
  [media.phone]: { padding: token.space[4] },
});
const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[2] });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, color: token.color.ink2 });
const besideText = css({ display: 'grid', gap: token.space[4] });
const options = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const option = css({ display: 'grid', gridTemplateColumns: `${token.space[8]} minmax(0, 1fr)`, alignItems: 'baseline' });
const right = css({ color: token.color.easy, fontWeight: token.weight.strong });

/** Answers, marks, solutions and mark schemes of a taken test. */
export function ReviewPage() {
  const { slug = '' } = useParams();
  const test = useApi('GET /api/test/:slug', { params: { slug }, query: { includeAnswers: 'true' } });
  const fontsAreThere = useMathsFonts();
  if (test.isPending || (test.isSuccess && !fontsAreThere)) return <PageLoading />;
  if (test.isLoadingError) return <TestNotShown slug={slug} answer={test} />;
  return <Review test={test.data} />;
}

function Review({ test }: { test: TestWithQuestions }) {
  const title = testTitle(test);
  usePageHead({ title: `Answers: ${title}` });
  const { grading } = useGradingOutcome(test);
  const papers = useApi('GET /api/test/:slug/scratch-papers', { params: { slug: test.slug } });
  const drawnOn = new Set(papers.data?.question_ids);
  useQuestionOfAddress();
  const verdicts = new Map((grading.data?.questions ?? []).map((verdict) => [verdict.question_id, verdict]));
  return (
    <Page width="sheet">
      <PageHeader
        title="Review answers"
        description={`${test.subject.subject_name}: ${title}`}
        actions={
          <>
            <Button render={<Link to={resultAddress(test.slug)} />}>Result</Button>
            <RepeatButtons slug={test.slug} />
            <SetForClass work={{ questions: (test.questions ?? []).map(({ question_id }) => question_id) }} />
            <Button variant="quiet" render={<Link to={MY_TESTS} />}>
              My tests
            </Button>
          </>
        }
      />
      {grading.isLoadingError && (
        <OutcomeFailed error={grading.error} retrying={grading.isFetching} onRetry={() => void grading.refetch()} />
      )}
      <ol css={list}>
        {(test.questions ?? []).map((entry) => (
          <li key={entry.question_id} id={questionAnchor(entry.position)} tabIndex={-1} css={item}>
            <ReviewedQuestion
              slug={test.slug}
              entry={entry}
              verdict={verdicts.get(entry.question_id)}
              hasPaper={drawnOn.has(entry.question_id)}
            />
          </li>
        ))}
      </ol>
    </Page>
  );
}

/** Scrolls to the address's question and focuses it. */
function useQuestionOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    // After the shell has focused the new page.
    const timer = setTimeout(() => {
      const question = hash ? document.getElementById(hash.slice(1)) : null;
      question?.focus({ preventScroll: true });
      question?.scrollIntoView?.({ block: 'start' });
    });
    return () => clearTimeout(timer);
  }, [hash]);
}

interface ReviewedQuestionProps {
  slug: string;
  entry: TestQuestion;
  verdict: GradedQuestion | undefined;
  hasPaper: boolean;
}

function ReviewedQuestion({ slug, entry, verdict, hasPaper }: ReviewedQuestionProps) {
  const { question, position, marks, state, flagged } = entry;
  const [answer] = entry.Answer ?? [];
  return (
    <Sheet padding="none">
      <QuestionSheet
        number={position}
        html={question.questions_html}
        info={question.specialInfo_html}
        difficulty={question.difficulty}
        meta={[
          counted(marks, 'mark'),
          <Badge key="state" tone={STATE_TONES[state]}>
            {STATE_WORDS[state]}
          </Badge>,
          ...(flagged ? [<Badge key="flag">Flagged</Badge>] : []),
        ]}
        options={
          question.images.length + question.options.length > 0 && (
            <div css={besideText}>
              <QuestionImages images={question.images} of="question" />
              {question.options.length > 0 && <Options entry={entry} answer={answer} />}
            </div>
          )
        }
      >
        <div css={below}>
          <YourAnswer entry={entry} />
          {hasPaper && <StoredPaper place={{ testSlug: slug, questionId: entry.question_id }} />}
          {verdict && <QuestionVerdict verdict={verdict} />}
          {answer && <Help slug={slug} entry={entry} answer={answer} />}
        </div>
      </QuestionSheet>
    </Sheet>
  );
}

function Options({ entry, answer }: { entry: TestQuestion; answer: QuestionAnswer | undefined }) {
  return (
    <ol css={options}>
      {entry.question.options.map(({ key, html }) => (
        <li key={key} css={[option, key === answer?.mcq_answer && right]}>
          <span>{key}.</span>
          <span>
            <Typeset variant="line" html={html} />
            {key === answer?.mcq_answer && ' (the answer)'}
            {key === entry.answer?.option && ' (your choice)'}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Solution({ answer, video }: { answer: QuestionAnswer; video: string | null }) {
  return (
    <div css={besideText}>
      {answer.body_html && <Typeset html={answer.body_html} />}
      <QuestionImages images={answer.images} of="solution" />
      {video && (
        <p>
          <TextLink href={video} target="_blank" rel="noopener noreferrer">
            Watch the video solution (opens in a new tab)
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Help({ slug, entry, answer }: { slug: string; entry: TestQuestion; answer: QuestionAnswer }) {
  const video = entry.question.video_solution;
  const hasSolution = Boolean(answer.body_html || answer.images.length > 0 || video);
  const hasScheme = answer.mark_scheme.length > 0;
  if (!answer.final_answer_html && !hasSolution && !hasScheme) {
    return answer.mcq_answer === null && <p>No answer has been written to this question yet.</p>;
  }
  return (
    <>
      {answer.final_answer_html && (
        <section css={part}>
          <h3 css={heading}>Answer</h3>
          <Typeset html={answer.final_answer_html} />
        </section>
      )}
      {hasScheme && (
        <section css={part}>
          <h3 css={heading}>{carriesMarks(answer) ? 'Mark your work' : 'Mark scheme'}</h3>
          {/* Ticks belong to lines: other lines start without any. */}
          <SelfMarking key={entry.scheme} slug={slug} entry={entry} answer={answer} />
        </section>
      )}
      {hasSolution && (
        <Accordion items={[{ key: 'solution', title: 'Worked solution', content: <Solution answer={answer} video={video} /> }]} />
      )}
    </>
  );
}
