import { type CorrectionPreview, MOST_PREVIEWED } from '@api/contract';
import { typesetLine } from '@api/typesetting';
import type { Knex } from 'knex';
import { ApiError, invalidInput, notFound } from '../../../errors.ts';
import { noteStaffAction } from '../../operations/staff-log/index.ts';
import { pageOfTouched, rejudge } from '../../practice/practice/index.ts';
import { countRunningWith, findTouched, foreseeCorrection } from '../../tests/timed-tests/index.ts';
import { findAskedQuestion } from '../questions/index.ts';
import { findCorrectionTo, insertCorrection } from './corrections.queries.ts';
import { findBothKeys, listWrongVersions } from './key-versions.ts';

/** Judged without yielding to other requests. */
const AT_ONCE = 250;

type Keys = NonNullable<Awaited<ReturnType<typeof findBothKeys>>>;

interface Looked {
  questionId: number;
  keys: Keys;
  now: Date;
  /** Who would get something. */
  learners: Set<number>;
}

async function previewTests(db: Knex, { questionId, keys, now, learners }: Looked): Promise<CorrectionPreview['tests']> {
  const counts = { raised: 0, kept: 0, own: 0, teacher: 0, unchanged: 0 };
  const moves = new Map<number, number>();
  let [after, looked_at, more] = [0, 0, true];
  while (more && looked_at < MOST_PREVIEWED) {
    const rows = await findTouched(db, { questionId, until: now, after, limit: AT_ONCE });
    for (const row of rows) {
      const { outcome, gained } = foreseeCorrection(row, keys);
      counts[outcome] += 1;
      if (outcome !== 'raised') continue;
      learners.add(row.user_id);
      moves.set(gained, (moves.get(gained) ?? 0) + 1);
    }
    looked_at += rows.length;
    after = rows.at(-1)?.test_id ?? after;
    more = rows.length === AT_ONCE;
  }
  const { unchanged: _, ...told } = counts;
  return {
    ...{ looked_at, ...told, more },
    running: await countRunningWith(db, questionId),
    moves: [...moves].toSorted(([a], [b]) => a - b).map(([marks, tests]) => ({ marks, tests })),
  };
}

async function previewPractice(
  db: Knex,
  { questionId, keys, learners }: Looked,
  toVersion: number,
): Promise<CorrectionPreview['practice']> {
  let [after, looked_at, raised, more] = [0, 0, 0, true];
  while (more && looked_at < MOST_PREVIEWED) {
    const rows = await pageOfTouched(db, { questionId, beforeVersion: toVersion, after, limit: AT_ONCE });
    for (const row of rows) {
      if (rejudge(row, keys.after) === null) continue;
      raised += 1;
      learners.add(row.user_id);
    }
    looked_at += rows.length;
    after = rows.at(-1)?.id ?? after;
    more = rows.length === AT_ONCE;
  }
  return { looked_at, raised, more };
}

/**
 * Previews a correction of a question, from the version at a time to the present one; nothing is stored. `from` names
 * another earlier version; 422 for an unknown one.
 */
export async function previewCorrection(
  db: Knex,
  { questionId, since, from }: { questionId: number; since: Date; from: number | undefined },
  now: Date,
): Promise<CorrectionPreview> {
  const present = await findAskedQuestion(db, questionId);
  if (!present) throw notFound('There is no such question');
  const versions = await listWrongVersions(db, questionId, present.version);
  if (from !== undefined && !versions.some(({ version }) => version === from)) {
    throw invalidInput([{ path: 'query.from', message: 'There is no such version before the present one' }]);
  }
  const stood = versions.find(({ changed_at }) => changed_at <= since) ?? versions.at(-1);
  const from_version = from ?? stood?.version ?? present.version;
  const learners = new Set<number>();
  const versionsTold = versions.map(({ changed_at, ...version }) => ({ ...version, changed_at: changed_at.toISOString() }));
  const made = await findCorrectionTo(db, questionId, present.version);
  const keys = await findBothKeys(db, { question_id: questionId, from_version, to_version: present.version });
  if (!keys) throw notFound('There is no such question');
  const looked = { questionId, keys, now, learners };
  const tests = await previewTests(db, looked);
  const practice = await previewPractice(db, looked, present.version);
  return {
    versions: versionsTold,
    ...{ from_version, to_version: present.version },
    differs: (versions.find(({ version }) => version === from_version)?.fields.length ?? 0) > 0,
    made: made ? { summary: made.summary, at: made.made_at.toISOString() } : null,
    ...{ tests, practice, learners: learners.size },
  };
}

/** 409: the question has changed since the preview, so the effect would differ. */
const editedMeanwhile = (version: number) =>
  new ApiError(409, 'edited_meanwhile', 'This question has been changed since. Look at what would happen once more.', {
    details: { version },
  });

interface NewCorrection {
  questionId: number;
  from_version: number;
  to_version: number;
  summary: string;
}

/**
 * Makes a correction in the caller's transaction, or joins the one of the same change; a job applies it. Returns its
 * id.
 */
export async function makeCorrection(
  transaction: Knex,
  { questionId, ...correction }: NewCorrection,
  by: number,
  now: Date,
): Promise<number> {
  const present = await findAskedQuestion(transaction, questionId);
  if (present?.version !== correction.to_version) throw editedMeanwhile(present?.version ?? 0);
  if (correction.from_version >= correction.to_version) {
    const message = 'The question has not been changed since that version';
    throw invalidInput([{ path: 'body.correction.from_version', message }]);
  }
  const written = { ...correction, summary_html: typesetLine(correction.summary), made_by: by, made_at: now };
  const stored = await insertCorrection(transaction, { question_id: questionId, ...written });
  if (stored.isNew) {
    const { from_version, to_version } = correction;
    const details = { correction: stored.id, from_version, to_version };
    const action = { by, action: 'question.corrected', objectId: questionId, reason: correction.summary, details } as const;
    await noteStaffAction(transaction, action, now);
  }
  return stored.id;
}
