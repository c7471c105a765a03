import type { EditableQuestion, SubjectWithTopics } from '@api/contract';
import { useHost } from '@shell/kit';
import { Banner, Button, SaveStatus } from 'design-system';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { EditorLayout, SaveBanners, SaveBar } from '../staff-area/editor/EditorLayout.tsx';
import { LeaveGuard } from '../staff-area/editor/LeaveGuard.tsx';
import { momentOf } from '../staff-area/formats.ts';
import { RestoredChanges } from '../staff-area/stored-form/FormNotices.tsx';
import { useNewer } from '../staff-area/stored-form/use-newer.ts';
import { useRestoreQuestion } from '../staff-area/use-restore-question.ts';
import { changedFields } from './form/differences.ts';
import { valuesOf } from './form/question-values.ts';
import { namesOf } from './form/readable.ts';
import { Preview } from './preview/Preview.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { ReviewBanner, ReviewButton } from './QuestionReview.tsx';
import { QuestionVersions } from './QuestionVersions.tsx';
import { findInForm, SaveDialogs } from './SaveDialogs.tsx';
import { draftKey, type QuestionDraft, type Unsaved, useKeptDraft } from './saving/draft-store.ts';
import { whoSaved } from './saving/MergeDialog.tsx';
import { useQuestionForm } from './use-question-form.ts';
import { type SaveState, useFaultyFields, useStoring } from './use-storing.ts';

interface QuestionEditorProps {
  /** As stored, refreshed now and then; null for a new question. */
  question: EditableQuestion | null;
  draft: QuestionDraft | null;
  subjects: readonly SubjectWithTopics[];
  created?: boolean;
  children: ReactNode;
}

/** The form, its preview, and saving without losing any editor's work. */
export function QuestionEditor({ question, draft, subjects, created = false, children }: QuestionEditorProps) {
  const host = useHost();
  const editing = useQuestionForm(question, draft);
  const { form, base, restored, show, onTop } = editing;
  const box = useRef<HTMLFormElement>(null);
  const [versionsOpen, setVersionsOpen] = useState(false);
  const userId = host.session.get().user?.id;
  const unsaved = useKeptDraft(draftKey(userId ?? 0, base?.id ?? null), form, base);
  const saving = useStoring(editing, userId);
  const { state, submit } = saving;
  useFaultyFields(form, state, box);
  const review = { unsaved: unsaved !== 'nothing', onChanged: (stored: EditableQuestion) => show(stored) };
  const names = useMemo(() => namesOf(subjects), [subjects]);
  const newer = useNewer({
    ...{ stored: question, base, saving: state.name === 'saving' },
    holds: (stored) => changedFields(valuesOf(stored), form.getValues()).length === 0,
    show: (stored) => {
      show(stored);
      host.notify({ tone: 'info', text: `${whoSaved(stored, userId)} The form shows it now.` });
    },
  });
  const comparison = useComparison(saving, newer);

  return (
    <FormProvider {...form}>
      <LeaveGuard what="the question" when={unsaved !== 'nothing'} kept={unsaved === 'kept'} />
      <EditorLayout
        label="Question"
        box={box}
        onSubmit={(event) => void submit(event)}
        notices={
          <>
            {base && <DeletedBanner question={base} onRestored={(back) => show(back, onTop(valuesOf(base), back))} />}
            {base && <ReviewBanner {...review} question={base} />}
            {restored && <RestoredChanges at={restored.at} onDiscard={editing.discard} />}
          </>
        }
        beside={<Preview questionId={base?.id ?? null} onFind={(fault) => findInForm(box.current, fault)} />}
      >
        {children}
        <SaveBar
          banners={
            <Banners
              state={state}
              created={created}
              hidden={base?.visible === false}
              approved={base?.review != null}
              newer={newer && whoSaved(newer, userId)}
              onCompare={comparison.begin}
              onDismiss={saving.reset}
            />
          }
          status={<Status state={state.name} unsaved={unsaved} faults={Object.keys(form.formState.errors).length} />}
          onVersions={base && (() => setVersionsOpen(true))}
          more={base && <QuestionActions question={base} values={form.getValues} userId={userId ?? 0} />}
        >
          {base ? (
            <>
              <ReviewButton {...review} question={base} />
              {!base.visible && !base.review && (
                <Button
                  disabled={state.name === 'saving' || base.deleted_at !== null}
                  onClick={() => {
                    form.setValue('visible', true, { shouldDirty: true });
                    void submit();
                  }}
                >
                  Publish
                </Button>
              )}
            </>
          ) : (
            <Button disabled={state.name === 'saving'} onClick={() => void saving.submitAndAddAnother()}>
              Save and add another
            </Button>
          )}
          <Button variant="primary" type="submit" loading={state.name === 'saving'} disabled={base?.deleted_at != null}>
            Save changes
          </Button>
        </SaveBar>
      </EditorLayout>
      <SaveDialogs
        editing={editing}
        saving={saving}
        box={box}
        names={names}
        rival={comparison.rival}
        onSettled={comparison.end}
      />
      {base && (
        <QuestionVersions
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

/** Compares the form with a newer stored state. */
function useComparison({ state, reset }: ReturnType<typeof useStoring>, newer: EditableQuestion | null) {
  const [asked, setAsked] = useState(false);
  return {
    rival: state.name === 'edited-meanwhile' ? state.newer : asked ? newer : null,
    begin: () => setAsked(true),
    end: () => {
      setAsked(false);
      reset();
    },
  };
}

interface DeletedBannerProps {
  question: EditableQuestion;
  onRestored: (question: EditableQuestion) => void;
}

function DeletedBanner({ question, onRestored }: DeletedBannerProps) {
  const { busy, bringBack } = useRestoreQuestion();
  if (question.deleted_at === null) return null;
  const restore = async () => {
    const restored = await bringBack(question);
    if (restored) onRestored(restored);
  };
  return (
    <Banner
      tone="warning"
      title={`This question was deleted on ${momentOf(question.deleted_at)}.`}
      action={
        <Button size="small" loading={busy} onClick={() => void restore()}>
          Take back
        </Button>
      }
    >
      Learners do not find it. Tests already made keep it.
    </Banner>
  );
}

interface BannersProps {
  state: SaveState;
  created: boolean;
  hidden: boolean;
  /** A second person publishes it. */
  approved: boolean;
  /** Author and time of a newer stored state that the form lacks. */
  newer: string | null;
  onCompare: () => void;
  onDismiss: () => void;
}

/** The result of saving, or that a colleague saved first. Specification part 2, section 8. */
function Banners({ state, created, hidden, approved, newer, onCompare, onDismiss }: BannersProps) {
  const saved = state.name === 'saved';
  if (!newer && (saved || (created && state.name === 'idle'))) {
    return (
      <Banner tone="success" title="Changes saved successfully!" {...(saved && { onDismiss })}>
        {!hidden
          ? 'Former versions are kept under Versions.'
          : approved
            ? 'Learners do not see it until a colleague approves it.'
            : 'Learners do not see it until you publish it.'}
      </Banner>
    );
  }
  const failure = state.name === 'failed' && {
    title: 'Something went wrong! Please try again.',
    ...(state.reason && { reason: state.reason }),
  };
  return (
    <SaveBanners
      failure={failure || null}
      onDismiss={onDismiss}
      newer={failure ? null : newer}
      compare={{ label: 'Merge', run: onCompare }}
    />
  );
}

function Status({ state, unsaved, faults }: { state: SaveState['name']; unsaved: Unsaved; faults: number }) {
  if (faults > 0)
    return (
      <SaveStatus state="refused">
        {faults === 1 ? 'One field needs another look.' : `${faults} fields need another look.`}
      </SaveStatus>
    );
  if (state === 'saving') return <SaveStatus state="saving" />;
  if (unsaved === 'kept') return <SaveStatus state="unsaved" />;
  if (unsaved === 'not-kept')
    return <SaveStatus state="refused">Unsaved changes. This browser cannot keep them: save before you leave.</SaveStatus>;
  return <SaveStatus state="saved">Nothing to save.</SaveStatus>;
}
