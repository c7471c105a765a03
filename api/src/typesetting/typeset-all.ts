/** The task of a `textProcesses` process for `typesetInProcess`. */
import { type TypesetResult, type TypesetTask, typesetTask } from '@api/typesetting';
import { MOST_HTML, TOO_MUCH_HTML } from './html-limit.ts';

/** Sets texts one after the other. Throws a `RangeError` if they produce more HTML than the limit. */
export function typesetAll(tasks: TypesetTask[]): TypesetResult[] {
  const made = tasks.map(typesetTask);
  const length = made.reduce((sum, { html }) => sum + html.length, 0);
  if (length > MOST_HTML) throw new RangeError(TOO_MUCH_HTML);
  return made;
}
