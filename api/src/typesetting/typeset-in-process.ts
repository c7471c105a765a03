import { escapeHtml, type TypesetResult, type TypesetTask } from '@api/typesetting';
import { ApiError, unavailable } from '../errors.ts';
import { FileWorkError, fileTask, textProcesses } from '../file-processes/index.ts';
import { TOO_MUCH_HTML } from './html-limit.ts';
import type { typesetAll } from './typeset-all.ts';

/** The longest takes 0.1 s. */
const MAX_MS = 10_000;
const MODULE = new URL('./typeset-all.ts', import.meta.url);

/** 422: typesetting took too long or too much memory, or produced too much HTML. */
export const typesettingTooLong = () =>
  new ApiError(422, 'invalid_input', 'This text is too complicated to be set. Please write it more simply');

/** 422 beyond time or memory; 503 if the queue is full or the process died. */
export async function typesetInProcess(tasks: TypesetTask[], { maxMs = MAX_MS } = {}): Promise<TypesetResult[]> {
  const setting = fileTask<typeof typesetAll>(MODULE, 'typesetAll', { maxMs });
  try {
    return await textProcesses.run(setting, [tasks], 'typesetting');
  } catch (error) {
    if ((error as Error).message === TOO_MUCH_HTML) throw typesettingTooLong();
    if (!(error instanceof FileWorkError)) throw error;
    throw error.fault === 'time' || error.fault === 'memory' ? typesettingTooLong() : unavailable(error);
  }
}

const plain = (source: string): TypesetResult => ({
  html: `<p>${escapeHtml(source).replaceAll('\n', '<br>')}</p>`,
  faults: [],
});

/** Sets messages in a child process. If they cannot be set, they become plain words as typed: no message is lost. */
export async function typesetMessagesInProcess(sources: readonly string[]): Promise<TypesetResult[]> {
  try {
    return await typesetInProcess(sources.map((source) => ({ kind: 'message', source })));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sources.map(plain);
  }
}

export async function typesetMessageInProcess(source: string): Promise<TypesetResult> {
  const [result] = await typesetMessagesInProcess([source]);
  return result ?? plain(source);
}
