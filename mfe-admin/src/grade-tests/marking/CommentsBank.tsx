import { LONGEST_BANK_COMMENT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Button, Checkbox, Popover, Skeleton, TextField, token } from 'design-system';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { BankComment } from './BankComment.tsx';

const box = css({ inlineSize: `min(24rem, calc(100vw - 2 * ${token.space[6]}))`, display: 'grid', gap: token.space[3] });
const list = css({
  display: 'grid',
  gap: token.space[1],
  margin: 0,
  padding: 0,
  maxBlockSize: '16rem',
  overflowY: 'auto',
  listStyle: 'none',
});
const failure = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });
const quiet = css({ fontSize: token.text.control, color: token.color.ink3 });
const keep = css({
  display: 'grid',
  gap: token.space[2],
  paddingBlockStart: token.space[3],
  borderBlockStart: `1px solid ${token.color.line}`,
});
interface CommentsBankProps {
  /** What is written in the comment now, to be kept for other sheets. */
  comment: string;
  onInsert: (text: string) => void;
}

interface CommentsBankButtonProps extends CommentsBankProps {
  /** The button that opens it, for the key. */
  ref?: Ref<HTMLButtonElement>;
}

/** Sentences that a grader writes again and again: found by words, set with a press, kept with another. */
export function CommentsBank({ comment, onInsert, ref }: CommentsBankButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      side="top"
      title="Comments bank"
      trigger={
        <Button ref={ref} size="small" variant="quiet">
          Comments bank
        </Button>
      }
    >
      {open && (
        <Bank
          comment={comment.trim()}
          onInsert={(text) => {
            onInsert(text);
            setOpen(false);
          }}
        />
      )}
    </Popover>
  );
}

function Bank({ comment, onInsert }: CommentsBankProps) {
  const { notify } = useHost();
  const bank = useApi('GET /api/grading/comments', undefined, { staleTime: 60_000 });
  const add = useApiMutation('POST /api/grading/comments', { invalidates: ['GET /api/grading/comments'] });
  const [words, setWords] = useState('');
  const [shared, setShared] = useState(false);
  const found = (bank.data?.comments ?? []).filter(({ text }) => text.toLowerCase().includes(words.trim().toLowerCase()));
  const isKept = bank.data?.comments.some(({ text }) => text === comment) ?? false;
  const insertFirst = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    onInsert(first.text);
  };
  const failed = (error: unknown) => notify({ tone: 'error', text: messageOf(error) });

  return (
    <div css={box}>
      <TextField
        label="Find a comment"
        hideLabel
        placeholder="Find a comment"
        type="search"
        value={words}
        help={found.length > 0 ? 'Enter inserts the first.' : undefined}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={insertFirst}
      />
      {bank.isPending && <Skeleton shape="block" height={token.space[12]} />}
      {bank.isError && (
        <div css={failure}>
          <span css={quiet}>{messageOf(bank.error)}</span>
          <Button size="small" onClick={() => void bank.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {bank.data && found.length === 0 && (
        <p css={quiet}>
          {words ? 'No comment with these words.' : 'Empty so far. Write a comment and keep it here for the next sheet.'}
        </p>
      )}
      {found.length > 0 && (
        <ul css={list}>
          {found.map((entry) => (
            <BankComment key={entry.id} comment={entry} onInsert={onInsert} />
          ))}
        </ul>
      )}
      {comment !== '' && !isKept && (
        <div css={keep}>
          <Checkbox label="Share with all graders" checked={shared} onCheckedChange={setShared} />
          <Button
            size="small"
            icon={<BookmarkPlus />}
            loading={add.isPending}
            disabled={comment.length > LONGEST_BANK_COMMENT}
            onClick={() => add.mutate({ body: { text: comment, shared } }, { onError: failed })}
          >
            {comment.length > LONGEST_BANK_COMMENT ? `Longer than ${LONGEST_BANK_COMMENT} characters` : 'Keep this comment'}
          </Button>
        </div>
      )}
    </div>
  );
}
