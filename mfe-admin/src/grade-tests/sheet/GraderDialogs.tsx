import type { Grading } from '@api/contract';
import { onDemand } from '@shell/kit';
import { useState } from 'react';
import type { GradingWork } from '../draft/use-grading-draft.ts';
import { SHORTCUTS } from '../keyboard/commands.ts';
import type { Finishing } from './use-finish.ts';

const ChooseDraft = onDemand(() => import('../draft/ChooseDraft.tsx').then((module) => module.ChooseDraft));
const HandOverDialog = onDemand(() => import('./HandOverDialog.tsx').then((module) => module.HandOverDialog));
const NotesDrawer = onDemand(() => import('./NotesDrawer.tsx').then((module) => module.NotesDrawer));
const FinishDialog = onDemand(() => import('./FinishDialog.tsx').then((module) => module.FinishDialog));
const ShortcutDialog = onDemand(() => import('../../staff-area/shortcut-dialog.ts').then((module) => module.ShortcutDialog));

/** Undefined: never opened, so its code is not loaded. */
interface OpenDialogs {
  shortcuts: boolean;
  finish: boolean;
  notes?: boolean;
  handOver?: boolean;
  /** The grader looks at the sheet before settling a conflict. */
  conflictPutOff: boolean;
}

export function useDialogs() {
  const [open, setOpen] = useState<OpenDialogs>({ shortcuts: false, finish: false, conflictPutOff: false });
  const show = (change: Partial<OpenDialogs>) => setOpen((before) => ({ ...before, ...change }));
  return { open, show };
}

interface GraderDialogsProps {
  dialogs: ReturnType<typeof useDialogs>;
  grading: Grading;
  me: number;
  work: GradingWork;
  finishing: Finishing;
  /** Single-key commands, on or off, with a setter. */
  shortcuts: readonly [boolean, (on: boolean) => void];
  isStored: () => Promise<boolean>;
  onGoTo: (questionId: number) => void;
  /** Another grader has the sheet now, or it was returned. */
  onReload: () => void;
}

/** The grading screen's dialogs, each loaded when opened. */
export function GraderDialogs(props: GraderDialogsProps) {
  const { dialogs, grading, me, work, finishing, shortcuts, isStored, onGoTo, onReload } = props;
  const { open, show } = dialogs;
  return (
    <>
      {open.shortcuts && (
        <ShortcutDialog
          open
          onOpenChange={(shown) => show({ shortcuts: shown })}
          shortcuts={SHORTCUTS}
          enabled={shortcuts[0]}
          onEnabledChange={shortcuts[1]}
          switchHelp="Keys held with Ctrl always work."
        />
      )}
      {work.conflict && !open.conflictPutOff && (
        <ChooseDraft
          conflict={work.conflict}
          questions={grading.questions}
          onResolve={work.resolve}
          onPutOff={() => show({ conflictPutOff: true })}
        />
      )}
      {open.notes !== undefined && (
        <NotesDrawer slug={grading.slug} open={open.notes} onOpenChange={(shown) => show({ notes: shown })} />
      )}
      {open.handOver !== undefined && (
        <HandOverDialog
          grading={grading}
          me={me}
          isStored={isStored}
          open={open.handOver}
          onOpenChange={(shown) => show({ handOver: shown })}
          onHandedOver={onReload}
        />
      )}
      {(open.finish || finishing.done) && (
        <FinishDialog
          grading={grading}
          work={work}
          finishing={finishing}
          open
          onOpenChange={(shown) => show({ finish: shown })}
          onGoTo={onGoTo}
          onReturned={onReload}
        />
      )}
    </>
  );
}
