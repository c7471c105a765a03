import { randomBytes } from 'node:crypto';

/** Ids as Razorpay makes them: a prefix and 14 characters. */
export const newId = (prefix: string) =>
  `${prefix}_${[...randomBytes(14)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'[byte % 57]).join('')}`;

/** An event for the shop, and the payload that Razorpay would send with it. */
export interface SandboxEvent {
  event: string;
  payload: Record<string, { entity: object }>;
}

/** What a checkout hands to the page after a payment that went through. */
export type CallbackFields = Record<string, string>;

/** Entities as an event's payload carries them: copies, as they are by then. */
export const wrap = (entities: Record<string, object | undefined>): SandboxEvent['payload'] =>
  Object.fromEntries(Object.entries(entities).flatMap(([name, entity]) => (entity ? [[name, { entity: { ...entity } }]] : [])));
