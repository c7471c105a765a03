import type { TransferPreview } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
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
import { momentOf } from '../../staff-area/dates.ts';
import { StaffPage } from '../../staff-area/StaffPage.tsx';
import { TableLoading } from '../../staff-area/TableLoading.tsx';
import { editTopicAddress, treeAddress } from '../topic-addresses.ts';

const choice = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'end',
  gap: token.space[4],
});
const stack = css({ display: 'grid', gap: token.space[4] });
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
const head = css({ position: 'sticky', insetBlockStart: 0, zIndex: 1, background: token.color.surface });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1], justifyContent: 'end' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[4],
  '& > :first-of-type': { flex: '1 1 16rem' },
});
const quiet = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });
const heading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading3 });
const scroll = css({ maxBlockSize: '60dvh', overflowY: 'auto' });

const nameOf = ({ topic_number, topic_name }: TransferPreview['from']) => `${topic_number} ${topic_name}`;

/** Moves the questions of a topic elsewhere: first what would happen, then all at once, and the way back. */
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
  const tree = useApi('GET /api/admin/topics', { query: { subject } }, { enabled: subject !== '' });
  const topics = (tree.data?.topics ?? []).map(({ id, topic_number, topic_name, depth, questions }) => ({
    value: String(id),
    label: `${'\u2003'.repeat(depth - 1)}${topic_number} ${topic_name} (${questions.visible + questions.hidden})`,
  }));
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
      {from === '' && (
        <Sheet>
          <EmptyState
            icon={<FolderOpen />}
            title="Which topic?"
            actions={<Button render={<Link to={addressOf('staff-topics')} />}>All topics</Button>}
          >
            Choose “Transfer its questions” at a topic of the tree.
          </EmptyState>
        </Sheet>
      )}
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
              label="From"
              value={from}
              options={topics}
              onValueChange={(value) => setSearch({ from: value, ...(to && to !== value && { to }) })}
            />
            <Select
              label="To"
              value={to}
              placeholder="Choose where they go"
              options={topics.filter(({ value }) => value !== from)}
              onValueChange={(value) => setSearch({ from, to: value })}
            />
          </Sheet>
          <Questions key={from} preview={preview.data} refetch={() => void preview.refetch()} />
        </>
      )}
    </StaffPage>
  );
}

function Questions({ preview, refetch }: { preview: TransferPreview; refetch: () => void }) {
  const host = useHost();
  const { from, to, totalCount, questions, touching, recent } = preview;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState('');
  const refresh = {
    invalidates: [
      'GET /api/admin/topics',
      'GET /api/admin/topics/:id',
      'GET /api/subjects',
      'GET /api/topics/:subjectSlug',
      'GET /api/questions',
    ],
  } as const;
  const transfer = useApiMutation('POST /api/admin/topics/transfer-questions', refresh);
  const undo = useApiMutation('POST /api/admin/topics/transfers/:id/undo', refresh);
  const chosen = questions.filter(({ id }) => !left.has(id));
  const count = totalCount - left.size;
  const leaving = chosen.filter(({ leaves_other_level }) => leaves_other_level).length;

  const takeBack = async (id: number) => {
    try {
      host.notify({ tone: 'success', text: (await undo.mutateAsync({ params: { id } })).message });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    }
    refetch();
  };
  const send = async () => {
    if (!to || transfer.isPending) return;
    try {
      const some = left.size > 0 ? { question_ids: chosen.map(({ id }) => id) } : {};
      const body = { from: from.id, to: to.id, reason: reason.trim(), ...some };
      const { message, transfer_id } = await transfer.mutateAsync({ body });
      setLeft(new Set());
      host.notify({
        tone: 'success',
        text: message,
        ...(transfer_id !== null && { action: { label: 'Undo', run: () => void takeBack(transfer_id) } }),
      });
      refetch();
    } catch {
      // Said above the button.
    }
  };

  return (
    <>
      {totalCount === 0 && (
        <Sheet>
          <EmptyState
            icon={<FolderOpen />}
            title={`No questions at ${nameOf(from)}`}
            actions={<Button render={<Link to={editTopicAddress(from.id)} />}>To the topic</Button>}
          >
            {touching > 0
              ? `${counted(touching, 'question')} still name it as a further topic: transfer takes them along.`
              : 'It can be deleted, if nothing stands below it.'}
          </EmptyState>
        </Sheet>
      )}
      {totalCount > 0 && (
        <Sheet padding="none" css={scroll}>
          <div css={[row, head]}>
            <Checkbox
              label={<strong>{counted(count, 'question')} chosen</strong>}
              checked={left.size === 0}
              indeterminate={left.size > 0 && count > 0}
              disabled={totalCount > questions.length}
              onCheckedChange={(all) => setLeft(all ? new Set() : new Set(questions.map(({ id }) => id)))}
            />
            {totalCount > questions.length && (
              <span css={quiet}>The first {questions.length} are listed; all are transferred.</span>
            )}
          </div>
          <ul css={list}>
            {questions.map(({ id, question_number, excerpt, difficulty, state, leaves_other_level }) => (
              <li key={id} css={row}>
                <Checkbox
                  label={`${question_number}. ${excerpt}`}
                  checked={!left.has(id)}
                  disabled={totalCount > questions.length}
                  onCheckedChange={(on) => setLeft((now) => new Set(on ? [...now].filter((each) => each !== id) : [...now, id]))}
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
      )}
      {(totalCount > 0 || touching > 0) && (
        <Sheet css={stack}>
          {transfer.error && <Banner tone="error">{messageOf(transfer.error)}</Banner>}
          <p css={quiet}>
            {to
              ? `They get the next numbers of ${nameOf(to)}, in their order. Answers, marks and what learners have shown stay with them.`
              : 'Choose where they go.'}
            {left.size === 0 && touching > 0 && ` ${counted(touching, 'question')} that only touch this topic go along.`}
            {leaving > 0 &&
              ` ${counted(leaving, 'question')} will no longer be listed in the other level, which has no topic of that number.`}
          </p>
          <div css={bar}>
            <TextField
              label="Reason (optional)"
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button
              variant="primary"
              icon={<ArrowRight />}
              loading={transfer.isPending}
              disabled={!to || (count === 0 && touching === 0)}
              onClick={() => void send()}
            >
              {to ? `Transfer ${counted(count, 'question')} to ${to.topic_number}` : 'Transfer'}
            </Button>
          </div>
        </Sheet>
      )}
      {recent.length > 0 && (
        <Sheet css={stack}>
          <h2 css={heading}>Lately</h2>
          <ul css={list}>
            {recent.map(({ id, at, by, moved, from: source, to: target }) => (
              <li key={id} css={row}>
                <span>
                  {counted(moved, 'question')} from {nameOf(source)} to {nameOf(target)}, {momentOf(at)}
                  {by && ` by ${by.name}`}
                </span>
                <Button size="small" loading={undo.isPending} onClick={() => void takeBack(id)}>
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
