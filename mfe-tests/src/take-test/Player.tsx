import type { TestWithQuestions } from '@api/contract';
import { useHost, usePageHead, useRefresh, useSession, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { testTitle } from '../test-labels.ts';
import { AttemptContext, createAttempt, useAttempt } from './attempt.ts';
import { PlayerActions } from './navigate/PlayerActions.tsx';
import { QuestionNavigator } from './navigate/QuestionNavigator.tsx';
import { shortcutActionOf } from './navigate/shortcuts.ts';
import { EndDialog, LeaveDialog, OpenConflict, Shortcuts } from './player-dialogs.tsx';
import { frame, layout } from './player-layout.tsx';
import { QuestionInView } from './QuestionInView.tsx';
import { TestBar } from './TestBar.tsx';
import { useLeaving, useWarnBeforeLoss } from './use-leaving.ts';

/** A running test. Specification part 2, section 4. Keyed by test and account. */
export function Player({ test }: { test: TestWithQuestions }) {
  usePageHead({ title: testTitle(test) });
  const host = useHost();
  const refresh = useRefresh();
  const userId = useSession().user?.id ?? 0;
  const [search] = useSearchParams();
  const [attempt] = useState(() => createAttempt(test, { userId, index: questionIn(search), host, refresh }));
  useEffect(() => attempt.getState().begin(), [attempt]);
  useEffect(() => attempt.getState().learn(test), [attempt, test]);
  return (
    <AttemptContext value={attempt}>
      <PlayerInView />
    </AttemptContext>
  );
}

function PlayerInView() {
  const isOpen = useAttempt(({ ending }) => ending.kind === 'no');
  const asking = useAttempt((state) => state.asking);
  const act = useAttempt((state) => state.act);
  const leaving = useLeaving(isOpen);
  const [shortcuts, setShortcuts] = useShortcutSwitch('test');
  useQuestionInAddress();
  useWarnBeforeLoss(useAttempt(({ save }) => save.kind === 'unsent' && !save.onDevice));
  useShortcuts((event) => (shortcuts && !asking && !leaving.asking && isOpen ? shortcutActionOf(event) : null), act);
  return (
    <div css={frame}>
      <TestBar />
      <div css={layout}>
        <QuestionNavigator />
        <QuestionInView />
      </div>
      <PlayerActions />
      <EndDialog />
      <LeaveDialog {...leaving} />
      <Shortcuts enabled={shortcuts} onEnabledChange={setShortcuts} />
      <OpenConflict />
    </div>
  );
}

/** `?question=5`, as an index from 0. */
function questionIn(search: URLSearchParams): number {
  const asked = Number(search.get('question') ?? 1);
  return Number.isInteger(asked) ? asked - 1 : 0;
}

/** Syncs the address without history entries; not while asking whether to leave, as the entry is an older one. */
function useQuestionInAddress(): void {
  const index = useAttempt((state) => state.index);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question changes, not the address.
  useEffect(() => {
    if (questionIn(search) !== index) setSearch({ question: String(index + 1) }, { replace: true, state });
  }, [index]);
}
