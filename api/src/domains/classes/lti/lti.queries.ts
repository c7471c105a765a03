import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows, validateRow, validateRows } from '../../../db/row-validation.ts';

/** A link as deep linking describes it. https://www.imsglobal.org/spec/lti-dl/v2p0 */
export interface ContentItem {
  type: 'ltiResourceLink';
  title: string;
  url: string;
  lineItem?: { label: string; scoreMaximum: number; resourceId: string };
  submission?: { endDateTime: string };
}

const platformRow = z.object({
  id: z.int(),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  deployment_ids: z.array(z.string()),
  auth_url: z.string(),
  jwks_url: z.string(),
  token_url: z.string().nullable(),
  created_at: z.date(),
});
export type PlatformRow = z.infer<typeof platformRow>;
const COLUMNS = Object.keys(platformRow.shape);

export async function listPlatforms(db: Knex): Promise<PlatformRow[]> {
  return validateRows(platformRow, await db('lti_platforms').orderBy(['name', 'id']).select(COLUMNS));
}

/** Stores a platform; undefined where its issuer and client ID are registered already. */
export async function insertPlatform(db: Knex, platform: Omit<PlatformRow, 'id'>): Promise<PlatformRow | undefined> {
  const insert = db('lti_platforms').insert(platform).onConflict(['issuer', 'client_id']).ignore();
  return validateRows(platformRow, await insert.returning(COLUMNS))[0];
}

/** Deletes a platform with its launches; undefined if it does not exist. */
export async function deletePlatform(db: Knex, id: number): Promise<PlatformRow | undefined> {
  return validateRows(platformRow, await db('lti_platforms').where({ id }).delete().returning(COLUMNS))[0];
}

export async function findPlatform(db: Knex, id: number): Promise<PlatformRow | undefined> {
  return validateRow(platformRow, await db('lti_platforms').where({ id }).first(COLUMNS));
}

/** The one platform of an issuer and, where it is named, a client ID; undefined where there is none or more than one. */
export async function findRegistration(db: Knex, issuer: string, clientId?: string): Promise<PlatformRow | undefined> {
  const named = db('lti_platforms').where({ issuer, ...(clientId !== undefined && { client_id: clientId }) });
  const [first, second] = validateRows(platformRow, await named.limit(2).select(COLUMNS));
  return second ? undefined : first;
}

const loginRow = z.object({
  platform_id: z.int(),
  nonce: z.string(),
  target_link: z.string(),
  /** Of the secret of our page in a frame that waits for an answer. */
  frame_hash: z.instanceof(Buffer).nullable(),
  created_at: z.date(),
});
/** A log-in requested by a platform, until its launch arrives. */
export type LoginRow = z.infer<typeof loginRow>;

export async function insertLogin(db: Knex, login: LoginRow & { state_hash: Buffer }): Promise<void> {
  await db('lti_logins').insert(login);
}

export async function consumeLogin(db: Knex, stateHash: Buffer): Promise<LoginRow | undefined> {
  const taken = await db('lti_logins').where({ state_hash: stateHash }).delete().returning(Object.keys(loginRow.shape));
  return validateRows(loginRow, taken)[0];
}

const launchRow = z.object({
  platform_id: z.int(),
  deployment_id: z.string(),
  subject: z.string(),
  email: z.string(),
  context_id: z.string(),
  context_title: z.string(),
  role: z.enum(['teacher', 'learner']),
  target_path: z.string(),
  /** Where the platform names the members of the course, and keeps the grades of the link; null: it does not. */
  memberships_url: z.string().nullable(),
  line_item_url: z.string().nullable(),
  /** Where an answer to deep linking goes, with what the platform wants back; null: the launch opens a link. */
  return_url: z.string().nullable(),
  return_data: z.string().nullable(),
  frame_hash: z.instanceof(Buffer).nullable(),
  /** What was chosen for the platform's new link. */
  chosen: jsonColumn<ContentItem>().nullable(),
  created_at: z.date(),
});
/** A verified launch, for the browser that made it. */
export type LaunchRow = z.infer<typeof launchRow>;

/** Keeps a launch under the hash of the browser's token. */
export async function insertLaunch(db: Knex, launch: Omit<LaunchRow, 'chosen'> & { token_hash: Buffer }): Promise<void> {
  await db('lti_launches').insert(launch);
}

const LAUNCH_COLUMNS = Object.keys(launchRow.shape);

export async function findLaunch(db: Knex, tokenHash: Buffer): Promise<LaunchRow | undefined> {
  return validateRow(launchRow, await db('lti_launches').where({ token_hash: tokenHash }).first(LAUNCH_COLUMNS));
}

/** Stores what was chosen in the launch of a token; the last choice counts. */
export async function storeChosen(db: Knex, tokenHash: Buffer, chosen: ContentItem): Promise<void> {
  await db('lti_launches')
    .where({ token_hash: tokenHash })
    .update({ chosen: JSON.stringify(chosen) });
}

/** The latest answered launch that a page in a frame waits for. */
export async function findAnswered(db: Knex, frameHash: Buffer): Promise<LaunchRow | undefined> {
  const launches = db('lti_launches').where({ frame_hash: frameHash }).whereNotNull('chosen');
  return validateRow(launchRow, await launches.orderBy('created_at', 'desc').first(LAUNCH_COLUMNS));
}

/** Deletes log-ins and launches from before a moment. Returns the count. */
export async function deleteLaunchesBefore(db: Knex, moment: Date): Promise<number> {
  const logins = await db('lti_logins').where('created_at', '<', moment).delete();
  return logins + (await db('lti_launches').where('created_at', '<', moment).delete());
}

type Course = Pick<LaunchRow, 'platform_id' | 'deployment_id' | 'context_id'>;
const courseOf = ({ platform_id, deployment_id, context_id }: Course) => ({ platform_id, deployment_id, context_id });

export async function findCourseClass(db: Knex, launch: Course): Promise<number | undefined> {
  const row = await db('lti_courses').where(courseOf(launch)).first('class_id');
  return validateRow(z.object({ class_id: z.int() }), row)?.class_id;
}

/** Connects a class with a launch's course, unless one is connected. */
export async function insertCourse(db: Knex, launch: Course, classId: number, now: Date): Promise<void> {
  await db('lti_courses')
    .insert({ ...courseOf(launch), class_id: classId, created_at: now })
    .onConflict(['platform_id', 'deployment_id', 'context_id'])
    .ignore();
}

/** Notes what the platform says of a launch's course now. */
export async function updateCourse(db: Knex, launch: Omit<LaunchRow, 'chosen'>): Promise<void> {
  const { context_title: title, memberships_url } = launch;
  await db('lti_courses')
    .where(courseOf(launch))
    .whereRaw('(title, memberships_url) IS DISTINCT FROM (CAST(? AS text), CAST(? AS text))', [title, memberships_url])
    .update({ title, memberships_url });
}

const courseRow = z.object({
  id: z.int(),
  title: z.string(),
  memberships_url: z.string().nullable(),
  platform: z.string(),
  client_id: z.string(),
  token_url: z.string().nullable(),
});

export const listCourses = (db: Knex, classId: number): Promise<z.infer<typeof courseRow>[]> =>
  queryRows(
    db,
    courseRow,
    `SELECT c.id, c.title, c.memberships_url, p.name AS platform, p.client_id, p.token_url
       FROM lti_courses c JOIN lti_platforms p ON p.id = c.platform_id
      WHERE c.class_id = ? ORDER BY p.name, c.title, c.id`,
    [classId],
  );
