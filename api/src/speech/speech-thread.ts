/** A thread of `speakInThread`. */
import { sentencesOf } from './sentences.ts';

export default function speak(html: string): Promise<string[]> {
  return sentencesOf(html);
}
