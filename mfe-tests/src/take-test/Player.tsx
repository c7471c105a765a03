import type { TestWithQuestions } from '@api/contract';
import { css } from '@emotion/react';
import { counted, onDemand, usePageHead, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { WARNING_SECONDS } from '@shell/kit/countdown';
import { AlertDialog, Banner, QuestionSheet, Sheet, token } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QuestionImages } from '../QuestionImages.tsx';
import { testTitle } from '../test-words.ts';
import { AnswerFields } from './answer/AnswerFields.tsx';
import { attempted, countProgress, flagToggled, skipped, withOption } from './answer/progress.ts';
import { TestTools } from './at-hand/TestTools.tsx';
import { useSecondsLeft } from './clock/use-clock.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PlayerActions } from './navigate/PlayerActions.tsx';
import { QuestionNavigator } from './navigate/QuestionNavigator.tsx';
import { SHORTCUTS, type ShortcutAction, shortcutActionOf } from './navigate/shortcuts.ts';
import { frame, layout } from './player-layout.ts';
import { SaveStatus } from './save/SaveStatus.tsx';
import { TestBar } from './TestBar.tsx';
import { isTestEntry, useLeaving, useWarnBeforeLoss } from './use-leaving.ts';
import { usePlayer } from './use-player.ts';

const ChooseVersion = onDemand(() => import('./save/ChooseVersion.tsx').then((module) => module.ChooseVersion));
const ShortcutDialog = onDemand(() => import('./navigate/shortcut-dialog.ts').then((module) => module.default));

const main = css({
  display: 'grid',
  gap: token.space[4],
  minInlineSize: 0,
  outline: 'none',
  scrollMarginBlockStart: token.space[16],
});

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
  const counts = countProgress(all);
  const isLast = index === questions.length - 1;
  const element = useFocusOnQuestion(index);
  useLastMinute(secondsLeft, (left) => say(left > WARNING_SECONDS / 2 ? '1 minute left' : `${counted(left, 'second')} left`));
  useTimeOver(secondsLeft, () => void player.submit());

  const act = (action: ShortcutAction) => {
    if (!entry) return;
    const { question_id, question } = entry;
    const progress = player.progressOf(question_id);
    if (action === 'next') goTo(index + 1);
    else if (action === 'previous') goTo(index - 1);
    else if (action === 'list') setListing(true);
    else if (action === 'flag') player.change(question_id, flagToggled(progress));
    else if (action === 'skip') {
      player.change(question_id, skipped(progress));
      say(`Skipped question number ${index + 1}`);
      goTo(index + 1);
    } else {
      const key = question.options[action.option]?.key;
      if (key) player.change(question_id, withOption(progress, key));
    }
  };
  const goOn = () => {
    if (!entry) return;
    player.change(entry.question_id, attempted(player.progressOf(entry.question_id)));
    if (!isLast) goTo(index + 1);
    else if (all.some(({ state, flagged }, at) => at !== index && (state === 'unvisited' || flagged))) setAsking(true);
    else void player.submit();
  };
  useShortcuts(
    (event) => (shortcuts && !asking && !leaving.asking && player.ending.kind === 'no' ? shortcutActionOf(event) : null),
    act,
  );

  if (!entry) return null;
  const progress = player.progressOf(entry.question_id);
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
        <section ref={element} tabIndex={-1} aria-label={`Question ${index + 1} of ${questions.length}`} css={main}>
          {player.ending.kind === 'waiting' && (
            <Banner tone="warning" role="status" title={player.ending.said ?? 'You are offline'}>
              Your test is kept on this device and ends as soon as{' '}
              {player.ending.said ? 'the server takes it' : 'the network is back'}. Please keep this page open.
            </Banner>
          )}
          <TestTools slug={test.slug} question={entry.question} />
          <Sheet padding="none">
            <QuestionSheet
              number={index + 1}
              html={entry.question.questions_html}
              info={entry.question.specialInfo_html}
              meta={[counted(entry.marks, 'mark'), entry.question.calculatorAllowed ? 'Calculator' : 'No calculator']}
              options={entry.question.images.length > 0 && <QuestionImages images={entry.question.images} />}
            >
              <AnswerFields
                key={entry.question_id}
                disabled={player.ending.kind !== 'no'}
                entry={entry}
                progress={progress}
                onChange={(next) => player.change(entry.question_id, next)}
              />
            </QuestionSheet>
          </Sheet>
        </section>
      </div>
      <PlayerActions
        message={message}
        flagged={progress.flagged}
        isLast={isLast}
        busy={player.ending.kind !== 'no'}
        onFlag={() => act('flag')}
        onSkip={() => act('skip')}
        onNext={goOn}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="End this test?"
        description={`${counts.attempted} of ${counted(questions.length, 'question')} attempted, ${counts.skipped} skipped, ${counts.unvisited} not done yet, ${counts.flagged} flagged. A test that has ended cannot be taken again.`}
        confirmLabel="End Test"
        cancelLabel="Go on with the test"
        onConfirm={player.submit}
      />
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

/** Moves the focus and the page to a question that has come into view. */
function useFocusOnQuestion(index: number) {
  const element = useRef<HTMLElement>(null);
  const former = useRef(index);
  useEffect(() => {
    if (former.current === index) return;
    former.current = index;
    // A choice in the navigator keeps its focus there.
    if (!document.activeElement?.closest('nav')) element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  return element;
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
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.text, (text) => setMessage({ text })];
}
