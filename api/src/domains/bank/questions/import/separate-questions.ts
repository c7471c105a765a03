import { createHash } from 'node:crypto';
import type { QuestionRecord } from '@api/contract';
import type { PlacedRecord } from './read-records.ts';

/** Ids that other systems have given. */
const FOREIGN = /^(?:moodle|gift|qti):/;
/** Two questions that share fewer of their words are not the same question. */
const ALIKE = 0.5;

/** A question as it is compared. */
interface Compared {
  text: string;
  options: readonly { text: string }[];
}

const wordsOf = ({ text, options }: Compared): Set<string> =>
  new Set(
    [text, ...options.map((option) => option.text)]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** Whether two texts can be versions of one question. */
function areAlike(one: Compared, other: Compared): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= ALIKE * (a.size + b.size - shared);
}

/**
 * The id of a question of another system where the bank has a question with its id that reads quite differently: other systems number as they
 * please, and none of ours may be replaced by accident. The same at each reading of the file; null where the id may stay.
 */
export function separateId({ record }: PlacedRecord<QuestionRecord>, stored: Compared | undefined): string | null {
  if (!stored || !FOREIGN.test(record.id) || areAlike(record, stored)) return null;
  const digest = createHash('sha256').update(JSON.stringify([record.text, record.options]));
  return `${record.id.slice(0, 100)}.${digest.digest('hex').slice(0, 12)}`;
}
