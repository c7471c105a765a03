import type { MarkSchemeLine, SelfMarks } from '@api/contract';
import { linesOfAnswer } from '@api/contract/marks';
import { css } from '@emotion/react';
import { counted, isApiError, messageOf, useApi, useApiMutation, useHost, useRefresh } from '@shell/kit';
import { SelfMarkedScheme, useSelfMarking } from '@shell/kit/self-marking';
import { Button, MarkScheme, partLabel, token } from 'design-system';
import { type AnswerBook, useBook } from '../answer-question/answer-book.ts';
import { asSentence } from '../bank-labels.ts';

const frame = css({ display: 'grid', gap: token.space[4] });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  paddingBlockStart: token.space[4],
  borderBlockStart: `1px solid ${token.color.line}`,
  fontSize: token.text.control,
  color: token.color.ink2,
});
const number = css({
  fontFamily: token.font.serif,
  fontSize: token.text.heading3,
  color: token.color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });

export interface OwnMarksProps {
  book: AnswerBook;
  lines: readonly MarkSchemeLine[];
  scheme: string;
}

const list = new Intl.ListFormat('en-GB');

/** Self-marking along the scheme: ticks for earned lines, reasons for lost ones. A draft until Save. */
export function OwnMarks(props: OwnMarksProps) {
  const params = { id: props.book.question.id };
  const kept = useApi('GET /api/practice/questions/:id/attempts', { params, query: { pageSize: '1' } });
  if (kept.isPending) return <MarkScheme lines={props.lines} />;
  // Ticks belong to the lines that the learner saw.
  return <Marking key={props.scheme} {...props} before={kept.data?.self_marks ?? null} />;
}

function Marking({ book, lines, scheme, before }: OwnMarksProps & { before: SelfMarks | null }) {
  const host = useHost();
  const refresh = useRefresh();
  const { id } = book.question;
  const { parts } = useBook(book);
  const suggested = suggestedTicks(lines, book);
  const marking = useSelfMarking({ name: `own-marks:${id}:${scheme}`, lines, before, suggested });
  const { earned, reasons } = marking;
  const save = useApiMutation('PUT /api/practice/questions/:id/self-marks', {
    invalidates: ['GET /api/practice/questions/:id/attempts', 'GET /api/practice/self-marking'],
  });
  const counts = ({ marks }: MarkSchemeLine, index: number) => marks > 0 && (earned.includes(index) || reasons[index]);
  const begun = lineParts(lines).filter(
    (part) => parts[part]?.said || lines.some((line, index) => line.part === part && counts(line, index)),
  );
  const { got, of } = marksOf(lines, earned, begun);
  const names = begun.filter((part) => part !== '').map(partLabel);
  const isKept = !marking.isDraft && marking.isMarked;

  const keep = async () => {
    try {
      await save.mutateAsync({ params: { id }, body: { ...marking.body, scheme } });
      marking.forget();
    } catch (error) {
      host.notify({ tone: 'error', text: `${asSentence(messageOf(error))} Your ticks stay on this device.` });
      if (isApiError(error) && error.code === 'mark_scheme_changed') await refresh('GET /api/questions/:id');
    }
  };

  return (
    <div css={frame}>
      <SelfMarkedScheme
        marking={marking}
        marksBefore={counted(before?.marks_obtained ?? 0, 'mark')}
        asksWhy={({ part }) => begun.includes(part)}
      />
      <div css={foot}>
        <span role="status">
          {begun.length === 0 ? (
            'Tick the lines your working has earned.'
          ) : (
            <>
              <strong css={number}>{got}</strong> of {counted(of, 'mark')}
              {names.length > 0 && begun.length < lineParts(lines).length && ` in ${list.format(names)}`}
            </>
          )}
        </span>
        <Button size="small" disabled={isKept} loading={save.isPending} onClick={() => void keep()}>
          {isKept ? 'Saved' : 'Save marks'}
        </Button>
      </div>
      <Lean />
    </div>
  );
}

/** Compares the learner's marks with a teacher's on the same parts. */
function Lean() {
  const { data } = useApi('GET /api/practice/self-marking', undefined, { staleTime: 300_000 });
  if (!data || data.questions === 0 || data.mean_difference === null) return null;
  const { questions, mean_difference, verdict } = data;
  const way = {
    generous: 'you are more generous than your teacher',
    strict: 'you are stricter than your teacher',
    even: 'you mark as your teacher does',
  };
  const difference = Math.round(mean_difference * 10) / 10;
  return (
    <p css={quiet}>
      On {counted(questions, 'question')} that you both marked, you and your teacher differed by {difference}{' '}
      {difference === 1 ? 'mark' : 'marks'} a question{verdict && `: ${way[verdict]}`}.
    </p>
  );
}

const lineParts = (lines: readonly MarkSchemeLine[]): string[] => [...new Set(lines.map(({ part }) => part))];

/** Lines of right answers, ticked in advance. */
export function suggestedTicks(lines: readonly MarkSchemeLine[], book: AnswerBook): number[] {
  const earned = lineParts(lines).flatMap((name) => {
    const { said } = book.part(name);
    if (said?.tone !== 'right') return [];
    return linesOfAnswer(lines, name, said.marks ?? Number.POSITIVE_INFINITY);
  });
  return earned.toSorted((one, other) => one - other);
}

function marksOf(lines: readonly MarkSchemeLine[], earned: readonly number[], parts: readonly string[]) {
  let got = 0;
  let of = 0;
  for (const [index, { part, marks }] of lines.entries()) {
    if (!parts.includes(part)) continue;
    of += marks;
    if (earned.includes(index)) got += marks;
  }
  return { got, of };
}
