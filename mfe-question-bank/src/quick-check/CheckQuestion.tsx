import type { OptionKey } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { Button, media, QuestionSheet, Sheet, token } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useRef, useState } from 'react';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { useTimeOn } from '../study-tools/time-on-question.ts';
import { CheckProgress } from './CheckProgress.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { CheckRun } from './check-run.ts';
import { CHECK_KEYS, type CheckAction, checkActionOf } from './quick-check-keys.ts';
import { Verdict } from './Verdict.tsx';

const ShortcutDialog = onDemand(() => import('design-system/shortcut-dialog').then((module) => module.ShortcutDialog));

const column = css({ display: 'grid', gap: token.space[4], minInlineSize: 0, outline: 'none' });
const below = css({
  padding: `${token.space[4]} ${token.space[8]} ${token.space[5]}`,
  [media.narrowSheet]: { paddingInline: token.space[4] },
});
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token.space[3],
});
const keysButton = css({ justifySelf: 'start', [media.coarse]: { display: 'none' } });

interface CheckQuestionProps {
  run: CheckRun;
  waiting: string | null;
  onAnswer: (questionId: number, option: OptionKey) => void;
  onGoTo: (index: number) => void;
}

/** One question of a run: answered by a tap or a key, judged at once. */
export function CheckQuestion({ run, waiting, onAnswer, onGoTo }: CheckQuestionProps) {
  const question = run.questions[run.index] as CheckRun['questions'][number];
  const answer = run.answers[question.id];
  const isLast = run.index === run.questions.length - 1;
  const element = useFocusOnQuestion(run.index);
  const [enabled, setEnabled] = useShortcutSwitch('quick-check');
  const [listing, setListing] = useState<boolean>();
  useTimeOn(question.id);

  const act = (action: CheckAction) => {
    if (action === 'list') setListing(true);
    else if (action === 'previous') onGoTo(run.index - 1);
    else if (action === 'next') onGoTo(run.index + 1);
    else {
      const option = question.options[action.option]?.key;
      if (option) onAnswer(question.id, option);
    }
  };
  useShortcuts((event) => (enabled ? checkActionOf(event) : null), act);

  return (
    <section ref={element} tabIndex={-1} aria-label={`Question ${run.index + 1} of ${run.questions.length}`} css={column}>
      <CheckProgress run={run} />
      <Sheet padding="none">
        <QuestionSheet
          number={run.index + 1}
          html={question.questions_html}
          info={question.specialInfo_html}
          difficulty={question.difficulty}
          meta={[question.calculatorAllowed ? 'Calculator' : 'No calculator']}
          options={question.images.length > 0 && <QuestionImages images={question.images} />}
        >
          <div css={below}>
            <ChoiceList options={question.options} answer={answer} onChoose={(option) => onAnswer(question.id, option)} />
          </div>
        </QuestionSheet>
      </Sheet>
      <Verdict answer={answer} waiting={waiting} />
      <div css={buttons}>
        {run.index > 0 ? <Button onClick={() => onGoTo(run.index - 1)}>Previous</Button> : <span />}
        <Button
          variant="primary"
          iconEnd={<ArrowRight />}
          aria-disabled={!answer}
          onClick={() => answer && onGoTo(run.index + 1)}
        >
          {isLast ? 'See the result' : 'Next question'}
        </Button>
      </div>
      <Button
        css={keysButton}
        variant="quiet"
        size="small"
        icon={<Keyboard />}
        aria-haspopup="dialog"
        onClick={() => setListing(true)}
      >
        Keyboard shortcuts
      </Button>
      {listing !== undefined && (
        <ShortcutDialog
          open={listing}
          onOpenChange={setListing}
          shortcuts={CHECK_KEYS}
          enabled={enabled}
          onEnabledChange={setEnabled}
        />
      )}
    </section>
  );
}

/** Moves the focus and the page to a question that has come into view. */
function useFocusOnQuestion(index: number) {
  const element = useRef<HTMLElement>(null);
  const former = useRef(index);
  useEffect(() => {
    if (former.current === index) return;
    former.current = index;
    element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  return element;
}
