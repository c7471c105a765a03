import type { Knex } from 'knex';
import { z } from 'zod';
import { validateRow, validateRows } from '../../../db/row-validation.ts';

const platformRow = z.object({
  id: z.int(),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  deployment_ids: z.array(z.string()),
  auth_url: z.string(),
  jwks_url: z.string(),
  created_at: z.date(),
});
/** A registered learning platform. */
export type PlatformRow = z.infer<typeof platformRow>;
const COLUMNS = Object.keys(platformRow.shape);

/** All platforms by name. */
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

/** The platform of an id. */
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
  created_at: z.date(),
});
/** A log-in requested by a platform, until its launch arrives. */
export type LoginRow = z.infer<typeof loginRow>;

/** Stores a log-in under the hash of its state. */
export async function insertLogin(db: Knex, login: LoginRow & { state_hash: Buffer }): Promise<void> {
  await db('lti_logins').insert(login);
}

/** Consumes the log-in of a state. */
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
  created_at: z.date(),
});
/** A verified launch, for the browser that made it. */
export type LaunchRow = z.infer<typeof launchRow>;

/** Stores a launch under the hash of the browser's token. */
export async function insertLaunch(db: Knex, launch: LaunchRow & { token_hash: Buffer }): Promise<void> {
  await db('lti_launches').insert(launch);
}

/** The launch of a token. */
export async function findLaunch(db: Knex, tokenHash: Buffer): Promise<LaunchRow | undefined> {
  const launch = db('lti_launches').where({ token_hash: tokenHash });
  return validateRow(launchRow, await launch.first(Object.keys(launchRow.shape)));
}

/** Deletes log-ins and launches from before a moment. Returns the count. */
export async function deleteLaunchesBefore(db: Knex, moment: Date): Promise<number> {
  const logins = await db('lti_logins').where('created_at', '<', moment).delete();
  return logins + (await db('lti_launches').where('created_at', '<', moment).delete());
}

type Course = Pick<LaunchRow, 'platform_id' | 'deployment_id' | 'context_id'>;
const courseOf = ({ platform_id, deployment_id, context_id }: Course) => ({ platform_id, deployment_id, context_id });

/** The class that belongs to a launch's course. */
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
