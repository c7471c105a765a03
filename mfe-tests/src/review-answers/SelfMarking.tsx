import type { QuestionAnswer, TestQuestion } from '@api/contract';
import { settledLines } from '@api/contract/marks';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApiMutation, useHost, useRefresh } from '@shell/kit';
import { SelfMarkedScheme, useSelfMarking } from '@shell/kit/self-marking';
import { Button, MarkScheme, token } from 'design-system';

const frame = css({ display: 'grid', gap: token.space[4] });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink2 });

interface SelfMarkingProps {
  slug: string;
  entry: TestQuestion;
  answer: QuestionAnswer;
}

/** Whether the scheme's lines carry marks. */
export const carriesMarks = ({ mark_scheme }: QuestionAnswer) => mark_scheme.some(({ marks }) => marks > 0);

/** The mark scheme, with ticks if its lines carry marks. */
export function SelfMarking(props: SelfMarkingProps) {
  const { mark_scheme } = props.answer;
  return carriesMarks(props.answer) ? <Marking {...props} /> : <MarkScheme css={frame} lines={mark_scheme} />;
}

/** Unticked lines are lost, with an optional reason. */
function Marking({ slug, entry, answer }: SelfMarkingProps) {
  const host = useHost();
  const lines = answer.mark_scheme;
  const refresh = useRefresh();
  const settled = settledLines(lines, entry.automatic_parts ?? [], entry.question.options.length > 0);
  const name = `marking:${slug}:${entry.question_id}:${entry.scheme ?? ''}`;
  const marking = useSelfMarking({ name, lines, before: entry.self_marks, settled });
  const { earned, isDraft, isMarked } = marking;
  const settledCount = settled.earned.length + settled.lost.length;
  const save = useApiMutation('PUT /api/test/:slug/self-marks', {
    invalidates: [
      ...(['GET /api/test', 'GET /api/test/:slug', 'GET /api/test/:slug/result'] as const),
      ...(['GET /api/test/:slug/grading', 'GET /api/tests/self-mark-trend'] as const),
    ],
  });
  const marks = marking.body.earned.reduce((sum, index) => sum + (lines[index]?.marks ?? 0), 0);

  // Before the first tick every line is lost, and none needs a reason.
  const begun = isDraft || earned.length > 0 || isMarked;

  const keep = async () => {
    const body = {
      question_id: entry.question_id,
      ...marking.body,
      ...(entry.scheme !== undefined && { scheme: entry.scheme }),
    };
    try {
      await save.mutateAsync({ params: { slug }, body });
      marking.forget();
      host.notify({ tone: 'success', text: `Marks for question ${entry.position} saved` });
    } catch (error) {
      host.notify({ tone: 'error', text: messageOf(error) });
      if (isApiError(error) && error.code === 'mark_scheme_changed') await refresh('GET /api/test/:slug');
    }
  };

  return (
    <div css={frame}>
      {settledCount > 0 && (
        <p css={quiet}>
          {settledCount === lines.filter((line) => line.marks > 0).length
            ? 'These lines were marked automatically.'
            : 'Automatic marks stay as they are. Tick the other lines your working has earned.'}
        </p>
      )}
      <SelfMarkedScheme
        marking={marking}
        marksBefore={`${entry.self_marks?.marks_obtained ?? 0} of ${counted(entry.marks, 'mark')}`}
        asksWhy={() => begun}
      />
      <div css={actions}>
        <Button variant="primary" loading={save.isPending} onClick={() => void keep()}>
          Save marks
        </Button>
        <span>
          {marks} of {counted(entry.marks, 'mark')}
          {isMarked && ', marked before'}
        </span>
      </div>
    </div>
  );
}
