import type { QuestionStatistics } from '@api/contract';
import { css } from '@emotion/react';
import { useApi } from '@shell/kit';
import { DescriptionList, Dialog, ErrorState, IconButton, LoadingRegion, Skeleton, token } from 'design-system';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useState } from 'react';

const content = css({ display: 'grid', gap: token.space[4], fontSize: token.text.body });
const partName = css({ margin: 0, fontSize: token.text.body, fontWeight: token.weight.strong });
const wrong = css({ margin: 0, paddingInlineStart: token.space[6], color: token.color.ink2, overflowWrap: 'anywhere' });
const note = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3 });

const percent = (share: number | null) => (share === null ? 'not known yet' : `${Math.round(100 * share)}% of the marks`);
/** With a minus sign, not a hyphen. */
const signed = (value: number, digits: number) => value.toFixed(digits).replace('-', '\u2212');
/** `3:05 min`. */
const minutes = (seconds: number | null) =>
  seconds === null
    ? 'not known yet'
    : `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')} min`;
const learners = (count: number) => (count === 1 ? '1 learner' : `${count} learners`);

/** Advice on a discrimination; from 0.2 on a question is good. */
function inWords(discrimination: number | null): string {
  if (discrimination === null) return 'not known yet, ten learners are needed';
  const value = signed(discrimination, 2);
  if (discrimination < 0) return `${value}: stronger learners do worse, look at the answer key`;
  return discrimination < 0.2 ? `${value}: hardly tells learners apart` : value;
}

function Part({ part, tried, facility, median_seconds, wrong_answers }: QuestionStatistics['parts'][number]) {
  return (
    <section>
      <h3 css={partName}>{part === '' ? 'Whole question' : `Part (${part.replace('.', ') (')})`}</h3>
      <p css={note}>
        {learners(tried)}, {percent(facility)}, {minutes(median_seconds)}
      </p>
      {wrong_answers.length > 0 && (
        <ul css={wrong} aria-label="Common wrong answers">
          {wrong_answers.map(({ answer, learners: count }) => (
            <li key={answer.join('\n')}>
              {answer.join('; ')} ({learners(count)})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Figures({ statistics }: { statistics: QuestionStatistics }) {
  const { tried, facility, discrimination, median_seconds, difficulty, stated_difficulty, parts } = statistics;
  if (tried === 0)
    return <p>No learner has tried it yet, or not since the figures were last computed, which is done each night.</p>;
  return (
    <div css={content}>
      <DescriptionList
        items={[
          { term: 'Tried by', description: learners(tried) },
          { term: 'Facility', description: percent(facility) },
          { term: 'Discrimination', description: inWords(discrimination) },
          { term: 'Time', description: `${minutes(median_seconds)} (median)` },
          { term: 'Difficulty', description: `${signed(difficulty, 1)} logits, stated ${signed(stated_difficulty, 1)}` },
        ]}
      />
      {parts.map((part) => (
        <Part key={part.part} {...part} />
      ))}
      <p css={note}>From first tries without the solution. Wrong answers are shown from three learners on.</p>
    </div>
  );
}

/** How all learners do on a question. */
export function StatisticsButton({ questionId }: { questionId: number }) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch, isFetching } = useApi(
    'GET /api/admin/questions/:id/statistics',
    { params: { id: questionId } },
    { enabled: open },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton label="Statistics" icon={<ChartColumn />} />}
      title="How this question goes"
    >
      {data && <Figures statistics={data} />}
      {error && !data && <ErrorState title="The figures did not load" onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <LoadingRegion css={content}>
          {['60%', '70%', '50%', '60%', '70%'].map((width, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without any content.
            <Skeleton key={row} width={width} />
          ))}
        </LoadingRegion>
      )}
    </Dialog>
  );
}
