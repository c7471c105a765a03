import type { QuestionAnswer, TestQuestion } from '@api/contract';
import { settledLines } from '@api/contract/marks';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApiMutation, useHost, useRefresh } from '@shell/kit';
import { ticksOf, useKeptTicks, withReason } from '@shell/kit/drafts';
import { LostBy } from '@shell/kit/lost-by';
import { Banner, Button, MarkScheme, partLabel, token } from 'design-system';

const frame = css({ display: 'grid', gap: token.space[4] });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink2 });

interface SelfMarkingProps {
  slug: string;
  entry: TestQuestion;
  answer: QuestionAnswer;
}

/** Whether marks can be counted along the lines of the mark scheme. */
export const carriesMarks = ({ mark_scheme }: QuestionAnswer) => mark_scheme.some(({ marks }) => marks > 0);

/** The mark scheme, with a tick for each line earned where its lines carry marks. */
export function SelfMarking(props: SelfMarkingProps) {
  const { mark_scheme } = props.answer;
  return carriesMarks(props.answer) ? <Marking {...props} /> : <MarkScheme css={frame} lines={mark_scheme} />;
}

/** The lines that are not ticked are lost, with a reason where one is given. For marks and trend. */
function Marking({ slug, entry, answer }: SelfMarkingProps) {
  const host = useHost();
  const lines = answer.mark_scheme;
  const counting = lines.map((line, index) => ({ ...line, index })).filter(({ marks }) => marks > 0);
  const before = entry.self_marks;
  // Ticks that may belong to other lines by now must not show as the learner's.
  const marked = before?.scheme_changed ? null : before;
  const refresh = useRefresh();
  const { ticks, isDraft, change, forget } = useKeptTicks(`marking:${slug}:${entry.question_id}:${entry.scheme ?? ''}`, () =>
    marked ? ticksOf(marked) : { earned: [], reasons: {} },
  );
  const settled = settledLines(lines, entry.automatic_parts ?? [], entry.question.options.length > 0);
  const earned = [...new Set([...ticks.earned, ...settled.earned])].filter((index) => !settled.lost.includes(index));
  const { reasons } = ticks;
  const settledCount = settled.earned.length + settled.lost.length;
  const save = useApiMutation('PUT /api/test/:slug/self-marks', {
    invalidates: [
      ...(['GET /api/test', 'GET /api/test/:slug', 'GET /api/test/:slug/result'] as const),
      ...(['GET /api/test/:slug/grading', 'GET /api/tests/self-mark-trend'] as const),
    ],
  });
  const lostLines = counting.filter(({ index }) => !earned.includes(index));
  const marks = counting.filter(({ index }) => earned.includes(index)).reduce((sum, line) => sum + line.marks, 0);

  // Before the first tick every line is lost, and none needs a reason.
  const begun = isDraft || earned.length > 0 || marked !== null;

  const keep = async () => {
    const body = {
      question_id: entry.question_id,
      earned: counting.map(({ index }) => index).filter((index) => earned.includes(index)),
      lost: lostLines.flatMap(({ index }) => (reasons[index] ? [{ index, reason: reasons[index] }] : [])),
      ...(entry.scheme !== undefined && { scheme: entry.scheme }),
    };
    try {
      await save.mutateAsync({ params: { slug }, body });
      forget(ticks);
      host.notify({ tone: 'success', text: `Your marks of question ${entry.position} are kept` });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error) && error.code === 'mark_scheme_changed') await refresh('GET /api/test/:slug');
    }
  };

  return (
    <div css={frame}>
      {before?.scheme_changed && (
        <Banner title="The mark scheme was edited after you marked your work">
          Your {before.marks_obtained} of {counted(entry.marks, 'mark')} stay until you mark along the new lines.
        </Banner>
      )}
      {settledCount > 0 && (
        <p css={quiet}>
          {settledCount === counting.length
            ? 'These lines were marked automatically.'
            : 'Lines that were marked automatically stay as they are. Tick the others that your working has earned.'}
        </p>
      )}
      <MarkScheme
        lines={lines}
        settled={[...settled.earned, ...settled.lost]}
        checked={earned}
        onCheckedChange={(checked) => change({ earned: checked, reasons })}
        under={(under) => {
          const line = begun && lostLines.find(({ index }) => index === under);
          if (!line) return null;
          return (
            <LostBy
              line={`${partLabel(line.part)} line ${line.index + 1}, ${line.code}`.trim()}
              reason={reasons[line.index] ?? null}
              onReason={(reason) => change({ earned, reasons: withReason(reasons, line.index, reason) })}
            />
          );
        }}
      />
      <div css={actions}>
        <Button variant="primary" loading={save.isPending} onClick={() => void keep()}>
          Save marks
        </Button>
        <span>
          {marks} of {counted(entry.marks, 'mark')}
          {marked && ', marked before'}
        </span>
      </div>
    </div>
  );
}
