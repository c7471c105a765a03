import type { BulkRun, RequestOf, SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf, useApiMutation, useHost, useRefresh } from '@shell/kit';
import {
  Banner,
  Button,
  Dialog,
  DialogClose,
  MultiSelect,
  ProgressBar,
  SearchSelect,
  Select,
  TextField,
  token,
} from 'design-system';
import { useEffect, useId, useMemo, useState } from 'react';
import { topicOptions } from '../staff-area/topics/topic-options.ts';
import { fieldWords, leftWords } from './bulk-words.ts';

type Body = RequestOf<'POST /api/admin/questions/bulk'>['body'];
type Change = Body['change'];

const fields = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: token.space[4] });
const column = css({ display: 'grid', gap: token.space[4] });
const list = css({ margin: 0, paddingInlineStart: token.space[5] });

const KEEP = { value: '', label: 'As it is' } as const;
const yesNo = (yes: string, no: string) => [KEEP, { value: 'true', label: yes }, { value: 'false', label: no }];
/** Milliseconds between two looks at a change that is made in the background. */
const LOOK_EVERY = 1_000;

interface BulkDialogProps {
  target: Body['target'];
  /** How many are chosen. */
  count: number;
  subjects: readonly SubjectWithTopics[];
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Changes many questions: what to change, what that would do, and only then does it. What is chosen stays where it fails. */
export function BulkDialog({ target, count, subjects, onOpenChange, onDone }: BulkDialogProps) {
  const { notify } = useHost();
  const formId = useId();
  // One name for one change: a second press, or a page that was reloaded, does not make it twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState({ visible: '', verified: '', topic_changed: '', difficulty: '', subject: '', topic: '' });
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const preview = useApiMutation('POST /api/admin/questions/bulk/preview');
  const make = useApiMutation('POST /api/admin/questions/bulk');
  const { follow, waiting } = useFollowedRun();
  const undo = useUndo();

  const change = useMemo(() => changeOf(values, added, removed), [values, added, removed]);
  const subject = subjects.find(({ slug }) => slug === values.subject);
  const topics = topicOptions(subject);
  const set = (name: keyof typeof values) => (value: string) => {
    setValues({ ...values, [name]: value, ...(name === 'subject' ? { topic: '' } : {}) });
    preview.reset();
    setKey(crypto.randomUUID());
  };
  const look = () => change && preview.mutate({ body: { target, change } });
  const apply = async () => {
    if (!change || !preview.data) return;
    const { changed: expected } = preview.data;
    try {
      const { run } = await make.mutateAsync({
        body: { key, target, change, expected, ...(reason.trim() && { reason: reason.trim() }) },
      });
      const done = await follow(run);
      if (done.state === 'failed') {
        setKey(crypto.randomUUID());
        notify({ tone: 'error', text: 'The change could not be made. Nothing of it was stored.' });
        return;
      }
      notify({
        tone: 'success',
        text: `${counted(done.changed, 'question')} changed.`,
        action: { label: 'Undo', run: () => void undo(done.id) },
      });
      onDone();
      onOpenChange(false);
    } catch {
      // Said in the dialog; the preview is looked at again.
    }
  };
  const busy = make.isPending || waiting !== null;
  const fault = make.error ?? preview.error;
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !busy && onOpenChange(open)}
      title={`Change ${counted(count, 'question')}`}
      description="Nothing changes before you have seen what would. The whole can be taken back."
      footer={
        <>
          <DialogClose render={<Button disabled={busy}>Cancel</Button>} />
          {preview.data ? (
            <Button variant="primary" loading={busy} disabled={preview.data.changed === 0} onClick={() => void apply()}>
              Change {counted(preview.data.changed, 'question')}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} disabled={!change} loading={preview.isPending}>
              Preview
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        css={column}
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        {fault && (
          <Banner
            tone="error"
            action={
              make.error && (
                <Button size="small" onClick={look}>
                  Look again
                </Button>
              )
            }
          >
            {messageOf(fault)}
          </Banner>
        )}
        <div css={fields}>
          <Select
            label="Visibility"
            value={values.visible}
            options={yesNo('Visible to users', 'Hidden from users')}
            onValueChange={set('visible')}
          />
          <Select
            label="Verification"
            value={values.verified}
            options={yesNo('Verified', 'Not verified')}
            onValueChange={set('verified')}
          />
          <Select
            label="Difficulty"
            value={values.difficulty}
            options={[KEEP, ...['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value }))]}
            onValueChange={set('difficulty')}
          />
          <Select
            label="Mark “topic changed”"
            value={values.topic_changed}
            options={yesNo('Set', 'Taken off')}
            onValueChange={set('topic_changed')}
          />
          <Select
            label="Subject of the topics"
            value={values.subject}
            options={[
              { value: '', label: 'None' },
              ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
            ]}
            onValueChange={set('subject')}
          />
          {subject && (
            <SearchSelect
              label="Move to"
              placeholder={KEEP.label}
              value={values.topic}
              options={topics}
              onValueChange={set('topic')}
            />
          )}
        </div>
        {subject && (
          <div css={fields}>
            <MultiSelect label="Add further topics" options={topics} value={added} onValueChange={changed(setAdded)} />
            <MultiSelect label="Take off further topics" options={topics} value={removed} onValueChange={changed(setRemoved)} />
          </div>
        )}
        {preview.data && (
          <Banner
            tone={preview.data.changed > 0 ? 'info' : 'warning'}
            title={`${counted(preview.data.changed, 'question')} of ${preview.data.total} would change`}
          >
            {preview.data.fields.length > 0 && <p>{fieldWords(preview.data.fields)}.</p>}
            {preview.data.same > 0 && <p>{counted(preview.data.same, 'question')} already as chosen.</p>}
            {preview.data.left.length > 0 && (
              <ul css={list}>
                {leftWords(preview.data.left).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {preview.data && (
          <TextField
            label="Reason (optional)"
            maxLength={500}
            help="Kept in the log, which staff alone read."
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {waiting && <ProgressBar label="Changing the questions" value={waiting.progress} max={Math.max(waiting.total, 1)} />}
      </form>
    </Dialog>
  );

  function changed(put: (values: readonly string[]) => void) {
    return (next: readonly string[]) => {
      put(next);
      preview.reset();
      setKey(crypto.randomUUID());
    };
  }
}

/** The fields as the call takes them; null where nothing is chosen. */
function changeOf(
  values: Readonly<Record<'visible' | 'verified' | 'topic_changed' | 'difficulty' | 'topic', string>>,
  added: readonly string[],
  removed: readonly string[],
): Change | null {
  const flags = (['visible', 'verified', 'topic_changed'] as const).filter((name) => values[name]);
  const change = {
    ...Object.fromEntries(flags.map((name) => [name, values[name] === 'true'])),
    ...(values.difficulty && { difficulty: values.difficulty }),
    ...(values.topic && { topic: Number(values.topic) }),
    ...(added.length > 0 && { add_topics: added.map(Number) }),
    ...(removed.length > 0 && { remove_topics: removed.map(Number) }),
  } as Change;
  return Object.keys(change).length > 0 ? change : null;
}

/** Follows a change that is made in the background until it is done. */
export function useFollowedRun() {
  const host = useHost();
  const [waiting, setWaiting] = useState<BulkRun | null>(null);
  const [gone] = useState({ yes: false });
  useEffect(() => {
    gone.yes = false;
    return () => {
      gone.yes = true;
    };
  }, [gone]);
  const follow = async (started: BulkRun): Promise<BulkRun> => {
    let run = started;
    while (run.state === 'waiting' || run.state === 'undoing') {
      setWaiting(run);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      if (gone.yes) return run;
      ({ run } = await host.request('GET /api/admin/questions/bulk/:id', { params: { id: run.id } }));
    }
    setWaiting(null);
    return run;
  };
  return { follow, waiting };
}

/** Takes a change back, and tells what was left because somebody has edited it since. */
export function useUndo() {
  const host = useHost();
  const refresh = useRefresh();
  return async (id: number) => {
    try {
      const { run } = await host.request('POST /api/admin/questions/bulk/:id/undo', { params: { id } });
      const left = leftWords(run.undone?.left ?? []).join(' ');
      const text =
        run.state === 'undoing'
          ? 'The change is being taken back in the background.'
          : `${counted(run.undone?.changed ?? 0, 'question')} as before. ${left}`.trim();
      host.notify({ tone: left ? 'info' : 'success', text });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
    } finally {
      void refresh('GET /api/admin/questions', 'GET /api/admin/questions/bulk');
    }
  };
}
