import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Calls of the API, each with the fields that its body may have. */
export type CallFields = Readonly<Record<string, readonly string[]>>;

/** Every call of this contract. The API serves them; a build made with this contract needs those of them that it makes. */
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

/** Names of an object's fields; those of all shapes of a union. */
function fieldsOf(schema: z.ZodType): string[] {
  const collect = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: ObjectSchema): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(collect),
  ];
  const found = collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema);
  return [...new Set(found)].toSorted();
}
