import type { QuestionRow, QuestionTableFilter } from '@api/contract';
import { typesetLine } from '@api/typesetting';
import type { Knex } from 'knex';
import type { CsvColumn } from '../../../../csv/csv.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { exportList } from '../../../operations/staff-log/index.ts';
import { resolveFilter } from '../browse/listing.ts';
import { findTopicsAndAbove } from '../editing/content/editable.queries.ts';
import { pathTo, presentTopic } from '../editing/content/editable-question.ts';
import { findSubjects } from '../load/questions.queries.ts';
import {
  countListed,
  type ExportedRow,
  exportedQuestions,
  type StaffListing,
  type TableRow,
  tablePage,
} from './table.queries.ts';

const DEFAULT_PAGE_SIZE = 25;
const NUMBER = /^#(\d{1,9})$/;

/** What staff narrow the bank by, with slugs resolved; 404 or 422 where it is not sound. */
export async function resolveTableFilter(db: Knex, caller: Caller, filter: QuestionTableFilter): Promise<StaffListing> {
  const { visible, in_review: inReview, warning, sortBy, sortOrder, q, ...bank } = filter;
  const [, number] = NUMBER.exec(q ?? '') ?? [];
  const words = number === undefined && q !== undefined ? { q } : {};
  return {
    listing: await resolveFilter(db, caller, { ...bank, ...words }),
    id: number === undefined ? undefined : Number(number),
    ...{ visible, inReview, warning, sortBy },
    descending: sortOrder === 'desc',
  };
}

function statisticsOf({ tried, facility, discrimination, median_seconds, wrong_answer }: TableRow): QuestionRow['statistics'] {
  return tried === null ? null : { tried, facility, discrimination, median_seconds, wrong_answer };
}

async function presentRows(db: Knex, rows: readonly TableRow[]): Promise<QuestionRow[]> {
  const topics = await findTopicsAndAbove(db, [...new Set(rows.map(({ topic_id }) => topic_id))]);
  const subjects = await findSubjects(db, [...new Set([...topics.values()].map(({ subject_id }) => subject_id))]);
  return rows.flatMap((row) => {
    const topic = topics.get(row.topic_id);
    const subject = topic && subjects.get(topic.subject_id);
    if (!topic || !subject) return [];
    const { id, version, further_topics, questions_html, question_number, difficulty, level, marks, month, year, paper } = row;
    const { timezone, visible, in_review, verified, topic_changed, tex_faults, priority, warnings } = row;
    return [
      {
        ...{
          id,
          version,
          subject,
          topic: presentTopic(topic),
          further_topics,
          questions_html,
          question_number,
          difficulty,
          level,
        },
        ...{ marks, month, year, paper, timezone, visible, in_review, verified, topic_changed, tex_faults, priority, warnings },
        topic_slugs: pathTo(topics, topic.id).map(({ slug }) => slug),
        specialInfo_html: row.special_info && typesetLine(row.special_info),
        calculatorAllowed: row.calculator_allowed,
        updated_at: row.updated_at.toISOString(),
        statistics: statisticsOf(row),
      },
    ];
  });
}

/** A page of the table of questions. A page beyond the last is empty, with the true count. */
export async function listQuestionTable({ db, caller, query }: Call<'GET /api/admin/questions'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
  const listing = await resolveTableFilter(db, caller, filter);
  const [totalCount, rows] = await Promise.all([
    countListed(db, listing),
    tablePage(db, listing, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return { questions: await presentRows(db, rows), page, pageSize, totalCount };
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1_000) / 1_000);
const EXPORTED: readonly CsvColumn<ExportedRow>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Subject', value: ({ subject_name }) => subject_name },
  { header: 'Topic', value: ({ topic_number, topic_name }) => `${topic_number} ${topic_name}` },
  { header: 'No.', value: ({ question_number }) => question_number },
  { header: 'Question', value: ({ questions_text }) => questions_text },
  { header: 'Special information', value: ({ special_info }) => special_info },
  { header: 'Difficulty', value: ({ difficulty }) => difficulty },
  { header: 'Level', value: ({ level }) => level },
  { header: 'Marks', value: ({ marks }) => marks },
  { header: 'Calculator', value: ({ calculator_allowed }) => calculator_allowed },
  { header: 'Month', value: ({ month }) => month },
  { header: 'Year', value: ({ year }) => year },
  { header: 'Paper', value: ({ paper }) => paper },
  { header: 'Time zone', value: ({ timezone }) => timezone },
  { header: 'Visible', value: ({ visible }) => visible },
  { header: 'In review', value: ({ in_review }) => in_review },
  { header: 'Verified', value: ({ verified }) => verified },
  { header: 'Topic changed', value: ({ topic_changed }) => topic_changed },
  { header: 'Broken formulae', value: ({ tex_faults }) => tex_faults },
  { header: 'Priority', value: ({ priority }) => priority },
  { header: 'Last edited', value: ({ updated_at }) => updated_at },
  { header: 'Attempts', value: ({ tried }) => tried ?? 0 },
  { header: 'Facility', value: ({ facility }) => rounded(facility) },
  { header: 'Discrimination', value: ({ discrimination }) => rounded(discrimination) },
  { header: 'Median seconds', value: ({ median_seconds }) => rounded(median_seconds) },
  { header: 'Commonest wrong answer', value: ({ wrong_answer }) => wrong_answer?.answer.join('; ') ?? null },
  { header: 'Warnings', value: ({ warnings }) => warnings.join(', ') },
];

export async function exportQuestionTable(call: Call<'GET /api/admin/questions/export'>) {
  const { db, caller, query: filter } = call;
  const query = exportedQuestions(await resolveTableFilter(db, caller, filter));
  return exportList<ExportedRow>(call, { list: 'questions', filter, query, columns: EXPORTED });
}
