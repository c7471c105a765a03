import { type ApiRouter, type Call, route } from '../../../http/route.ts';
import { requireSubject } from '../subjects-and-topics/index.ts';
import { countCorrections, type ListedRow, pageOfCorrections } from './corrections.queries.ts';

const presentCorrection = ({ id, made_at, summary, summary_html, question_id, visible, subject, path }: ListedRow) => ({
  ...{ id, at: made_at.toISOString(), summary, summary_html, subject },
  Question: { id: question_id, subject, topic_path: path, visible },
});

/** Corrections, latest first; 404 for an unknown course. */
async function getCorrections({ db, caller, query: { subject: slug, page = 1 } }: Call<'GET /api/corrections'>) {
  const found = slug === undefined ? null : await requireSubject(db, slug, caller);
  const subjects = await countCorrections(db);
  const counted = found ? subjects.filter(({ id }) => id === found.id) : subjects;
  return {
    corrections: (await pageOfCorrections(db, found?.id ?? null, page)).map(presentCorrection),
    subject: found && { id: found.id, subject_name: found.subject_name, slug: found.slug },
    subjects,
    page,
    totalCount: counted.reduce((sum, { corrections }) => sum + corrections, 0),
  };
}

/** The calls of this domain; staff make corrections when they close a report. */
export function correctionRoutes(router: ApiRouter): void {
  route(router, 'GET /api/corrections', {}, getCorrections);
}
