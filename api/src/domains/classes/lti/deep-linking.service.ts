import { addressOf } from '@api/contract/addresses';
import type { LtiTool } from '../../../adapters/lti/index.ts';
import { ApiError, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { findAssignment, presentAssignment, requireClass } from '../classes/index.ts';
import { hashOf, newSecret } from './browser-cookies.ts';
import { answerPage, type BrowserPage, framePage } from './browser-pages.ts';
import {
  type ContentItem,
  findAnswered,
  findCourseClass,
  findPlatform,
  type LaunchRow,
  type PlatformRow,
  storeChosen,
} from './lti.queries.ts';
import { isConnected, requireLaunch } from './open-launch.service.ts';
import { LAUNCH_MS, LTI } from './receive-launch.service.ts';

/** https://www.imsglobal.org/spec/lti-dl/v2p0 */
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
/** A line of a gradebook needs a maximum; where learners draw questions of their own, theirs differ. */
const PER_CENT = 100;

type PageCall = { setHeader(name: string, value: string): void };

function sendPage({ setHeader }: PageCall, { html, policy }: BrowserPage): string {
  setHeader('content-security-policy', policy);
  setHeader('cache-control', 'no-store');
  return html;
}

export const getFrame = (call: Call<'GET /api/lti/frame'>): string =>
  sendPage(call, framePage(call.query as Record<string, string>, newSecret()));

/** What a link opens: an assignment, or the class. */
async function describe(
  { db, caller, body, config, now }: Call<'POST /api/lti/launches/choose'>,
  classId: number,
): Promise<ContentItem> {
  const row = await requireClass(db, caller, classId, 'teach');
  const type = 'ltiResourceLink';
  if (body.assignment_id === null) return { type, title: row.name, url: config.PUBLIC_URL + addressOf('class', { classId }) };
  const stored = await findAssignment(db, body.assignment_id);
  if (stored?.class_id !== classId) throw notFound('There is no such assignment in this class');
  const { id, title, due_at, content, total_marks } = presentAssignment(stored, now);
  return {
    type,
    title,
    url: config.PUBLIC_URL + addressOf('assignment', { classId, assignmentId: id }),
    ...(content.kind !== 'reading' && {
      lineItem: { label: title, scoreMaximum: total_marks ?? PER_CENT, resourceId: `assignment-${id}` },
    }),
    ...(due_at !== null && { submission: { endDateTime: due_at } }),
  };
}

/** Stores what a platform's new link is to open. Choosing again replaces it. */
export async function choose(call: Call<'POST /api/lti/launches/choose'>): Promise<{ address: string | null }> {
  const { db, caller } = call;
  const { launch, identity, tokenHash } = await requireLaunch(call);
  if (launch.return_url === null) throw new ApiError(409, 'nothing_to_choose', 'Your course did not ask for a link');
  const classId = (await isConnected(db, identity, caller.userId)) ? await findCourseClass(db, launch) : undefined;
  if (classId === undefined) throw new ApiError(409, 'no_class_yet', 'Connect one of your classes to this course first');
  await storeChosen(db, tokenHash, await describe(call, classId));
  return { address: launch.frame_hash === null ? '/api/lti/launches/answer' : null };
}

/** The signed answer to deep linking, and where it goes; null while nothing is chosen. */
async function sign(
  lti: LtiTool,
  launch: LaunchRow,
  { issuer, client_id: clientId }: PlatformRow,
  now: Date,
): Promise<{ return_url: string; jwt: string } | null> {
  if (launch.return_url === null || launch.chosen === null) return null;
  const claims = {
    nonce: newSecret(),
    [`${LTI}message_type`]: 'LtiDeepLinkingResponse',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: launch.deployment_id,
    [`${DEEP_LINKING}content_items`]: [launch.chosen],
    ...(launch.return_data !== null && { [`${DEEP_LINKING}data`]: launch.return_data }),
  };
  return { return_url: launch.return_url, jwt: await lti.sign(claims, { issuer, clientId }, now) };
}

/** Carries the answer of this browser's launch to the platform. */
export const carryAnswer =
  (lti: LtiTool) =>
  async (call: Call<'GET /api/lti/launches/answer'>): Promise<string> => {
    const { launch, platform } = await requireLaunch(call);
    const message = await sign(lti, launch, platform, call.now);
    if (!message) throw new ApiError(409, 'nothing_to_choose', 'Choose first what the link opens');
    return sendPage(call, answerPage(message));
  };

/** The answer that a page in a frame waits for. */
export const getAnswer =
  (lti: LtiTool) =>
  async ({ db, params, now }: Call<'GET /api/lti/answers/:token'>) => {
    const launch = await findAnswered(db, hashOf(params.token));
    if (!launch || now.getTime() - launch.created_at.getTime() >= LAUNCH_MS) return { message: null };
    const platform = await findPlatform(db, launch.platform_id);
    return { message: platform ? await sign(lti, launch, platform, now) : null };
  };
