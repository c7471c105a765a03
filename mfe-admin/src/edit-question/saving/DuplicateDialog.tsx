import type { NearDuplicate } from '@api/contract';
import { css } from '@emotion/react';
import { Badge, Button, Dialog, DialogClose, TextLink, Typeset, token } from 'design-system';
import { editAddress } from '../../staff-area/edit-address.ts';

const list = css({ display: 'grid', gap: token.space[4], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: token.space[2],
  padding: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  fontSize: token.text.small,
  color: token.color.ink2,
});
const excerpt = css({ maxBlockSize: '8rem', overflow: 'auto' });

interface DuplicateDialogProps {
  found: readonly NearDuplicate[] | null;
  saving: boolean;
  onClose: () => void;
  onSaveAnyway: () => void;
}

/** Shows the questions that read nearly the same and asks whether to save all the same. */
export function DuplicateDialog({ found, saving, onClose, onSaveAnyway }: DuplicateDialogProps) {
  return (
    <Dialog
      open={found !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title="This question may be in the bank already"
      description="Nothing has been saved yet."
      footer={
        <>
          <DialogClose render={<Button>Keep editing</Button>} />
          <Button variant="primary" loading={saving} onClick={onSaveAnyway}>
            Save anyway
          </Button>
        </>
      }
    >
      <ul css={list}>
        {(found ?? []).map(({ id, similarity, questions_html, subject, topic, visible }) => (
          <li key={id} css={item}>
            <div css={head}>
              <Badge tone="warning">{Math.round(similarity * 100)}% the same</Badge>
              <span>
                {subject.subject_name}, {topic.topic_number} {topic.topic_name}
              </span>
              {!visible && <Badge>Hidden from users</Badge>}
              <TextLink href={editAddress(id)} target="_blank" rel="noopener">
                Open question {id} in a new tab
              </TextLink>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
            <section css={excerpt} tabIndex={0} aria-label={`Question ${id}`}>
              <Typeset html={questions_html} />
            </section>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
