import type { QuestionRow, QuestionWarning } from '@api/contract';
import { css } from '@emotion/react';
import { questionAddress } from '@shell/kit/addresses';
import { Badge, DifficultyBadge, token } from 'design-system';
import { dayOf } from '../staff-area/formats.ts';
import { noWrap } from '../staff-area/styles.ts';
import { type StaffColumn, smallPrint } from '../staff-area/table/staff-column.ts';
import { QuestionExcerpt } from './QuestionExcerpt.tsx';
import { WARNING_LABELS } from './table-address.ts';

/** `62%`; empty without a figure. */
export const percent = (share: number | null | undefined) => (typeof share === 'number' ? `${Math.round(share * 100)}%` : '');

/** `1 min 20 s`; empty without a figure. */
export function secondsWords(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number') return '';
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

type WrongAnswer = NonNullable<NonNullable<QuestionRow['statistics']>['wrong_answer']>;

/** `a: 12 (7 learners)`. */
export const wrongAnswerWords = ({ part, answer, learners }: WrongAnswer) =>
  `${part ? `${part}: ` : ''}${answer.join('; ')} (${learners} learners)`;

const badges = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1] });

/** One line, so that a laptop shows four questions. */
const topicName = css({
  '[data-density="compact"] &': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    // Part of a long word, instead of the number alone.
    wordBreak: 'break-all',
    minInlineSize: '8rem',
  },
});

/** The others have filters only. */
const IN_THE_TABLE: readonly QuestionWarning[] = ['no_answer', 'doubtful_key', 'near_duplicate'];

const addressOfQuestion = ({ id, subject, topic_slugs }: QuestionRow) =>
  questionAddress({ id, subject, topic_path: topic_slugs.map((slug) => ({ slug })) });

export const questionColumns: readonly StaffColumn<QuestionRow>[] = [
  {
    key: 'text',
    header: 'Question',
    rowHeader: true,
    cell: (row) => <QuestionExcerpt html={row.questions_html} to={addressOfQuestion(row)} />,
  },
  { key: 'id', header: 'Number', sortable: true, align: 'end', extra: true, cell: ({ id }) => `#${id}` },
  { key: 'subject', header: 'Subject', extra: true, cell: ({ subject }) => subject.subject_name },
  {
    key: 'topic',
    header: 'Topic',
    cell: ({ subject, topic }) => (
      <>
        <span css={topicName} title={topic.topic_name}>
          {topic.topic_number} {topic.topic_name}
        </span>
        <span css={smallPrint}>{subject.subject_name}</span>
      </>
    ),
  },
  {
    key: 'question_number',
    header: 'No.',
    extra: true,
    sortable: true,
    align: 'end',
    cell: ({ question_number }) => question_number,
  },
  {
    key: 'difficulty',
    header: 'Difficulty',
    wide: true,
    sortable: true,
    cell: ({ difficulty }) => <DifficultyBadge difficulty={difficulty} />,
  },
  { key: 'marks', header: 'Marks', wide: true, sortable: true, align: 'end', cell: ({ marks }) => marks },
  {
    key: 'year',
    header: 'Session',
    sortable: true,
    extra: true,
    cell: ({ month, year }) => [month, year].filter(Boolean).join(' '),
  },
  { key: 'paper', header: 'Paper', align: 'end', extra: true, cell: ({ paper }) => paper },
  { key: 'level', header: 'Level', extra: true, cell: ({ level }) => level },
  { key: 'calculator', header: 'Calculator', extra: true, cell: ({ calculatorAllowed }) => (calculatorAllowed ? 'Yes' : 'No') },
  { key: 'priority', header: 'Priority', sortable: true, align: 'end', extra: true, cell: ({ priority }) => priority },
  { key: 'tried', header: 'Attempts', extra: true, sortable: true, align: 'end', cell: ({ statistics }) => statistics?.tried },
  {
    key: 'facility',
    header: 'Facility',
    wide: true,
    sortable: true,
    align: 'end',
    cell: ({ statistics }) => percent(statistics?.facility),
  },
  {
    key: 'discrimination',
    header: 'Discrimination',
    sortable: true,
    align: 'end',
    extra: true,
    cell: ({ statistics }) => statistics?.discrimination?.toFixed(2),
  },
  {
    key: 'median_seconds',
    header: 'Median time',
    sortable: true,
    align: 'end',
    extra: true,
    cell: ({ statistics }) => secondsWords(statistics?.median_seconds),
  },
  {
    key: 'wrong_answer',
    header: 'Commonest wrong answer',
    extra: true,
    cell: ({ statistics }) => statistics?.wrong_answer && wrongAnswerWords(statistics.wrong_answer),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ visible, in_review, verified, topic_changed, tex_faults, warnings }) => (
      <span css={badges}>
        {tex_faults > 0 && <Badge tone="danger">{tex_faults === 1 ? '1 broken formula' : `${tex_faults} broken formulae`}</Badge>}
        {!visible && <Badge tone="warning">{in_review ? 'In review' : 'Hidden'}</Badge>}
        {verified ? <Badge tone="success">Verified</Badge> : <Badge>Not verified</Badge>}
        {topic_changed && <Badge tone="accent">Topic changed</Badge>}
        {warnings
          .filter((warning) => IN_THE_TABLE.includes(warning))
          .map((warning) => (
            <Badge key={warning} tone="warning">
              {WARNING_LABELS[warning]}
            </Badge>
          ))}
      </span>
    ),
  },
  {
    key: 'updated_at',
    header: 'Last edited',
    wide: true,
    sortable: true,
    align: 'end',
    cell: ({ updated_at }) => <span css={noWrap}>{dayOf(updated_at)}</span>,
  },
];
