import { TYPESET_VERSION, typesetText } from '@api/typesetting';
import type { Knex } from 'knex';
import { listStaleSyllabus, storeSyllabusHtml } from './subjects.queries.ts';

/** Typesets every syllabus page that the present renderer has not set. Returns the count. */
export async function retypesetSyllabus(db: Knex): Promise<number> {
  const stale = await listStaleSyllabus(db, TYPESET_VERSION);
  for (const { id, syllabus } of stale) await storeSyllabusHtml(db, id, typesetText(syllabus), TYPESET_VERSION);
  return stale.length;
}
