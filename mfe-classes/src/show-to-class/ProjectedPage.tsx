import type { ProjectedQuestion } from '@api/contract';
import { css } from '@emotion/react';
import { counted, isKeyboardInUse, shortcutOf, useShortcuts } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { QuestionImages } from '@shell/kit/pictures';
import { BarList, Button, Page, partLabel, QuestionSheet, Sheet, Typeset, token } from 'design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { heading, quiet, row, section } from '../layoutStyles.ts';

// Read from the last row: text is a size larger, and grows with the window.
const large = css({
  '--text-question': 'clamp(1.5rem, 2.4vw, 2.5rem)',
  '--text-lead': 'clamp(1.375rem, 2.1vw, 2.25rem)',
  '--text-body': 'clamp(1.25rem, 1.8vw, 2rem)',
  '--text-control': 'clamp(1.125rem, 1.5vw, 1.75rem)',
  '--size-label': 'clamp(3rem, 4.5vw, 5rem)',
  '--measure': '100%',
});
const option = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: token.space[3],
  fontFamily: token.font.serif,
  fontSize: token.text.question,
});
const options = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
/** Counted now, shown later. */
const outOfView = css({ display: 'none' });
const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: token.layer.sticky,
  paddingBlock: token.space[3],
  background: token.color.paper,
  borderBlockStart: `1px solid ${token.color.line}`,
  scrollMarginBlockEnd: token.space[16],
});

/** Question, given answers, then the solution step by step, by key or clicker. */
export function ProjectedPage({ projected }: { projected: ProjectedQuestion }) {
  const { classId = '', assignmentId = '' } = useParams();
  const navigate = useNavigate();
  const { question, answers, learners, previous, next } = projected;
  const [answersShown, setAnswersShown] = useState(false);
  const [shown, setShown] = useState(0);
  const [steps, setSteps] = useState(0);
  const solution = projected.Answer?.[0];

  const addressFor = (id: number) => addressOf('show-to-class', { classId, assignmentId }, { query: { question: id } });
  const forward = () => {
    if (!answersShown && answers.length > 0) setAnswersShown(true);
    else if (solution && shown < steps) setShown(shown + 1);
    else if (next !== null) void navigate(addressFor(next));
  };
  const back = () => {
    if (shown > 0) setShown(shown - 1);
    else if (answersShown) setAnswersShown(false);
    else if (previous !== null) void navigate(addressFor(previous));
  };
  // Clickers send Page Up and Page Down.
  const keys = { arrowright: forward, pagedown: forward, arrowleft: back, pageup: back };
  useShortcuts(
    (event) => (isKeyboardInUse(event.target) ? null : shortcutOf(keys, event)),
    (act) => act(),
  );

  return (
    <Page css={large}>
      <Sheet padding="none">
        <QuestionSheet
          number={question.question_number}
          headingLevel={1}
          html={question.questions_html}
          info={question.specialInfo_html}
          options={
            question.options.length > 0 && (
              <ol css={options}>
                {question.options.map(({ key, html }) => (
                  <li key={key} css={option}>
                    <span>{key}.</span>
                    <Typeset variant="line" html={html} />
                  </li>
                ))}
              </ol>
            )
          }
        >
          <QuestionImages images={question.images} of="question" />
        </QuestionSheet>
      </Sheet>
      {answersShown && <GivenAnswers answers={answers} />}
      {solution && (
        <section css={[section, shown === 0 && outOfView]} aria-labelledby="solution">
          <h2 id="solution" css={heading}>
            Solution
          </h2>
          <Sheet>
            <SolutionSteps html={solution.body_html} shown={shown} onCount={setSteps} />
            {shown >= steps && <QuestionImages images={solution.images} of="solution" />}
          </Sheet>
        </section>
      )}
      <div css={[row, bar]}>
        <Button onClick={back} disabled={!answersShown && shown === 0 && previous === null}>
          Back
        </Button>
        {answers.length > 0 && !answersShown ? (
          <Button variant="primary" onClick={forward}>
            Show the answers
          </Button>
        ) : solution && shown < steps ? (
          <Button variant="primary" onClick={forward}>
            {shown === 0 ? 'Show the solution' : 'Next step'}
          </Button>
        ) : (
          <Button variant="primary" onClick={forward} disabled={next === null}>
            Next question
          </Button>
        )}
        <Button variant="quiet" render={<Link to={addressOf('assignment', { classId, assignmentId })} />}>
          Close
        </Button>
        <p css={quiet}>{noteFor(answers.length, learners, solution !== undefined)}</p>
      </div>
    </Page>
  );
}

/** What isn't there to show, and why. */
function noteFor(answers: number, learners: number, solution: boolean): string {
  return [
    ...(answers === 0 ? [learners === 0 ? 'Nobody has handed in yet.' : 'Answers show once three learners have handed in.'] : []),
    ...(solution ? [] : ['The solution isn’t open yet.']),
  ].join(' ');
}

/** Anonymous answers, commonest first. */
function GivenAnswers({ answers }: Pick<ProjectedQuestion, 'answers'>) {
  return (
    <section css={section} aria-labelledby="answers">
      <h2 id="answers" css={heading}>
        Your answers
      </h2>
      <Sheet>
        <BarList
          bars={answers.map(({ part, value, learners, right, slip }) => ({
            key: `${part} ${value}`,
            label: [`${partLabel(part)} ${value}`.trim(), ...(right ? ['right'] : []), ...(slip ? [slip] : [])].join(' · '),
            value: learners,
            text: counted(learners, 'learner'),
          }))}
        />
      </Sheet>
    </section>
  );
}

/** A step of a typeset solution: a block under the stem or in a part. */
const STEP = '.q-stem > *, .q-body > :not(.q-part)';

interface SolutionStepsProps {
  /** Typeset by the API. */
  html: string;
  shown: number;
  onCount: (steps: number) => void;
}

/** The first `shown` steps of a solution; the rest is hidden from all readers. */
function SolutionSteps({ html, shown, onCount }: SolutionStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another solution has other steps, though only the DOM shows it.
  useLayoutEffect(() => {
    if (!root.current) return;
    const steps = [...root.current.querySelectorAll<HTMLElement>(STEP)];
    for (const [index, step] of steps.entries()) step.style.display = index < shown ? '' : 'none';
    for (const part of root.current.querySelectorAll<HTMLElement>('.q-part')) {
      const own = steps.filter((step) => part.contains(step));
      part.style.display = own.length > 0 && own.every((step) => step.style.display === 'none') ? 'none' : '';
    }
    onCount(steps.length);
  }, [html, shown]);
  return <Typeset ref={root} html={html} aria-live="polite" />;
}
