/** Several processes of each for one run of a check, on free ports, with a database and sample data that go with it. */
import { freePort, freePorts } from '../../scripts/processes/port.ts';
import { type ReplicaCounts, startReplicas } from '../../scripts/replicas/replicas.ts';
import { prepareDatabase } from '../../scripts/system/contents.ts';
import { buildAll } from '../../scripts/system/system.ts';
import { type ThrowAway, throwAwayOptions } from '../../scripts/system/throw-away.ts';

type Asked = Pick<ThrowAway, 'signal' | 'undo'> & { counts: ReplicaCounts };

/** A site that `restart` replaces process by process. */
type ThrowAwayReplicas = { url: string; databaseUrl: string; restart(): Promise<void> };

/** Starts the whole system as `npm run cluster` does; `undo` ends it and takes everything away. */
export async function startThrowAwayReplicas({ counts, signal, undo }: Asked): Promise<ThrowAwayReplicas> {
  const [port, apiPort] = [await freePort(), await freePorts(counts.api + counts.worker)];
  const options = await throwAwayOptions({ port, apiPort, signal, undo });
  await buildAll(options);
  const database = await prepareDatabase(options);
  const { restart } = await startReplicas(options, database, counts);
  return { url: `http://127.0.0.1:${port}`, databaseUrl: database.url, restart };
}
