import { FileWorkError, fileProcesses, fileTask, type Owner } from '../../../../file-processes/index.ts';
import type { Inspection, inspectSheet } from './inspect-sheet.ts';

/** The sheet of a learner takes some tenths of a second; the most demanding that is taken, 5 s. */
const INSPECTION = fileTask<typeof inspectSheet>(new URL('./inspect-sheet.ts', import.meta.url), 'inspectSheet', {
  mostMs: 20_000,
});

/** Whether a file is a PDF that can be graded. Throws a `FileWorkError` if inspection fails. */
export async function inspect(bytes: Uint8Array, owner: Owner): Promise<Inspection> {
  try {
    return await fileProcesses.run(INSPECTION, [bytes], owner);
  } catch (error) {
    if (error instanceof FileWorkError && error.fault === 'memory') return { fault: 'pdf_too_complex' };
    throw error;
  }
}
