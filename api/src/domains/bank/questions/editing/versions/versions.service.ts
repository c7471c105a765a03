import type { FieldChange, QuestionVersion } from '@api/contract';
import type { Knex } from 'knex';
import { invalidInput } from '../../../../../errors.ts';
import type { Call } from '../../../../../http/route.ts';
import { findSubjects } from '../../load/questions.queries.ts';
import { needsApproval } from '../content/approval.ts';
import { changeQuestion, lockAnyQuestion } from '../content/change-question.ts';
import {
  findStored,
  findVersion,
  findVersionContent,
  listVersions,
  type StoredQuestion,
  type VersionRow,
} from '../content/content.queries.ts';
import type { QuestionContent } from '../content/content.ts';
import { findTopicsAndAbove, type PlacedTopic } from '../content/editable.queries.ts';
import {
  editedMeanwhile,
  loadEditable,
  noSuchQuestion,
  noSuchVersion,
  presentAnswers,
  presentImages,
  presentTopic,
} from '../content/editable-question.ts';
import { checkTex } from '../content/tex-check.ts';

const presentVersion = (row: VersionRow, current: number): QuestionVersion => ({
  ...row,
  changed_at: row.changed_at.toISOString(),
  current: row.version === current,
});

/** The version list of an unchanged question: its original version. */
const untouched = ({ version, updated_at }: StoredQuestion): VersionRow => ({
  version,
  kind: 'original',
  restored_from: null,
  changed_at: updated_at,
  changed_by: null,
  changed_fields: [],
  broken_tex_confirmed: false,
});

async function requireStored(db: Knex, id: number): Promise<StoredQuestion> {
  const stored = await findStored(db, id);
  if (!stored) throw noSuchQuestion();
  return stored;
}

export async function getVersions({ db, params }: Call<'GET /api/admin/questions/:id/versions'>) {
  const stored = await requireStored(db, params.id);
  const rows = await listVersions(db, params.id);
  return { versions: (rows.length > 0 ? rows : [untouched(stored)]).map((row) => presentVersion(row, stored.version)) };
}

async function presentField(db: Knex, content: QuestionContent | null, field: keyof QuestionContent): Promise<unknown> {
  if (!content) return null;
  const link = (topics: Map<number, PlacedTopic>, id: number) => {
    const topic = topics.get(id);
    return topic ? [presentTopic(topic)] : [];
  };
  switch (field) {
    case 'subject':
      return (await findSubjects(db, [content.subject])).get(content.subject) ?? null;
    case 'topic':
      return link(await findTopicsAndAbove(db, [content.topic]), content.topic)[0] ?? null;
    case 'OtherTopicsOnQuestion': {
      const topics = await findTopicsAndAbove(db, content.OtherTopicsOnQuestion);
      return content.OtherTopicsOnQuestion.flatMap((id) => link(topics, id));
    }
    case 'images':
      return presentImages(content.images);
    case 'Answer':
      return presentAnswers(content.Answer);
    default:
      return content[field];
  }
}

/** One version with each field that it changed, before and after. */
export async function getVersion({ db, params }: Call<'GET /api/admin/questions/:id/versions/:version'>) {
  const stored = await requireStored(db, params.id);
  const row = await findVersion(db, params.id, params.version);
  if (!row && params.version === stored.version)
    return { version: presentVersion(untouched(stored), stored.version), changes: [] };
  if (!row) throw noSuchVersion();
  const before = await findVersionContent(db, params.id, params.version - 1);
  const after = await findVersionContent(db, params.id, params.version);
  const changes: FieldChange[] = [];
  for (const field of row.changed_fields as (keyof QuestionContent)[]) {
    changes.push({ field, before: await presentField(db, before, field), after: await presentField(db, after, field) });
  }
  return { version: presentVersion(row, stored.version), changes };
}

/** Refuses an edit that started from an older version than the current one: 409 with the author of the newer one. */
export async function checkVersion(db: Knex, stored: StoredQuestion, startedFrom: number): Promise<void> {
  if (startedFrom === stored.version) return;
  throw editedMeanwhile((await findVersion(db, stored.id, stored.version)) ?? untouched(stored));
}

/** Restores a former version of a question as a new version; this also restores a deleted question. */
export async function restoreVersion(call: Call<'POST /api/admin/questions/:id/versions/:version/restore'>) {
  const { db, caller, params, body, now, config } = call;
  const stored = await lockAnyQuestion(db, params.id);
  await checkVersion(db, stored, body.version);
  const content = await findVersionContent(db, params.id, params.version);
  const isCurrent = params.version === stored.version && !stored.deleted_at;
  if (!content && !isCurrent) throw noSuchVersion();
  if (content && !isCurrent) {
    const topic = (await findTopicsAndAbove(db, [content.topic])).get(content.topic);
    if (!topic) throw invalidInput([{ path: 'version', message: 'The topic of that version is gone' }]);
    const kind = stored.deleted_at ? 'undeleted' : 'restored';
    // A hidden question comes back as a draft where a second person approves it.
    const visible = content.visible && (stored.content.visible || !needsApproval(config));
    const after = { ...content, visible, subject: topic.subject_id };
    // A deleted question is restored unchanged; staff see its faults in the table.
    const brokenTexConfirmed = kind === 'restored' && (await checkTex(after, body.confirm_broken_tex === true));
    const change = { kind, by: caller.userId, now, restoredFrom: params.version, brokenTexConfirmed } as const;
    await changeQuestion(db, stored, after, change);
  }
  return { success: true, question: await loadEditable(call, params.id), near_duplicates: [] };
}
