import type { EditableQuestion, SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { useHost } from '@shell/kit';
import { Banner, Button, media, token } from 'design-system';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { momentOf } from '../staff-area/formats.tsx';
import { LeaveGuard } from '../staff-area/LeaveGuard.tsx';
import { isSaveKey } from '../staff-area/save-keys.ts';
import { RestoredChanges } from '../staff-area/stored-form/FormNotices.tsx';
import { useNewer } from '../staff-area/stored-form/use-newer.ts';
import { useRestoreQuestion } from '../staff-area/use-restore-question.ts';
import { changedFields } from './form/differences.ts';
import { valuesOf } from './form/question-values.ts';
import { namesOf } from './form/readable.ts';
import { Preview } from './preview/Preview.tsx';
import { SaveBanner } from './SaveBanner.tsx';
import { SaveBar } from './SaveBar.tsx';
import { findInForm, SaveDialogs } from './SaveDialogs.tsx';
import { draftKey, type QuestionDraft, useKeptDraft } from './saving/draft-store.ts';
import { whoSaved } from './saving/MergeDialog.tsx';
import { useQuestionForm } from './use-question-form.ts';
import { useFaultyFields, useStoring } from './use-storing.ts';
import { VersionDrawer } from './versions/VersionDrawer.tsx';

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
  /** The fields. */
  children: ReactNode;
}

/** The form of a question: its fields, the preview beside it, and saving without losing any editor's work. */
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
  const keys = (event: KeyboardEvent) => {
    if (isSaveKey(event)) void submit(event);
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard what="the question" when={unsaved !== 'nothing'} kept={unsaved === 'kept'} />
      <div css={column}>
        {base && <DeletedBanner question={base} onRestored={(back) => show(back, onTop(valuesOf(base), back))} />}
        {restored && <RestoredChanges at={restored.at} onDiscard={editing.discard} />}
      </div>
      <div css={layout}>
        <form ref={box} css={column} noValidate onSubmit={submit} onKeyDown={keys} aria-label="Question">
          {children}
          <SaveBar
            state={state.name}
            banner={
              <SaveBanner
                state={state}
                created={created}
                newer={newer && whoSaved(newer, userId)}
                onCompare={comparison.begin}
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
      <SaveDialogs
        editing={editing}
        saving={saving}
        box={box}
        names={names}
        rival={comparison.rival}
        onSettled={comparison.end}
      />
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

/** Compares the form with a newer stored state: after a save conflict, or on request. */
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

/** Says that a question is deleted, and brings it back as it was before. */
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
