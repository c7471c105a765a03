import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Calls of the API with the fields that their bodies may have. */
export type CallFields = Readonly<Record<string, readonly string[]>>;

/** Every call of this contract. A build records those that it needs; the API must serve them. */
export function callFields(): CallFields {
  const all = Object.entries(endpoints as Readonly<Record<string, Endpoint>>);
  return Object.fromEntries(all.map(([name, { body }]) => [name, body ? fieldsOf(body) : []]));
}

interface ObjectSchema {
  properties?: Record<string, unknown>;
  anyOf?: ObjectSchema[];
  oneOf?: ObjectSchema[];
  allOf?: ObjectSchema[];
}

/** An object's fields; those of all shapes of a union. */
function fieldsOf(schema: z.ZodType): string[] {
  const collect = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: ObjectSchema): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(collect),
  ];
  const found = collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema);
  return [...new Set(found)].toSorted();
}
