import { invalidInput } from '../../../../errors.ts';
import { fileProcesses, fileTask } from '../../../../file-processes/index.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { classArchived, requireClass } from '../class/access.ts';
import type { RosterFault, readRoster } from './read-roster.ts';

const READING = fileTask<typeof readRoster>(new URL('./read-roster.ts', import.meta.url), 'readRoster', { maxMs: 20_000 });
const ROSTERS: RateLimit = { name: 'class-rosters', tries: 60, windowMs: 3_600_000 };

type RosterCall = Call<'POST /api/classes/:id/roster'>;

export const limitRosters = ({ db, caller, now }: Pick<RosterCall, 'db' | 'caller' | 'now'>) =>
  countTry(db, ROSTERS, caller.userId, now);

const faultMessage = ({ file, line, message }: RosterFault) => `${file}${line > 0 ? `, line ${line}` : ''}: ${message}`;

/**
 * The classes of a roster, for the class's teachers. 422 with the file and line of each fault.
 */
export async function getRoster({ db, caller, params, files }: RosterCall) {
  const row = await requireClass(db, caller, params.id, 'manage_members');
  if (row.archived_at) throw classArchived();
  const [file] = files;
  if (!file) throw invalidInput([{ path: 'roster', message: 'Choose a ZIP archive' }]);
  const { classes, faults } = await fileProcesses.run(READING, [file.bytes], caller.userId);
  if (faults.length > 0) throw invalidInput(faults.map((fault) => ({ path: 'roster', message: faultMessage(fault) })));
  return { classes };
}
