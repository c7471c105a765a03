import type { RunItem, StudyRun } from '@api/contract';
import { css } from '@emotion/react';
import { counted, isApiError, useApi, usePageHead } from '@shell/kit';
import { addressOf, questionPlace } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import {
  Badge,
  Button,
  EmptyState,
  formatDate,
  LoadingRegion,
  Page,
  PageHeader,
  Sheet,
  Skeleton,
  TextLink,
  Typeset,
  token,
} from 'design-system';
import { Link, useParams } from 'react-router-dom';
import { addressInRun } from './begin-run.tsx';

const score = css({
  margin: 0,
  fontFamily: token.font.serif,
  fontSize: token.text.display,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[3],
  paddingBlock: token.space[3],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});
const number = css({ minInlineSize: token.space[5], color: token.color.ink3, fontVariantNumeric: 'tabular-nums' });
const name = css({ flex: '1 1 auto', minInlineSize: 0, display: 'grid', gap: token.space[1], justifyItems: 'start' });
const asked = css({ fontFamily: token.font.serif, overflowWrap: 'anywhere' });
const details = css({ color: token.color.ink3, fontSize: token.text.small });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

const STATES = { open: 'Open', done: 'Done', skipped: 'Skipped' } as const;

/** A run of questions: its progress or outcome. */
export function RunPage() {
  usePageHead({ title: 'Your questions' });
  const { id = '' } = useParams();
  const answer = useApi('GET /api/study-plan/runs/:id', { params: { id } }, { staleTime: 0 });
  if (answer.data) return <RunInView run={answer.data.run} />;
  if (!answer.isError) {
    return (
      <Page width="text" render={<LoadingRegion label="Loading your questions" />}>
        <Skeleton shape="block" width="60%" height={token.space[10]} />
        <Sheet>
          <Skeleton shape="block" height={token.space[16]} />
        </Sheet>
      </Page>
    );
  }
  if (isApiError(answer.error) && (answer.error.status === 404 || answer.error.status === 422)) {
    return (
      <EmptyState headingLevel={1} title="Session not found" actions={<ToToday />}>
        It may belong to another account.
      </EmptyState>
    );
  }
  return <LoadFailed headingLevel={1} title="Your questions did not load" answer={answer} />;
}

function RunInView({ run }: { run: StudyRun }) {
  const over = run.items.every(({ state }) => state !== 'open');
  return (
    <Page width="text">
      <PageHeader title={over ? 'Session complete' : titleOf(run)} description={summaryOf(run, over)} />
      <Sheet>
        {over && run.summary.of > 0 && (
          <p css={score}>
            {run.summary.marks} of {counted(run.summary.of, 'mark')}
          </p>
        )}
        <ol css={list}>
          {run.items.map((item, index) => (
            <Item key={item.question_id} item={item} place={index + 1} runId={run.id} />
          ))}
        </ol>
      </Sheet>
      <div css={actions}>
        {!over && (
          <Button variant="primary" render={<Link to={addressInRun(run)} />}>
            Continue
          </Button>
        )}
        <ToToday primary={over} />
      </div>
    </Page>
  );
}

function titleOf({ kind, topic_name }: StudyRun): string {
  if (kind === 'due') return 'Due again';
  return topic_name && kind !== 'minutes' ? topic_name : 'Your questions';
}

/** "You answered 1 of 2 and scored 1/1. 3 minutes." Only marked parts count towards the score, which the end shows large. */
function summaryOf({ items, summary }: StudyRun, over: boolean): string {
  const { done, skipped, marks: earned, of, minutes } = summary;
  const score = of > 0 && !over ? ` and scored ${earned}/${of}` : '';
  const rest = [skipped > 0 && `${skipped} skipped`, minutes > 0 && counted(minutes, 'minute')].filter(Boolean).join(', ');
  return `You answered ${done} of ${items.length}${score}.${rest && ` ${rest}.`}`;
}

function Item({
  item: { question_id, topic_name, question_html, marks: of, state, due_at, place: where },
  place,
  runId,
}: {
  item: RunItem;
  place: number;
  runId: number;
}) {
  const to = addressOf('question', questionPlace(where.subject_slug, where.topic_slugs, question_id), { query: { run: runId } });
  return (
    <li css={row}>
      <span css={number}>{place}.</span>
      <div css={name}>
        <TextLink quiet render={<Link to={to} />}>
          {question_html ? <Typeset variant="line" css={asked} html={question_html} /> : topic_name}
        </TextLink>
        <span css={details}>
          {question_html && `${topic_name} · `}
          {counted(of, 'mark')}
          {due_at && ` · ${comesBack(due_at)}`}
        </span>
      </div>
      <Badge>{STATES[state]}</Badge>
    </li>
  );
}

const ToToday = ({ primary = false }: { primary?: boolean }) => (
  <Button variant={primary ? 'primary' : 'secondary'} render={<Link to={addressOf('today')} />}>
    Back to today
  </Button>
);

const DAY_MS = 86_400_000;
const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** In local days: "back tomorrow", "back in 4 days", "back on 3 January". */
export function comesBack(moment: string, now = new Date()): string {
  const days = Math.max(0, Math.round((startOfDay(new Date(moment)) - startOfDay(now)) / DAY_MS));
  if (days < 2) return days === 0 ? 'back today' : 'back tomorrow';
  return days < 14 ? `back in ${days} days` : `back on ${formatDate(moment, 'day')}`;
}
