import { css } from '@emotion/react';
import { isApiError, messageOf, Redirect, useHost, usePageHead, useSession } from '@shell/kit';
import { addressOf, placeIn } from '@shell/kit/addresses';
import { useMathsFonts } from '@shell/kit/maths-fonts';
import { Banner, Breadcrumbs, Button, EmptyState, ErrorState, Page, PageHeader, token } from 'design-system';
import { Link, useSearchParams } from 'react-router-dom';
import { BANK, listAddress, type TopicPlace } from '../addresses/addresses.ts';
import { PageLoading } from '../PageLoading.tsx';
import { CheckQuestion } from './CheckQuestion.tsx';
import { CheckResult } from './CheckResult.tsx';
import { type CheckRun, isOver } from './check-run.ts';
import { type QuickCheck, useQuickCheck } from './use-quick-check.ts';

const page = css({ gap: token.space[5], gridTemplateColumns: `minmax(0, ${token.size.sheet})`, justifyContent: 'center' });

/** Ten multiple-choice questions judged one by one. */
export function QuickCheckPage() {
  const [search] = useSearchParams();
  const { subject, ...topics } = placeIn(search);
  if (!subject) return <Redirect to={BANK} />;
  const place = { subject, ...topics };
  // Each place has its own run, for answers still being sent.
  return <CheckOfPlace key={JSON.stringify(place)} place={place} />;
}

function CheckOfPlace({ place }: { place: TopicPlace }) {
  const check = useQuickCheck(place);
  const fontsAreThere = useMathsFonts();
  const name = check.state.kind === 'running' ? nameOf(place, check.state.run) : undefined;
  usePageHead({ title: name ? `Quick check: ${name}` : 'Quick check' });
  if (check.state.kind === 'loading' || !fontsAreThere) return <PageLoading />;
  if (check.state.kind === 'failed') return <CheckFailed error={check.state.error} onRetry={check.retry} />;
  const { run } = check.state;
  if (run.questions.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title="No multiple choice here yet"
        actions={
          <Button variant="primary" render={<Link to={listAddress(place)} />}>
            See the questions
          </Button>
        }
      >
        A quick check asks multiple-choice questions. This topic has others.
      </EmptyState>
    );
  }
  return <CheckInView check={check} run={run} place={place} name={name ?? ''} />;
}

function CheckInView({ check, run, place, name }: { check: QuickCheck; run: CheckRun; place: TopicPlace; name: string }) {
  const { openModal } = useHost();
  const guest = useSession().user === null;
  const subject = run.questions[0]?.subject;
  return (
    <Page css={page}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                label: subject?.subject_name ?? '',
                render: <Link to={addressOf('question-list', {}, { query: { subject: place.subject } })} />,
              },
              ...(place.topic ? [{ label: name, render: <Link to={listAddress(place)} /> }] : []),
            ]}
          />
        }
        title={`Quick check: ${name}`}
      />
      {guest && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={() => openModal('login')}>
              Log in
            </Button>
          }
        >
          You’ll see at once if you’re right, but nothing is saved. Log in at any time to make it count.
        </Banner>
      )}
      {isOver(run) ? (
        <CheckResult run={run} place={place} waiting={check.waiting} onAgain={check.again} />
      ) : (
        <CheckQuestion run={run} waiting={check.waiting} onAnswer={check.answer} onGoTo={check.goTo} />
      )}
    </Page>
  );
}

function CheckFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const missing = isApiError(error) && (error.status === 404 || error.status === 422);
  if (!missing) {
    return (
      <ErrorState headingLevel={1} title="The quick check did not load" onRetry={onRetry}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      headingLevel={1}
      title="We couldn’t find this topic"
      actions={
        <Button variant="primary" render={<Link to={BANK} />}>
          Go to the question bank
        </Button>
      }
    >
      The link may be mistyped.
    </EmptyState>
  );
}

/** The place, named by its first question. */
function nameOf(place: TopicPlace, { questions }: CheckRun): string {
  const [question] = questions;
  const slug = place.subsubtopic ?? place.subtopic ?? place.topic;
  return question?.topic_path.find((topic) => topic.slug === slug)?.topic_name ?? question?.subject.subject_name ?? '';
}
