import type { EditableQuestion, NearDuplicate, TexFault } from '@api/contract';
import { css } from '@emotion/react';
import { useSession } from '@shell/kit';
import { Badge, Button, Dialog, DialogClose, TextLink, Typeset, token } from 'design-system';
import type { RefObject } from 'react';
import { editAddress } from '../staff-area/addresses.ts';
import { plainList } from '../staff-area/styles.ts';
import type { Names } from './form/readable.ts';
import { TexFaults } from './preview/TexFaults.tsx';
import { MergeDialog } from './saving/MergeDialog.tsx';
import type { QuestionForm } from './use-question-form.ts';
import type { useStoring } from './use-storing.ts';

interface SaveDialogsProps {
  editing: QuestionForm;
  saving: ReturnType<typeof useStoring>;
  box: RefObject<HTMLFormElement | null>;
  names: Names;
  rival: EditableQuestion | null;
  onSettled: () => void;
}

/** Asks about near duplicates, broken formulae and concurrent edits. */
export function SaveDialogs({ editing, saving, box, names, rival, onSettled }: SaveDialogsProps) {
  const { user } = useSession();
  const { form, base, show } = editing;
  const { state, reset, submitWith } = saving;
  return (
    <>
      <DuplicateDialog
        found={state.name === 'duplicates' ? state.found : null}
        saving={false}
        onClose={reset}
        onSaveAnyway={() => submitWith({ nearDuplicates: true })}
      />
      <BrokenTexDialog
        faults={state.name === 'broken-tex' ? state.faults : null}
        visible={form.getValues('visible')}
        onClose={reset}
        onFind={(fault) => {
          reset();
          findInForm(box.current, fault);
        }}
        onPublish={() => submitWith({ brokenTex: true })}
      />
      {rival && base && (
        <MergeDialog
          userId={user?.id}
          base={base}
          mine={form.getValues()}
          newer={rival}
          names={names}
          onClose={onSettled}
          onTakeTheirs={() => {
            show(rival);
            onSettled();
          }}
          onMerged={(values) => {
            show(rival, values);
            onSettled();
          }}
        />
      )}
    </>
  );
}

interface BrokenTexDialogProps {
  /** Null: nothing to ask. */
  faults: readonly TexFault[] | null;
  visible: boolean;
  onClose: () => void;
  onFind: (fault: TexFault) => void;
  onPublish: () => void;
}

/** Lists formulae that cannot be set, and asks whether to publish anyway. */
function BrokenTexDialog({ faults, visible, onClose, onFind, onPublish }: BrokenTexDialogProps) {
  const count = faults?.length ?? 0;
  return (
    <Dialog
      open={faults !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title={count === 1 ? 'One formula cannot be set' : `${count} formulae cannot be set`}
      description={`Nothing has been saved yet. ${visible ? 'Learners' : 'Once the question is visible, learners'} would read the TeX as you wrote it.`}
      footer={
        <>
          <DialogClose render={<Button>Keep editing</Button>} />
          <Button variant="danger" onClick={onPublish}>
            Publish all the same
          </Button>
        </>
      }
    >
      <TexFaults faults={faults ?? []} onFind={onFind} />
    </Dialog>
  );
}

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

/** Shows near duplicates, and asks whether to save anyway. */
function DuplicateDialog({ found, saving, onClose, onSaveAnyway }: DuplicateDialogProps) {
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
      <ul css={plainList[4]}>
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

/** Focuses a fault's field and selects its line. */
export function findInForm(form: HTMLElement | null, { path, line, piece }: Pick<TexFault, 'path' | 'line' | 'piece'>): void {
  const field = form?.querySelector<HTMLTextAreaElement>(`textarea[name="${CSS.escape(path)}"]`);
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const written = piece.replace(/…$/, '');
  const place = field.value.indexOf(written, start);
  field.focus();
  if (place >= 0) field.setSelectionRange(place, place + written.length);
  else field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
