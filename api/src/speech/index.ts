import { unavailable } from '../errors.ts';
import { fileTask, textProcesses } from '../file-processes/index.ts';
import type { sentencesOf } from './sentences.ts';

const SPEAKING = fileTask<typeof sentencesOf>(new URL('./sentences.ts', import.meta.url), 'sentencesOf', { maxMs: 10_000 });

/** In a worker process; 503 if slow or busy. */
export async function speakInProcess(html: string): Promise<string[]> {
  try {
    return await textProcesses.run(SPEAKING, [html], 'speech');
  } catch (error) {
    throw unavailable(error);
  }
}
