import type { Question, SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { questionAddress } from '@shell/kit/addresses';
import { AnsweredParts, Button, DifficultyBadge, LoadingRegion, Sheet, Skeleton, Typeset, token } from 'design-system';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InPlace } from '../answer-question/AnswerInPlace.tsx';
import { useAnswerInPlace } from '../answer-question/use-answer-in-place.ts';
import { OptionList } from '../show-question/OptionList.tsx';

/** In characters of source: keeps topics on a phone's first screen. */
const LONGEST = 320;

/** The height of the chosen questions. */
const ROOM = '25rem';

const sheet = css({ display: 'grid', alignContent: 'space-between', gap: token.space[4], minBlockSize: ROOM });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const label = css({ fontSize: token.text.small, fontWeight: token.weight.strong, fontFamily: token.font.sans });
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });
const answerStyles = css({
  paddingBlockStart: token.space[3],
  borderBlockStart: `1px dashed ${token.color.lineStrong}`,
  fontFamily: token.font.serif,
  fontSize: token.text.lead,
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** A free question to answer here, if any. */
export function QuestionToTry({ subject }: { subject: SubjectWithTopics }) {
  const list = useApi(
    'GET /api/questions',
    { query: { subject: subject.slug, page: '1', pageSize: '5' } },
    { enabled: subject.totalQuestionsCount > 0, staleTime: 300_000 },
  );
  if (subject.totalQuestionsCount === 0 || list.isError) return null;
  if (list.isPending) {
    return (
      <LoadingRegion label="Loading a question">
        <Skeleton shape="block" height={ROOM} />
      </LoadingRegion>
    );
  }
  const question = questionToTry(list.data.questions);
  return question && <TryIt question={question} />;
}

function TryIt({ question }: { question: Question }) {
  const inPlace = useAnswerInPlace(question);
  const { Code } = inPlace;
  const begin = (event: MouseEvent) => {
    if (!inPlace.canAnswer || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void inPlace.begin();
  };
  if (Code) return <Code question={question} sheet={(answers) => <TrySheet question={question} inPlace={answers} />} />;
  return (
    <TrySheet question={question}>
      <Button
        variant="primary"
        size="small"
        loading={inPlace.isLoading}
        render={<Link to={questionAddress(question)} onClick={begin} />}
      >
        Try it
      </Button>
    </TrySheet>
  );
}

interface TrySheetProps {
  question: Question;
  inPlace?: InPlace;
  children?: ReactNode;
}

function TrySheet({ question, inPlace, children }: TrySheetProps) {
  const { id, difficulty, marks, options, questions_html } = question;
  const [open, setOpen] = useState(false);
  const opened = useApi(
    'GET /api/questions/:id',
    { params: { id }, query: { includeAnswers: 'true' } },
    { enabled: open, staleTime: Number.POSITIVE_INFINITY },
  );
  const [answer] = opened.data?.Answer ?? [];
  return (
    <Sheet css={sheet} render={<article aria-labelledby="try" />}>
      <div css={head}>
        <p id="try" css={label}>
          Try one now
        </p>
        <DifficultyBadge difficulty={difficulty} />
        <span css={quiet}>{marks === 1 ? '1 mark' : `${marks} marks`}</span>
      </div>
      <div>
        {inPlace?.parts ? <AnsweredParts html={questions_html} answers={inPlace.parts} /> : <Typeset html={questions_html} />}
        {inPlace?.whole ?? (options.length > 0 && <OptionList options={options} correct={answer?.mcq_answer ?? null} />)}
      </div>
      <div aria-live="polite">
        {answer && (
          <div css={answerStyles}>
            <Typeset html={answer.final_answer_html || answer.body_html} />
          </div>
        )}
        {opened.isError && <p css={quiet}>The answer did not load. You can also see it on the question’s page.</p>}
      </div>
      <div css={buttons}>
        {children}
        {inPlace?.below}
        {!answer && (
          <Button size="small" loading={opened.isFetching} onClick={() => (open ? void opened.refetch() : setOpen(true))}>
            Show the answer
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The shortest free question; undefined if none is short. */
export function questionToTry(questions: readonly Question[]): Question | undefined {
  return questions
    .filter(({ free_answer, questions_text, images }) => free_answer && questions_text.length <= LONGEST && images.length === 0)
    .toSorted((a, b) => a.questions_text.length - b.questions_text.length)[0];
}
