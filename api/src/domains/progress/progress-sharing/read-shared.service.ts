import type { EvidencePage, TopicDetail } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { readEvidence, readProgress, readTopicProgress } from '../evidence/index.ts';
import { findWorkingLink, type LinkRow, noteLinkUse } from './links.queries.ts';
import { hashOf } from './links.service.ts';

/** The link of a token; 404 for one that never was, has ended or was taken back, all alike. */
async function requireLink(db: Knex, token: string, now: Date): Promise<LinkRow> {
  const link = await findWorkingLink(db, hashOf(token), now);
  if (!link)
    throw new ApiError(404, 'link_invalid', 'This link does not work any more. Ask the person who gave it to you for a new one');
  await noteLinkUse(db, link.id, now);
  return link;
}

export async function readShared({ db, body, now }: Call<'POST /api/shared-progress'>) {
  const { user_id, shown_name, ends_at } = await requireLink(db, body.token, now);
  return { ...(await readProgress(db, user_id, now)), shown_name, ends_at: ends_at?.toISOString() ?? null };
}

export async function readSharedTopic({
  db,
  params,
  body,
  now,
}: Call<'POST /api/shared-progress/topics/:topicId'>): Promise<TopicDetail> {
  const { user_id } = await requireLink(db, body.token, now);
  return readTopicProgress(db, user_id, params.topicId, now);
}

/** Without the addresses of tests: their pages are their owner's alone. */
export async function readSharedEvidence({ db, body, now }: Call<'POST /api/shared-progress/evidence'>): Promise<EvidencePage> {
  const { user_id } = await requireLink(db, body.token, now);
  const page = await readEvidence(db, user_id, body.filter);
  return { ...page, evidence: page.evidence.map((piece) => ({ ...piece, test_slug: null })) };
}
