import type { BulkPreview, SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, MultiSelect, ProgressBar, SearchSelect, Select, token } from 'design-system';
import { type FormEvent, useId } from 'react';
import { ReasonField } from '../../staff-area/ReasonDialog.tsx';
import { stack } from '../../staff-area/styles.ts';
import { topicOptions } from '../../staff-area/topic-options.ts';
import { fieldWords, leftWords } from './bulk-labels.ts';
import { type BulkValues, type Target, useBulkChange } from './use-bulk-change.ts';

interface BulkDialogProps {
  target: Target;
  count: number;
  subjects: readonly SubjectWithTopics[];
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Changes many questions after a preview. The choice stays if it fails. */
export function BulkDialog({ target, count, subjects, onOpenChange, onDone }: BulkDialogProps) {
  const formId = useId();
  const bulk = useBulkChange(target, () => {
    onDone();
    onOpenChange(false);
  });
  const { preview, waiting, busy } = bulk;
  const outcome = preview.data;
  const fault = bulk.refused ?? (preview.error && messageOf(preview.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bulk.look();
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !busy && onOpenChange(open)}
      closable={!busy}
      title={`Change ${counted(count, 'question')}`}
      description="Nothing changes before you have seen what would. The whole can be taken back."
      footer={
        <>
          <DialogClose render={<Button disabled={busy}>Cancel</Button>} />
          {outcome ? (
            <Button variant="primary" loading={busy} disabled={outcome.changed === 0} onClick={() => void bulk.apply()}>
              Change {counted(outcome.changed, 'question')}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} disabled={!bulk.ready} loading={preview.isPending}>
              Preview
            </Button>
          )}
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={submit}>
        {fault && (
          <Banner
            tone="error"
            action={
              bulk.refused && (
                <Button size="small" onClick={bulk.look}>
                  Look again
                </Button>
              )
            }
          >
            {fault}
          </Banner>
        )}
        <BulkFields values={bulk.values} subjects={subjects} onChoose={bulk.choose} />
        {outcome && <BulkOutcome preview={outcome} />}
        {outcome && <ReasonField optional value={bulk.reason} onValueChange={bulk.setReason} />}
        {waiting && <ProgressBar label="Changing the questions" value={waiting.progress} max={Math.max(waiting.total, 1)} />}
      </form>
    </Dialog>
  );
}

const row = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: token.space[4] });

const KEEP = { value: '', label: 'No change' } as const;
const yesNo = (yes: string, no: string) => [KEEP, { value: 'true', label: yes }, { value: 'false', label: no }];

interface BulkFieldsProps {
  values: BulkValues;
  subjects: readonly SubjectWithTopics[];
  onChoose: (chosen: Partial<BulkValues>) => void;
}

function BulkFields({ values, subjects, onChoose }: BulkFieldsProps) {
  const subject = subjects.find(({ slug }) => slug === values.subject);
  const topics = topicOptions(subject);
  return (
    <>
      <div css={row}>
        <Select
          label="Visibility"
          value={values.visible}
          options={yesNo('Visible to users', 'Hidden from users')}
          onValueChange={(visible) => onChoose({ visible })}
        />
        <Select
          label="Verification"
          value={values.verified}
          options={yesNo('Verified', 'Not verified')}
          onValueChange={(verified) => onChoose({ verified })}
        />
        <Select
          label="Difficulty"
          value={values.difficulty}
          options={[KEEP, ...['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value }))]}
          onValueChange={(difficulty) => onChoose({ difficulty })}
        />
        <Select
          label="Mark “topic changed”"
          value={values.topic_changed}
          options={yesNo('Set', 'Taken off')}
          onValueChange={(topic_changed) => onChoose({ topic_changed })}
        />
        <Select
          label="Subject of the topics"
          value={values.subject}
          options={[
            { value: '', label: 'None' },
            ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
          ]}
          onValueChange={(slug) => onChoose({ subject: slug })}
        />
        {subject && (
          <SearchSelect
            label="Move to"
            placeholder={KEEP.label}
            value={values.topic}
            options={topics}
            onValueChange={(topic) => onChoose({ topic })}
          />
        )}
      </div>
      {subject && (
        <div css={row}>
          <MultiSelect
            label="Add further topics"
            options={topics}
            value={values.added}
            onValueChange={(added) => onChoose({ added })}
          />
          <MultiSelect
            label="Take off further topics"
            options={topics}
            value={values.removed}
            onValueChange={(removed) => onChoose({ removed })}
          />
        </div>
      )}
    </>
  );
}

const list = css({ margin: 0, paddingInlineStart: token.space[5] });

/** How many questions change, in which fields, and which stay and why. */
const BulkOutcome = ({ preview: { changed, total, fields, same, left } }: { preview: BulkPreview }) => (
  <Banner tone={changed > 0 ? 'info' : 'warning'} title={`${counted(changed, 'question')} of ${total} would change`}>
    {fields.length > 0 && <p>{fieldWords(fields)}.</p>}
    {same > 0 && <p>{counted(same, 'question')} already as chosen.</p>}
    {left.length > 0 && (
      <ul css={list}>
        {leftWords(left).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    )}
  </Banner>
);
