import { connectDatabase } from '../../../api/src/db/connect.ts';

/** Moves the start of a running test back on the server. */
export async function beginEarlier(slug: string, minutes: number): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('Name the database of the system at BASE_URL in DATABASE_URL');
  const database = connectDatabase(DATABASE_URL, { poolSize: 1 });
  try {
    const earlier = (column: string) => database.raw('?? - make_interval(secs => ?)', [column, minutes * 60]);
    await database('tests')
      .where({ slug })
      .update({ started_at: earlier('started_at'), deadline: earlier('deadline') });
  } finally {
    await database.destroy();
  }
}
