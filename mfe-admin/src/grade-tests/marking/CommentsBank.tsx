import type { GradingComment } from '@api/contract';
import { LONGEST_BANK_COMMENT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation, useDraft, useHost } from '@shell/kit';
import { Button, Checkbox, IconButton, Popover, Skeleton, TextArea, TextField, token } from 'design-system';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { TypesetText } from '../../staff-area/TypesetText.tsx';

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
  /** The present comment, to be saved for other sheets. */
  comment: string;
  onInsert: (text: string) => void;
}

interface CommentsBankButtonProps extends CommentsBankProps {
  /** Of the button that opens it, for its key. */
  ref?: Ref<HTMLButtonElement>;
}

/** Reusable sentences: find, insert or save them with one press. */
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

const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' });
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
const editing = css({
  display: 'grid',
  gap: token.space[2],
  padding: token.space[2],
  '& textarea': { minBlockSize: `calc(2 * ${token.size.control})` },
});
const ends = css({ display: 'flex', justifyContent: 'end', gap: token.space[2] });

const CHANGES = { invalidates: ['GET /api/grading/comments'] } as const;

/** Closing the bank keeps a half-edited comment. */
const draftKey = (id: number) => `bank-comment-${id}`;

/** Inserted when pressed; the grader's own can be edited and deleted. */
function BankComment({ comment, onInsert }: { comment: GradingComment; onInsert: (text: string) => void }) {
  const { id, text, shared, mine } = comment;
  const { notify } = useHost();
  const [draft] = useDraft(draftKey(id));
  const [changing, setChanging] = useState(draft !== '');
  const remove = useApiMutation('DELETE /api/grading/comments/:id', CHANGES);
  if (changing) return <Editor comment={comment} onClose={() => setChanging(false)} />;
  return (
    <li css={row}>
      <button type="button" css={insert} onClick={() => onInsert(text)}>
        <TypesetText>{text}</TypesetText>
        {shared && <small>Shared with all graders</small>}
      </button>
      {mine && (
        <>
          <IconButton label={`Change in the bank: ${text}`} icon={<Pencil />} onClick={() => setChanging(true)} />
          <IconButton
            label={`Delete from the bank: ${text}`}
            icon={<Trash />}
            onClick={() =>
              remove.mutate({ params: { id } }, { onError: (error) => notify({ tone: 'error', text: messageOf(error) }) })
            }
          />
        </>
      )}
    </li>
  );
}

function Editor({ comment: { id, ...stored }, onClose }: { comment: GradingComment; onClose: () => void }) {
  const [draft, keep] = useDraft(draftKey(id));
  const [text, setText] = useState(draft || stored.text);
  const [shared, setShared] = useState(stored.shared);
  const change = useApiMutation('PUT /api/grading/comments/:id', CHANGES);
  const form = useRef<HTMLFormElement>(null);
  // With its buttons.
  useEffect(() => form.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const close = () => {
    keep('');
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ params: { id }, body: { text: text.trim(), shared } }, { onSuccess: close });
  };
  return (
    <li>
      <form ref={form} css={editing} onSubmit={save}>
        <TextArea
          label="Comment in the bank"
          hideLabel
          rows={2}
          maxLength={LONGEST_BANK_COMMENT}
          value={text}
          error={change.isError ? messageOf(change.error) : undefined}
          onChange={({ target: { value } }) => {
            setText(value);
            keep(value === stored.text ? '' : value);
          }}
          autoFocus
        />
        <Checkbox label="Share with all graders" checked={shared} onCheckedChange={setShared} />
        <div css={ends}>
          <Button size="small" onClick={close}>
            Cancel
          </Button>
          <Button size="small" variant="primary" type="submit" loading={change.isPending} disabled={text.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </li>
  );
}
