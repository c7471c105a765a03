import { unavailable } from '../errors.ts';
import { fileTask, textProcesses } from '../file-processes/index.ts';
import type { sentencesOf } from './sentences.ts';

const SPEAKING = fileTask<typeof sentencesOf>(new URL('./sentences.ts', import.meta.url), 'sentencesOf', { mostMs: 10_000 });

/** Sentences of typeset HTML, worked out in a process of its own; 503 where that takes too long or too many wait. */
export async function speakInProcess(html: string): Promise<string[]> {
  try {
    return await textProcesses.run(SPEAKING, [html], 'speech');
  } catch (error) {
    throw unavailable(error);
  }
}
