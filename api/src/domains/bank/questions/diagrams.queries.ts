import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRows } from '../../../db/checked-rows.ts';

/** A drawing that the texts of a question name. */
export const diagramRow = z.object({ name: z.string(), svg: z.string(), alt: z.string() });

/** The drawings that a question's texts may name. */
export async function listDiagrams(db: Knex, id: number): Promise<z.infer<typeof diagramRow>[]> {
  const rows = await db('question_diagrams').where('question_id', id).orderBy('name').select(Object.keys(diagramRow.shape));
  return checkedRows(diagramRow, rows);
}
