import { callAddress } from '@shell/kit/call-address';
import type { ReadApi } from './api-answers.ts';

/** A page whose route names the call that says whether it exists. */
export interface PageOfSomething {
  /** `/api/questions/:questionId`. */
  shows: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Slower renderings, in ms, also ask the API whether the content exists. */
const USUAL_MS = 100;
/** Missing, or the name is impossible. */
const ABSENT = [404, 422];

/** Asks the API whether a page's content is missing. @throws Error without a clear response. */
export async function isAbsent(read: ReadApi, { shows, params }: PageOfSomething): Promise<boolean> {
  const address = callAddress(shows, { params: params as Record<string, string> });
  const { status, body } = await read({ name: `GET ${shows}`, request: null, address });
  return ABSENT.includes(status) || isEmptyList(JSON.parse(body));
}

/** Checks for missing content beside a slow rendering; a finished one knows. */
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
