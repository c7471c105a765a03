import type { EditableQuestion, SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useHost } from '@shell/kit';
import { Banner, Button, LoadingRegion, media, Skeleton, token } from 'design-system';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { momentOf } from '../staff-area/dates.ts';
import { editAddress } from '../staff-area/edit-address.ts';
import { LeaveGuard } from '../staff-area/LeaveGuard.tsx';
import { DeletedBanner } from './DeletedBanner.tsx';
import { AnswerFields } from './fields/AnswerFields.tsx';
import { EditorialFields } from './fields/EditorialFields.tsx';
import { PlaceFields } from './fields/PlaceFields.tsx';
import { PracticeSetFields } from './fields/PracticeSetFields.tsx';
import { QuestionTextFields } from './fields/QuestionTextFields.tsx';
import { Section } from './fields/section.tsx';
import { changedFields, mergeEdits } from './form/differences.ts';
import { findInForm } from './form/find-in-form.ts';
import type { Confirmed } from './form/form-data.ts';
import { namesOf } from './form/names-of.ts';
import { emptyValues, type QuestionValues, valuesOf } from './form/question-values.ts';
import { checkForm } from './form/rules.ts';
import { issuesOfFields } from './form/server-issues.ts';
import { Preview } from './preview/Preview.tsx';
import { SaveBanner } from './SaveBanner.tsx';
import { SaveBar } from './SaveBar.tsx';
import { BrokenTexDialog } from './saving/BrokenTexDialog.tsx';
import { ConflictDialog } from './saving/ConflictDialog.tsx';
import { DuplicateDialog } from './saving/DuplicateDialog.tsx';
import { draftKey, type QuestionDraft, writeDraft } from './saving/draft-store.ts';
import { useKeptDraft } from './saving/use-kept-draft.ts';
import { useNewer, whoSaved } from './saving/use-newer.ts';
import { type SaveState, useSaveQuestion } from './saving/use-save-question.ts';
import { VersionDrawer } from './versions/VersionDrawer.tsx';

const AnswerKeyFields = onDemand(() => import('./answer-keys/AnswerKeyFields.tsx').then((module) => module.AnswerKeyFields), {
  waiting: (
    <Section heading="Answer keys">
      <LoadingRegion label="Loading the answer keys">
        <Skeleton shape="block" height="6rem" />
      </LoadingRegion>
    </Section>
  ),
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)',
  gap: token.space[6],
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const column = css({
  display: 'grid',
  gap: token.space[5],
  minInlineSize: 0,
  '& > *': { minInlineSize: 0 },
  '&:empty': { display: 'none' },
});
const beside = css({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${token.size.navbar} + ${token.space[4]})`,
    maxBlockSize: `calc(100dvh - ${token.size.navbar} - ${token.space[8]} - var(--bottom-bar, 0px))`,
    overflowY: 'auto',
  },
});

interface QuestionEditorProps {
  /** What is stored, read again now and then; null for a new question. */
  question: EditableQuestion | null;
  draft: QuestionDraft | null;
  subjects: readonly SubjectWithTopics[];
  /** It was created a moment ago. */
  created?: boolean;
}

/** The form of a question: all fields, the preview beside it, saving without losing anybody's work. */
export function QuestionEditor({ question, draft, subjects, created = false }: QuestionEditorProps) {
  const host = useHost();
  const [base, setBase] = useState(draft ? draft.base : question);
  const [restored, setRestored] = useState(draft);
  const box = useRef<HTMLFormElement>(null);
  const [versionsOpen, setVersionsOpen] = useState(false);
  /** The last attempt that was refused for what some fields hold. */
  const [refused, setRefused] = useState<SaveState | null>(null);
  const form = useForm<QuestionValues>({
    defaultValues: draft?.values ?? (question ? valuesOf(question) : emptyValues()),
    resolver: checkForm,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const userId = host.session.get().user?.id;
  const unsaved = useKeptDraft(draftKey(userId ?? 0, base?.id ?? null), form, base);
  const saving = useSaveQuestion();
  const names = useMemo(() => namesOf(subjects), [subjects]);
  const { state } = saving;

  const show = (stored: EditableQuestion | null, values = stored ? valuesOf(stored) : emptyValues()) => {
    setBase(stored);
    form.reset(values);
  };
  const discard = () => {
    const former = { base, values: form.getValues() };
    show(question);
    setRestored(null);
    host.notify({
      tone: 'info',
      text: 'Your unsaved changes are discarded.',
      action: { label: 'Undo', run: () => show(former.base, former.values) },
    });
  };
  /** A newer state with what this form has changed since `former` on it. */
  const onTop = (former: QuestionValues, stored: EditableQuestion) =>
    mergeEdits(former, form.getValues(), valuesOf(stored)).values;
  const newer = useNewer({ stored: question, base, form, watching: state.name !== 'saving', show });
  const [comparing, setComparing] = useState(false);
  const rival = state.name === 'edited-meanwhile' ? state.newer : comparing ? newer : null;
  const settle = () => {
    setComparing(false);
    saving.reset();
  };
  /** What has been confirmed since the last save, so that the second question does not bring back the first. */
  const confirmed = useRef<Confirmed>({});
  const store = async (values: QuestionValues, also: Confirmed | null = null) => {
    confirmed.current = also ? { ...confirmed.current, ...also } : {};
    const stored = await saving.save(values, base, confirmed.current);
    if (!stored) return;
    setRestored(null);
    // What was written while it was being saved stays in the form, unsaved.
    const kept = onTop(values, stored);
    if (base) {
      show(stored, kept);
      return;
    }
    if (changedFields(valuesOf(stored), kept).length > 0) {
      await writeDraft(draftKey(userId ?? 0, stored.id), { values: kept, base: stored, at: Date.now() });
    }
    form.reset(emptyValues());
    host.navigate(editAddress(stored.id), { replace: true, state: { created: true } });
  };
  useEffect(() => {
    if (state.name !== 'failed' && state.name !== 'broken-tex') return;
    const issues = issuesOfFields(state.issues, form.getValues());
    for (const { path, message } of issues) form.setError(path as FieldPath<QuestionValues>, { type: 'server', message });
    // The dialog that lists broken formulae has the focus.
    setRefused(state.name === 'failed' && issues.length > 0 ? state : null);
  }, [state, form]);
  const { submitCount, isSubmitSuccessful } = form.formState;
  // The first field on the screen that needs another look; the form's own order is that in which fields were drawn.
  useEffect(() => {
    const faulty = refused !== null || (submitCount > 0 && !isSubmitSuccessful);
    if (faulty) box.current?.querySelector<HTMLElement>('[aria-invalid], [data-faulty]')?.focus();
  }, [refused, submitCount, isSubmitSuccessful]);
  const submit = form.handleSubmit((values) => store(values));
  const submitWith = (also: Confirmed) => void form.handleSubmit((values) => store(values, also))();
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void submit();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard what="the question" when={unsaved !== 'nothing'} kept={unsaved === 'kept'} />
      <div css={column}>
        {base && <DeletedBanner question={base} onRestored={(back) => show(back, onTop(valuesOf(base), back))} />}
        {restored && (
          <Banner
            tone="info"
            title={`Your unsaved changes of ${momentOf(new Date(restored.at).toISOString())} are back.`}
            action={
              <Button size="small" onClick={discard}>
                Discard them
              </Button>
            }
          />
        )}
      </div>
      <div css={layout}>
        <form ref={box} css={column} noValidate onSubmit={submit} onKeyDown={keys} aria-label="Question">
          <PlaceFields subjects={subjects} />
          <QuestionTextFields />
          <AnswerFields />
          <AnswerKeyFields />
          <PracticeSetFields />
          <EditorialFields subjects={subjects} />
          <SaveBar
            state={state.name}
            banner={
              <SaveBanner
                state={state}
                created={created}
                newer={newer && whoSaved(newer, userId)}
                onCompare={() => setComparing(true)}
                onDismiss={saving.reset}
              />
            }
            unsaved={unsaved}
            faults={Object.keys(form.formState.errors).length}
            disabled={base?.deleted_at != null}
            {...(base && { onVersions: () => setVersionsOpen(true) })}
          />
        </form>
        <div css={beside}>
          <Preview questionId={base?.id ?? null} onFind={(fault) => findInForm(box.current, fault)} />
        </div>
      </div>
      <DuplicateDialog
        found={state.name === 'duplicates' ? state.found : null}
        saving={false}
        onClose={saving.reset}
        onSaveAnyway={() => submitWith({ nearDuplicates: true })}
      />
      <BrokenTexDialog
        faults={state.name === 'broken-tex' ? state.faults : null}
        visible={form.getValues('visible')}
        onClose={saving.reset}
        onFind={(fault) => {
          saving.reset();
          findInForm(box.current, fault);
        }}
        onPublish={() => submitWith({ brokenTex: true })}
      />
      {rival && base && (
        <ConflictDialog
          userId={userId}
          base={base}
          mine={form.getValues()}
          newer={rival}
          names={names}
          onClose={settle}
          onTakeTheirs={() => {
            show(rival);
            settle();
          }}
          onMerged={(values) => {
            show(rival, values);
            settle();
          }}
        />
      )}
      {base && (
        <VersionDrawer
          open={versionsOpen}
          onOpenChange={setVersionsOpen}
          question={base}
          unsaved={unsaved !== 'nothing'}
          names={names}
          onRestored={(back) => show(back)}
        />
      )}
    </FormProvider>
  );
}
