import type { OptionKey, Question } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand, useFocusOnQuestion, useShortcutSwitch, useShortcuts } from '@shell/kit';
import { Button, media, QuestionSheet, Sheet, Typeset, token, VisuallyHidden } from 'design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Keyboard from 'lucide-react/icons/keyboard';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { useTimeOn } from '../study-tools/time-on-question.ts';
import { type CheckAnswer, type CheckOutcome, type CheckRun, outcomeOf } from './check-run.ts';
import { CHECK_KEYS, type CheckAction, checkActionOf } from './quick-check-keys.ts';

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

/** A question answered by tap or key, judged at once. */
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

/** Reserves two lines, to avoid layout shift. */
const box = css({
  minBlockSize: `calc(2lh + ${token.space[1]})`,
  fontSize: token.text.body,
  lineHeight: token.leading.body,
  color: token.color.ink2,
  '& p': { margin: 0 },
});
const word = css({ fontWeight: token.weight.strong });
const rightStyles = css({ color: token.color.easy });
const wrongStyles = css({ color: token.color.medium });

/** The verdict, with the slip of a wrong option. */
export function Verdict({ answer, waiting }: { answer: CheckAnswer | undefined; waiting: string | null }) {
  return (
    <div css={box} role="status">
      {answer && <Words answer={answer} waiting={waiting} />}
    </div>
  );
}

function Words({ answer, waiting }: { answer: CheckAnswer; waiting: string | null }) {
  const { judgement, refused } = answer;
  if (refused !== null) return <p>{refused}</p>;
  if (!judgement) return <p>{waiting ?? 'Judging…'}</p>;
  if (judgement.verdict === 'right') return <p css={[word, rightStyles]}>Right</p>;
  const note = judgement.fields.find((field) => field.note)?.note;
  return (
    <>
      <p css={[word, wrongStyles]}>Not {answer.option}</p>
      {note && <p>{note}</p>}
    </>
  );
}

const list = css({ display: 'grid', gap: token.space[2], margin: 0, padding: 0, listStyle: 'none' });
const choice = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[6]} minmax(0, 1fr) ${token.space[5]}`,
  alignItems: 'baseline',
  gap: token.space[2],
  inlineSize: '100%',
  minBlockSize: token.size.target,
  padding: `${token.space[2]} ${token.space[4]}`,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  lineHeight: token.leading.question,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${token.motion.state}, border-color ${token.motion.state}`,
  '& svg': { inlineSize: token.space[5], blockSize: token.space[5], alignSelf: 'center' },
  '&:hover:not([aria-disabled="true"])': { borderColor: token.color.accent, background: token.color.accentSoft },
  '&[aria-disabled="true"]': { cursor: 'default', borderColor: token.color.line },
});
const letter = css({ color: token.color.ink2 });
const right = css({ '&, &[aria-disabled="true"]': { borderColor: token.color.easy, background: token.color.easySoft } });
const wrong = css({ '&, &[aria-disabled="true"]': { borderColor: token.color.medium, background: token.color.mediumSoft } });
const waiting = css({ '&, &[aria-disabled="true"]': { borderColor: token.color.accent, background: token.color.accentSoft } });

interface ChoiceListProps {
  options: Question['options'];
  answer: CheckAnswer | undefined;
  onChoose: (option: OptionKey) => void;
}

/** Options as buttons; the chosen one shows its verdict. */
export function ChoiceList({ options, answer, onChoose }: ChoiceListProps) {
  const verdict = answer?.judgement?.verdict;
  const look = verdict === 'right' ? right : verdict === undefined ? waiting : wrong;
  return (
    <ol css={list} aria-label="Options">
      {options.map(({ key, html }) => {
        const taken = answer?.option === key;
        return (
          <li key={key}>
            <button
              type="button"
              aria-disabled={answer !== undefined}
              aria-pressed={answer ? taken : undefined}
              onClick={() => answer ?? onChoose(key)}
              css={[choice, taken && look]}
            >
              <span css={letter}>{key}.</span>
              <Typeset variant="line" html={html} />
              {taken && verdict === 'right' && <Check aria-hidden="true" color={token.color.easy} />}
              {taken && verdict === 'wrong' && <X aria-hidden="true" color={token.color.medium} />}
              {taken && <VisuallyHidden>, your answer</VisuallyHidden>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: token.space[3], margin: 0 });
const words = css({
  fontSize: token.text.small,
  color: token.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const dots = css({ display: 'flex', flex: 1, gap: token.space[1], maxInlineSize: token.size.popup });
const dot = css({ flex: 1, blockSize: token.space[1], borderRadius: token.radius.full, background: token.color.lineStrong });
const looks: Readonly<Record<CheckOutcome, ReturnType<typeof css> | undefined>> = {
  right: css({ background: token.color.easy }),
  wrong: css({ background: token.color.medium }),
  waiting: css({ background: token.color.accent }),
  open: undefined,
};

/** Words repeat its colours elsewhere. */
function CheckProgress({ run }: { run: CheckRun }) {
  return (
    <p css={row}>
      <span css={words}>
        Question {run.index + 1} of {run.questions.length}
      </span>
      <span css={dots} aria-hidden="true">
        {run.questions.map((question) => (
          <span key={question.id} css={[dot, looks[outcomeOf(run, question)]]} />
        ))}
      </span>
    </p>
  );
}
