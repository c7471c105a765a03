import { counted, onDemand } from '@shell/kit';
import { AlertDialog } from 'design-system';
import { useRef } from 'react';
import { countProgress } from './answer/progress.ts';
import { useAllProgress, useAttempt } from './attempt.ts';
import { SHORTCUTS } from './navigate/shortcuts.ts';
import type { Leaving } from './use-leaving.ts';

const ChooseVersion = onDemand(() => import('./save/ChooseVersion.tsx').then((module) => module.ChooseVersion));
const ShortcutDialog = onDemand(() => import('design-system/shortcut-dialog').then((module) => module.ShortcutDialog));

/** Confirms the end of a test, with counts. */
export function EndDialog() {
  const open = useAttempt((state) => state.asking);
  const show = useAttempt((state) => state.show);
  const submit = useAttempt((state) => state.submit);
  const progress = useAllProgress();
  const { attempted, skipped, unvisited, flagged } = countProgress(progress);
  const others = [skipped && `${skipped} skipped`, unvisited && `${unvisited} not done yet`, flagged && `${flagged} flagged`];
  const counts = [`${attempted} of ${counted(progress.length, 'question')} attempted`, ...others].filter(Boolean).join(', ');
  return (
    <AlertDialog
      open={open}
      onOpenChange={(asking) => show({ asking })}
      title="End this test?"
      description={`${counts}. You can’t change your answers afterwards.`}
      confirmLabel="End Test"
      cancelLabel="Back to the test"
      onConfirm={submit}
    />
  );
}

/** Nothing is lost, but the clock keeps running. */
export function LeaveDialog({ asking, stay, leave }: Leaving) {
  const timed = useAttempt(({ clock }) => clock.deadline !== null);
  const left = useRef(false);
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(next) => {
        if (!next && !left.current) stay();
      }}
      title="Leave the test?"
      description={`Your answers are saved.${timed ? ' The timer keeps running.' : ''} Use the bar at the bottom of any page to come back.`}
      confirmLabel="Leave for now"
      cancelLabel="Back to the test"
      onConfirm={() => {
        left.current = true;
        leave();
      }}
    />
  );
}

export function Shortcuts(props: { enabled: boolean; onEnabledChange: (enabled: boolean) => void }) {
  const listing = useAttempt((state) => state.listing);
  const show = useAttempt((state) => state.show);
  if (listing === undefined) return null;
  return <ShortcutDialog open={listing} onOpenChange={(open) => show({ listing: open })} shortcuts={SHORTCUTS} {...props} />;
}

/** The first question with a conflict. */
export function OpenConflict() {
  const [first] = Object.entries(useAttempt(({ outbox }) => outbox.conflicts));
  const questions = useAttempt((state) => state.questions);
  const resolveConflict = useAttempt((state) => state.resolveConflict);
  if (!first) return null;
  const [id, conflict] = [Number(first[0]), first[1]];
  return (
    <ChooseVersion
      number={questions.findIndex(({ question_id }) => question_id === id) + 1}
      conflict={conflict}
      onChoose={(keep) => resolveConflict(id, keep)}
    />
  );
}
