import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Button, Checkbox, IconButton, Popover, Skeleton, TextField, token } from 'design-system';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';

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
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });
const insert = css({
  minBlockSize: token.size.target,
  padding: token.space[2],
  borderRadius: token.radius.control,
  textAlign: 'start',
  fontSize: token.text.control,
  overflowWrap: 'anywhere',
  '&:hover': { background: token.color.sunken },
  '& small': { display: 'block', color: token.color.ink3, fontSize: token.text.caption },
});
const quiet = css({ fontSize: token.text.control, color: token.color.ink3 });
const keep = css({
  display: 'grid',
  gap: token.space[2],
  paddingBlockStart: token.space[3],
  borderBlockStart: `1px solid ${token.color.line}`,
});
const LONGEST = 500;

interface CommentsBankProps {
  /** What is written in the comment now, to be kept for other sheets. */
  comment: string;
  onInsert: (text: string) => void;
}

/** Sentences that a grader writes again and again: found by words, set with a press, kept with another. */
export function CommentsBank({ comment, onInsert }: CommentsBankProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      side="top"
      title="Comments bank"
      trigger={
        <Button size="small" variant="quiet">
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
  const remove = useApiMutation('DELETE /api/grading/comments/:id', { invalidates: ['GET /api/grading/comments'] });
  const [words, setWords] = useState('');
  const [shared, setShared] = useState(false);
  const found = (bank.data?.comments ?? []).filter(({ text }) => text.toLowerCase().includes(words.trim().toLowerCase()));
  const isKept = bank.data?.comments.some(({ text }) => text === comment) ?? false;
  const failed = (error: unknown) => notify({ tone: 'error', text: messageOf(error) });

  return (
    <div css={box}>
      <TextField
        label="Find a comment"
        hideLabel
        placeholder="Find a comment"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {bank.isPending && <Skeleton shape="block" height={token.space[12]} />}
      {bank.isError && (
        <div css={row}>
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
          {found.map(({ id, text, shared: forAll, mine }) => (
            <li key={id} css={row}>
              <button type="button" css={insert} onClick={() => onInsert(text)}>
                {text}
                {forAll && <small>Shared with all graders</small>}
              </button>
              {mine && (
                <IconButton
                  label={`Delete from the bank: ${text}`}
                  icon={<Trash />}
                  onClick={() => remove.mutate({ params: { id: String(id) } as never }, { onError: failed })}
                />
              )}
            </li>
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
            disabled={comment.length > LONGEST}
            onClick={() => add.mutate({ body: { text: comment, shared } }, { onError: failed })}
          >
            {comment.length > LONGEST ? `Longer than ${LONGEST} characters` : 'Keep this comment'}
          </Button>
        </div>
      )}
    </div>
  );
}
