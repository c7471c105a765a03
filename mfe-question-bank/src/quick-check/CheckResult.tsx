import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { ownQuestionAddress } from '@shell/kit/addresses';
import { Button, QuestionSheet, Sheet, token } from 'design-system';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { listAddress, type TopicPlace } from '../addresses/addresses.ts';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { ChoiceList, Verdict } from './CheckQuestion.tsx';
import { type CheckRun, missedIn, outcomeOf } from './check-run.ts';

const column = css({ display: 'grid', gap: token.space[6], minInlineSize: 0 });
const summary = css({ display: 'grid', gap: token.space[4], justifyItems: 'start' });
const heading = css({ margin: 0, outline: 'none', fontFamily: token.font.serif, fontSize: token.text.heading1 });
const words = css({ margin: 0, color: token.color.ink2, maxInlineSize: token.measure });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
const missedHeading = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
const below = css({
  display: 'grid',
  gap: token.space[4],
  justifyItems: 'start',
  padding: `${token.space[4]} ${token.space[5]} ${token.space[5]}`,
  '& > ol': { inlineSize: '100%' },
});

interface CheckResultProps {
  run: CheckRun;
  place: TopicPlace;
  waiting: string | null;
  onAgain: (questions?: CheckRun['questions']) => void;
}

/** Right answers, and the slip behind each missed one. */
export function CheckResult({ run, place, waiting, onAgain }: CheckResultProps) {
  const missed = missedIn(run);
  const right = run.questions.filter((question) => outcomeOf(run, question) === 'right').length;
  const open = run.questions.length - right - missed.length;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div css={column}>
      <Sheet css={summary}>
        <h2 ref={title} tabIndex={-1} css={heading}>
          {titleOf(right, run.questions.length, open)}
        </h2>
        <p css={words}>{resultLabel(missed.length, open, waiting)}</p>
        <div css={buttons}>
          <Button variant="primary" onClick={() => onAgain()}>
            {run.available > run.questions.length ? 'Another run' : 'Once more'}
          </Button>
          {missed.length > 0 && <Button onClick={() => onAgain(missed)}>Only the ones you missed</Button>}
          <Button variant="quiet" render={<Link to={listAddress(place)} />}>
            Back to the questions
          </Button>
        </div>
      </Sheet>
      {missed.length > 0 && <h2 css={missedHeading}>Missed</h2>}
      {missed.map((question) => (
        <Sheet key={question.id} padding="none">
          <QuestionSheet
            headingLevel={3}
            number={run.questions.indexOf(question) + 1}
            html={question.questions_html}
            info={question.specialInfo_html}
            options={question.images.length > 0 && <QuestionImages images={question.images} />}
          >
            <div css={below}>
              <ChoiceList options={question.options} answer={run.answers[question.id]} onChoose={() => {}} />
              <Verdict answer={run.answers[question.id]} waiting={waiting} />
              <Button size="small" render={<Link to={ownQuestionAddress(question)} />}>
                Hint and solution
              </Button>
            </div>
          </QuestionSheet>
        </Sheet>
      ))}
    </div>
  );
}

function titleOf(right: number, all: number, open: number): string {
  if (open === 0) return `${right} of ${all} right`;
  return open === all ? 'Not judged yet' : `${right} of ${all - open} right so far`;
}

function resultLabel(missed: number, open: number, waiting: string | null): string {
  if (open > 0) {
    return waiting === null
      ? `${counted(open, 'answer')} could not be judged.`
      : `${counted(open, 'answer')} saved on this device. We’ll check ${open === 1 ? 'it' : 'them'} once you’re back online.`;
  }
  if (missed === 0) return 'All correct. Another run has new questions, or continue with longer ones.';
  return `Here’s what you missed, and the mistake behind each option.`;
}
