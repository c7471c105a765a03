import type { TestWithQuestions } from '@api/contract';
import { counted, onDemand, usePageHead, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { WARNING_SECONDS } from '@shell/kit/countdown';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { testTitle } from '../test-words.ts';
import { useSecondsLeft } from './clock/use-clock.ts';
import { EndDialog } from './EndDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PlayerActions } from './navigate/PlayerActions.tsx';
import { QuestionNavigator } from './navigate/QuestionNavigator.tsx';
import { SHORTCUTS, shortcutActionOf } from './navigate/shortcuts.ts';
import { useCommands } from './navigate/use-commands.ts';
import { frame, layout } from './player-layout.ts';
import { QuestionInView } from './QuestionInView.tsx';
import { SaveStatus } from './save/SaveStatus.tsx';
import { TestBar } from './TestBar.tsx';
import { isTestEntry, useLeaving, useWarnBeforeLoss } from './use-leaving.ts';
import { usePlayer } from './use-player.ts';

const ChooseVersion = onDemand(() => import('./save/ChooseVersion.tsx').then((module) => module.ChooseVersion));
const ShortcutDialog = onDemand(() => import('./navigate/shortcut-dialog.ts').then((module) => module.default));

/** A running test: one question at a time, the navigator, the clock. Specification part 2, section 4. */
export function Player({ test }: { test: TestWithQuestions }) {
  const { questions = [] } = test;
  const title = testTitle(test);
  usePageHead({ title });
  const [message, say] = useMessage();
  const [index, goTo] = useQuestionInView(questions.length);
  const entry = questions[index];
  const player = usePlayer(test, entry?.question_id ?? 0);
  const secondsLeft = useSecondsLeft(player.clock);
  const leaving = useLeaving(player.ending.kind === 'no');
  useWarnBeforeLoss(player.save.kind === 'unsent' && !player.save.onDevice);
  const [asking, setAsking] = useState(false);
  const [listing, setListing] = useState<boolean>();
  const [shortcuts, setShortcuts] = useShortcutSwitch('test');
  const all = questions.map(({ question_id }) => player.progressOf(question_id));
  useLastMinute(secondsLeft, (left) => say(left > WARNING_SECONDS / 2 ? '1 minute left' : `${counted(left, 'second')} left`));
  useTimeOver(secondsLeft, () => void player.submit());

  const { act, goOn } = useCommands({
    ...{ questions, index, goTo, player, say },
    onList: () => setListing(true),
    onAskEnd: () => setAsking(true),
  });
  useShortcuts(
    (event) => (shortcuts && !asking && !leaving.asking && player.ending.kind === 'no' ? shortcutActionOf(event) : null),
    act,
  );

  if (!entry) return null;
  const [conflict] = Object.entries(player.outbox.conflicts);
  return (
    <div css={frame}>
      <TestBar
        title={title}
        status={<SaveStatus save={player.save} />}
        secondsLeft={secondsLeft}
        extraTime={test.extra_time}
        onEnd={() => setAsking(true)}
        onShortcuts={() => setListing(true)}
      />
      <div css={layout}>
        <QuestionNavigator progress={all} current={index} onChoose={goTo} />
        <QuestionInView slug={test.slug} questions={questions} index={index} player={player} />
      </div>
      <PlayerActions
        message={message}
        flagged={player.progressOf(entry.question_id).flagged}
        isLast={index === questions.length - 1}
        busy={player.ending.kind !== 'no'}
        onFlag={() => act('flag')}
        onSkip={() => act('skip')}
        onNext={goOn}
      />
      <EndDialog open={asking} onOpenChange={setAsking} progress={all} onEnd={player.submit} />
      <LeaveDialog open={leaving.asking} timed={secondsLeft !== null} onStay={leaving.stay} onLeave={leaving.leave} />
      {listing !== undefined && (
        <ShortcutDialog
          open={listing}
          onOpenChange={setListing}
          shortcuts={SHORTCUTS}
          enabled={shortcuts}
          onEnabledChange={setShortcuts}
        />
      )}
      {conflict && (
        <ChooseVersion
          number={questions.findIndex(({ question_id }) => question_id === Number(conflict[0])) + 1}
          conflict={conflict[1]}
          onChoose={(keep) => player.resolveConflict(Number(conflict[0]), keep)}
        />
      )}
    </div>
  );
}

/**
 * The question in view, counted from 0; it stands in the address as `?question=5`, without an entry in the history each. While the learner
 * is asked whether to leave, the address is an older one, and the question stays.
 */
function useQuestionInView(count: number): [number, (index: number) => void] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const asked = Number(search.get('question') ?? 1);
  const inAddress = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(count, 1)) - 1 : 0;
  const former = useRef<number>(undefined);
  if (isTestEntry(location)) former.current = inAddress;
  const index = former.current ?? inAddress;
  const goTo = (next: number) => {
    if (next < 0 || next >= count || next === index) return;
    setSearch({ question: String(next + 1) }, { replace: true, state: location.state });
  };
  return [index, goTo];
}

/** Warns once, when the last minute begins or has begun. */
function useLastMinute(secondsLeft: number | null, warn: (left: number) => void): void {
  const warned = useRef(false);
  useEffect(() => {
    if (warned.current || secondsLeft === null || secondsLeft > WARNING_SECONDS || secondsLeft === 0) return;
    warned.current = true;
    warn(secondsLeft);
  }, [secondsLeft, warn]);
}

/** Submits once, when the time is over. */
function useTimeOver(secondsLeft: number | null, end: () => void): void {
  const ended = useRef(false);
  useEffect(() => {
    if (ended.current || secondsLeft !== 0) return;
    ended.current = true;
    end();
  }, [secondsLeft, end]);
}

/** How long a message over the buttons stays. Milliseconds. */
const MESSAGE_TIME = 5_000;

/** A short message that goes away by itself. */
function useMessage(): [string | undefined, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string }>();
  useEffect(() => {
    if (!message) return;
    // One that is late must not take the next message away.
    const timer = setTimeout(() => setMessage((shown) => (shown === message ? undefined : shown)), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.text, (text) => setMessage({ text })];
}
