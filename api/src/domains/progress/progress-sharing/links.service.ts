import { createHash, randomBytes } from 'node:crypto';
import { type EvidencePage, MOST_PROGRESS_LINKS, type ProgressLink, type TopicDetail } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { readEvidence, readProgress, readTopicProgress } from '../evidence/index.ts';
import {
  countWorkingLinks,
  deleteLink,
  findWorkingLink,
  insertLink,
  type LinkRow,
  listLinks,
  noteLinkUse,
} from './links.queries.ts';

const DAY_MS = 86_400_000;
/** How long an ended link is still listed, so that its owner sees why it no longer works. */
const LISTED_AFTER_END_MS = 30 * DAY_MS;

/** The stored hash of a token. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const present = ({ id, purpose, shown_name, created_at, ends_at, last_used_at }: LinkRow): ProgressLink => ({
  id,
  purpose,
  shown_name,
  created_at: created_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  last_used_at: last_used_at?.toISOString() ?? null,
});

export async function getLinks({ db, caller, now }: Call<'GET /api/progress/links'>) {
  const links = await listLinks(db, caller.userId, new Date(now.getTime() - LISTED_AFTER_END_MS));
  return { links: links.map(present) };
}

/** Makes a link with 256 random bits; its token is answered once and never again. */
export async function makeLink({ db, caller, body: { purpose, shown_name = '', days }, now }: Call<'POST /api/progress/links'>) {
  if ((await countWorkingLinks(db, caller.userId, now)) >= MOST_PROGRESS_LINKS) {
    const words = `You have ${MOST_PROGRESS_LINKS} links already. Revoke one to make another`;
    throw new ApiError(409, 'too_many_links', words);
  }
  const token = randomBytes(32).toString('base64url');
  const link = await insertLink(db, {
    user_id: caller.userId,
    token_hash: hashOf(token),
    purpose,
    shown_name,
    created_at: now,
    ends_at: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
  });
  return { link: present(link), token };
}

/** Takes a link back; 404 where the caller has never had it, and where it is taken back already. */
export async function takeLinkBack({ db, caller, params }: Call<'DELETE /api/progress/links/:id'>): Promise<void> {
  if (!(await deleteLink(db, caller.userId, params.id))) throw notFound('There is no such link');
}

/** The link of a token; 404 for one that never was, has ended or was taken back, all alike. */
export async function requireLink(db: Knex, token: string, now: Date): Promise<LinkRow> {
  const link = await findWorkingLink(db, hashOf(token), now);
  if (!link)
    throw new ApiError(404, 'link_invalid', 'This link no longer works. Ask the person who gave it to you for a new one');
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
