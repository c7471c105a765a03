/** What a process of `textProcesses` does for `typesetInProcess`. */
import { type TypesetResult, type TypesetTask, typesetTask } from '../typeset-task.ts';
import { MOST_HTML, TOO_MUCH_HTML } from './html-limit.ts';

/** Sets texts one after the other. Throws a `RangeError` where they come to more HTML than may be. */
export function typesetAll(tasks: TypesetTask[]): TypesetResult[] {
  const made = tasks.map(typesetTask);
  const length = made.reduce((sum, { html }) => sum + html.length, 0);
  if (length > MOST_HTML) throw new RangeError(TOO_MUCH_HTML);
  return made;
}
