/** A part of a list: its start, counted from 0, and its length. */
export interface Slice {
  limit: number;
  offset: number;
}

/** The rows of a part, and the length of the whole list. */
export interface Listed<Row> {
  rows: Row[];
  totalCount: number;
}

/** A part of several lists shown as one, such as open work and then closed work: each is read in its own order, by its own index. */
export async function listAsOne<Name, Row>(
  { limit, offset }: Slice,
  names: readonly Name[],
  read: (name: Name, slice: Slice) => Promise<Listed<Row>>,
): Promise<Listed<Row>> {
  const whole: Listed<Row> = { rows: [], totalCount: 0 };
  for (const name of names) {
    const rest = { limit: limit - whole.rows.length, offset: Math.max(0, offset - whole.totalCount) };
    const { rows, totalCount } = await read(name, rest);
    whole.rows.push(...rows);
    whole.totalCount += totalCount;
  }
  return whole;
}
