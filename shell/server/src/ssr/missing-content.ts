import { callAddress } from '@shell/kit/call-address';
import type { ReadApi } from './api-answers.ts';

/** A page whose route names the call that says whether it shows anything. */
export interface PageOfSomething {
  /** The call: `/api/questions/:questionId`. */
  shows: string;
  /** What its path is filled in with. */
  params: Readonly<Record<string, string | undefined>>;
}

/** How long nearly all renderings take, in milliseconds. Slower ones also ask the API whether the content exists. */
const USUAL_MS = 100;
/** Statuses that mean that nothing exists: it is missing, or its name is impossible. */
const ABSENT = [404, 422];

/**
 * Asks the API whether a page's content exists, when rendering was too slow to find out.
 * @throws Error when the API does not say it.
 */
export async function isAbsent(read: ReadApi, { shows, params }: PageOfSomething): Promise<boolean> {
  const address = callAddress(shows, { params: params as Record<string, string> });
  const { status, body } = await read({ name: `GET ${shows}`, request: null, address });
  return ABSENT.includes(status) || isEmptyList(JSON.parse(body));
}

/** Whether the page's content does not exist. Checked in parallel with a slow rendering; a finished one reports it. */
export async function absenceBeside(rendering: Promise<unknown>, read: ReadApi, something: PageOfSomething): Promise<boolean> {
  const done = rendering.then(
    () => true,
    () => false,
  );
  const inTime = await Promise.race([done, new Promise<false>((resolve) => setTimeout(resolve, USUAL_MS, false))]);
  return !inTime && isAbsent(read, something).catch(() => false);
}

/** A lookup by slug returns a list (Payload's REST shape). */
const isEmptyList = (said: { docs?: readonly unknown[] } | null) => Array.isArray(said?.docs) && said.docs.length === 0;
