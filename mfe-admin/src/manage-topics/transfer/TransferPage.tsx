import type { TransferPreview } from '@api/contract';
import { LONGEST_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted, messageOf, useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Select,
  Sheet,
  TextField,
  TextLink,
  token,
} from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { momentOf } from '../../staff-area/formats.ts';
import { TableLoading } from '../../staff-area/list/ListLoading.tsx';
import { StaffPage } from '../../staff-area/StaffPage.tsx';
import { note, stack } from '../../staff-area/styles.ts';
import { editTopicAddress, nameOf, treeAddress } from '../topic-addresses.ts';
import { useTransfer } from './use-transfer.ts';

const choice = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'end',
  gap: token.space[4],
});
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[3],
  padding: `${token.space[2]} ${token.space[4]}`,
  borderBlockEnd: `1px solid ${token.color.line}`,
  '&:last-child': { borderBlockEnd: 0 },
});

/** Moves a topic's questions, with preview and undo. */
export function TransferPage() {
  const [search, setSearch] = useSearchParams();
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const preview = useApi(
    'GET /api/admin/topics/transfer-questions',
    { query: { from, ...(to && { to }) } },
    { enabled: from !== '', staleTime: 0, keepPrevious: true },
  );
  const subject = preview.data?.subject.slug ?? '';
  const toSubject = search.get('toSubject') ?? preview.data?.to?.subject?.slug ?? subject;
  const topics = useTopicOptions(subject);
  const targets = useTopicOptions(toSubject);
  const subjects = useApi('GET /api/admin/subjects', {}, { enabled: from !== '' }).data?.subjects ?? [];
  return (
    <StaffPage
      title="Transfer questions"
      width="reading"
      description={
        preview.data && (
          <TextLink render={<Link to={treeAddress(subject)} />}>All topics of {preview.data.subject.subject_name}</TextLink>
        )
      }
    >
      {from === '' && <WhichTopic />}
      {from !== '' && preview.isPending && <TableLoading label="Loading questions" />}
      {preview.isError && (
        <Sheet>
          <ErrorState title="The questions did not load" onRetry={() => void preview.refetch()} retrying={preview.isFetching}>
            {messageOf(preview.error)}
          </ErrorState>
        </Sheet>
      )}
      {preview.data && (
        <>
          <Sheet css={choice}>
            <Select
              label="From topic"
              value={from}
              options={topics}
              onValueChange={(value) => setSearch({ from: value, ...(to && to !== value && { to }) })}
            />
            <Select
              label="To subject"
              value={toSubject}
              options={subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name }))}
              onValueChange={(slug) => setSearch({ from, toSubject: slug })}
            />
            <Select
              label="To topic"
              value={to}
              placeholder="Choose where they go"
              options={targets.filter(({ value }) => value !== from)}
              onValueChange={(value) => setSearch({ from, toSubject, to: value })}
            />
          </Sheet>
          <Transfer key={from} preview={preview.data} readAgain={() => void preview.refetch()} />
        </>
      )}
    </StaffPage>
  );
}

function useTopicOptions(subject: string) {
  const tree = useApi('GET /api/admin/topics', { query: { subject } }, { enabled: subject !== '' });
  return (tree.data?.topics ?? []).map(({ id, topic_number, topic_name, depth, questions }) => ({
    value: String(id),
    label: `${'\u2003'.repeat(depth - 1)}${topic_number} ${topic_name} (${questions.visible + questions.hidden})`,
  }));
}

/** The choice of questions, its effects, and recent transfers. */
function Transfer({ preview, readAgain }: { preview: TransferPreview; readAgain: () => void }) {
  const { from, to, totalCount, questions, touching, recent } = preview;
  const transfer = useTransfer(preview, readAgain);
  return (
    <>
      {totalCount === 0 && <NoQuestions from={from} touching={touching} />}
      {totalCount > 0 && (
        <QuestionChoice questions={questions} totalCount={totalCount} left={transfer.left} onLeaveOut={transfer.leaveOut} />
      )}
      {(totalCount > 0 || touching > 0) && <SendTransfer from={from} to={to} touching={touching} transfer={transfer} />}
      {recent.length > 0 && (
        <RecentTransfers
          from={from}
          recent={recent}
          takingBack={transfer.takingBack}
          onTakeBack={(id) => void transfer.takeBack(id)}
        />
      )}
    </>
  );
}

const WhichTopic = () => (
  <Sheet>
    <EmptyState
      icon={<FolderOpen />}
      title="Which topic?"
      actions={<Button render={<Link to={addressOf('staff-topics')} />}>All topics</Button>}
    >
      Choose “Transfer its questions” at a topic of the tree.
    </EmptyState>
  </Sheet>
);

const NoQuestions = ({ from, touching }: Pick<TransferPreview, 'from' | 'touching'>) => (
  <Sheet>
    <EmptyState
      icon={<FolderOpen />}
      title={`No questions at ${nameOf(from)}`}
      actions={<Button render={<Link to={editTopicAddress(from.id)} />}>To the topic</Button>}
    >
      {touching > 0
        ? `${counted(touching, 'question')} still name it as a further topic: transfer takes them along.`
        : 'It can be deleted if no topic is below it.'}
    </EmptyState>
  </Sheet>
);

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[4],
  '& > :first-of-type': { flex: '1 1 16rem' },
});

interface SendTransferProps extends Pick<TransferPreview, 'from' | 'to' | 'touching'> {
  transfer: ReturnType<typeof useTransfer>;
}

/** Shows the effects, and moves all chosen questions at once. */
function SendTransfer({ from, to, touching, transfer }: SendTransferProps) {
  const { left, count, leavingOtherLevel } = transfer;
  const elsewhere = to !== null && to.subject?.slug !== from.subject?.slug;
  const [reason, setReason] = useState('');
  return (
    <Sheet css={stack[4]}>
      {transfer.refused && <Banner tone="error">{messageOf(transfer.refused)}</Banner>}
      <p css={note}>
        {to
          ? `They get the next numbers of ${placeName(to, from)}, in their order. Answers, marks and what learners have shown stay with them.`
          : 'Choose where they go.'}
        {left.size === 0 && touching > 0 && ` ${counted(touching, 'question')} that only touch this topic go along.`}
        {elsewhere && ' They leave their further topics, which are of this subject.'}
        {leavingOtherLevel > 0 &&
          ` ${counted(leavingOtherLevel, 'question')} will no longer be listed in the other level, which has no topic of that number.`}
      </p>
      <div css={bar}>
        <TextField
          label="Reason (optional)"
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          variant="primary"
          icon={<ArrowRight />}
          loading={transfer.sending}
          disabled={!to || (count === 0 && touching === 0)}
          onClick={() => void transfer.send(reason)}
        >
          {to ? `Transfer ${counted(count, 'question')} to ${to.topic_number}` : 'Transfer'}
        </Button>
      </div>
    </Sheet>
  );
}

const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });

interface RecentTransfersProps extends Pick<TransferPreview, 'from' | 'recent'> {
  takingBack: boolean;
  onTakeBack: (id: number) => void;
}

/** The latest transfers from or to a topic, with undo. */
const RecentTransfers = ({ from: here, recent, takingBack, onTakeBack }: RecentTransfersProps) => (
  <Sheet css={stack[4]}>
    <h2 css={heading}>Lately</h2>
    <ul css={list}>
      {recent.map(({ id, at, by, moved, from, to }) => (
        <li key={id} css={row}>
          <span>
            {counted(moved, 'question')} from {placeName(from, here)} to {placeName(to, here)}, {momentOf(at)}
            {by && ` by ${by.name}`}
          </span>
          <Button size="small" loading={takingBack} onClick={() => onTakeBack(id)}>
            Take back
          </Button>
        </li>
      ))}
    </ul>
  </Sheet>
);

/** With its subject if that is not `here`'s. */
const placeName = (place: TransferPreview['from'], here: TransferPreview['from']) =>
  place.subject && place.subject.slug !== here.subject?.slug ? `${nameOf(place)} (${place.subject.subject_name})` : nameOf(place);

const head = css({ position: 'sticky', insetBlockStart: 0, zIndex: 1, background: token.color.surface });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1], justifyContent: 'end' });
const scroll = css({ maxBlockSize: '60dvh', overflowY: 'auto' });

interface QuestionChoiceProps extends Pick<TransferPreview, 'questions' | 'totalCount'> {
  left: ReadonlySet<number>;
  onLeaveOut: (ids: Iterable<number>) => void;
}

/** All are selected at first. If there are more than listed, all are moved. */
function QuestionChoice({ questions, totalCount, left, onLeaveOut }: QuestionChoiceProps) {
  const count = totalCount - left.size;
  const isCut = totalCount > questions.length;
  return (
    <Sheet padding="none" css={scroll}>
      <div css={[row, head]}>
        <Checkbox
          label={<strong>{counted(count, 'question')} chosen</strong>}
          checked={left.size === 0}
          indeterminate={left.size > 0 && count > 0}
          disabled={isCut}
          onCheckedChange={(all) => onLeaveOut(all ? [] : questions.map(({ id }) => id))}
        />
        {isCut && <span css={note}>The first {questions.length} are listed; all are transferred.</span>}
      </div>
      <ul css={list}>
        {questions.map(({ id, question_number, excerpt, difficulty, state, leaves_other_level }) => (
          <li key={id} css={row}>
            <Checkbox
              label={`${question_number}. ${excerpt}`}
              checked={!left.has(id)}
              disabled={isCut}
              onCheckedChange={(on) => onLeaveOut(on ? [...left].filter((each) => each !== id) : [...left, id])}
            />
            <span css={badges}>
              {state !== 'visible' && <Badge tone={state === 'deleted' ? 'danger' : 'neutral'}>{state}</Badge>}
              {leaves_other_level && <Badge tone="warning">leaves the other level</Badge>}
              <Badge>{difficulty}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
