import type { GradingComment } from '@api/contract';
import { LONGEST_BANK_COMMENT } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, useApiMutation, useDraft, useHost } from '@shell/kit';
import { Button, Checkbox, IconButton, TextArea, token } from 'design-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useEffect, useRef, useState } from 'react';

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

/** Where a change of a comment is kept until it is saved or cancelled: closing the bank does not lose it. */
const draftKey = (id: number) => `bank-comment-${id}`;

/** A saved comment: pressing it inserts it; the grader's own can be changed and deleted. */
export function BankComment({ comment, onInsert }: { comment: GradingComment; onInsert: (text: string) => void }) {
  const { id, text, shared, mine } = comment;
  const { notify } = useHost();
  const [draft] = useDraft(draftKey(id));
  const [changing, setChanging] = useState(draft !== '');
  const remove = useApiMutation('DELETE /api/grading/comments/:id', CHANGES);
  if (changing) return <Editor comment={comment} onClose={() => setChanging(false)} />;
  return (
    <li css={row}>
      <button type="button" css={insert} onClick={() => onInsert(text)}>
        {text}
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
  // Its buttons too, where the list ends in the middle of it.
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
