import { unavailable } from '../errors.ts';
import { fileTask, textProcesses } from '../file-processes/index.ts';
import type { sentencesOf } from './sentences.ts';

const SPEAKING = fileTask<typeof sentencesOf>(new URL('./sentences.ts', import.meta.url), 'sentencesOf', { mostMs: 10_000 });

/** Sentences of typeset HTML, computed in a separate process; 503 if that takes too long or too many wait. */
export async function speakInProcess(html: string): Promise<string[]> {
  try {
    return await textProcesses.run(SPEAKING, [html], 'speech');
  } catch (error) {
    throw unavailable(error);
  }
}
