import { z } from 'zod';

/** Calls of the API, with the fields of their bodies. */
export const CallFields = z.record(z.string(), z.array(z.string()));
export type CallFields = z.infer<typeof CallFields>;

const Served = z.object({ calls: CallFields });

/** What a running API serves; undefined if too old to say. @param answer Of `GET /calls`. @throws Error if malformed. */
export async function readServedCalls(answer: Response): Promise<CallFields | undefined> {
  if (answer.status === 404) {
    await answer.body?.cancel();
    return undefined;
  }
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return Served.parse(await answer.json()).calls;
}

/** What a build needs and the API does not serve, as sentences. */
export function missingNeeds(needed: CallFields, served: CallFields): string[] {
  return Object.entries(needed).flatMap(([name, fields]) => {
    const known = served[name];
    if (!known) return [`The running API does not serve ${name}: update the API first.`];
    const missing = fields.filter((field) => !known.includes(field));
    return missing.length > 0 ? [`${name} of the running API takes no ${missing.join(', ')}: update the API first.`] : [];
  });
}
