/** A thread of `typesetApart`. */
import { type TypesetResult, type TypesetTask, typesetTask } from '../typeset-task.ts';

export default function typesetAll(tasks: TypesetTask[]): TypesetResult[] {
  return tasks.map(typesetTask);
}
