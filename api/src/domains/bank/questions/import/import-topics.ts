import type { SubjectRecord, TopicRecord } from '@api/contract';
import { typesetTask } from '@api/typesetting';
import type { Knex } from 'knex';
import { imageName, storeImages } from '../../../operations/files/index.ts';
import { findRemovedTopics, freeTopicSlug, orderCourse } from '../../subjects-and-topics/index.ts';
import type { Faults, ImportByStaff, ImportCounts, ImportFault } from './journal.ts';
import { freeNumber, mergeTopic } from './merge-topics.ts';
import { contentHash, decide } from './question-content.ts';
import type { PlacedRecord } from './read-records.ts';
import {
  findStoredTopics,
  findSubjectId,
  findSubjectNames,
  insertSubject,
  numberOf,
  renameSubject,
  renameTopic,
  type StoredTopic,
  type TopicContent,
  writeTopic,
} from './topics.queries.ts';

const DEEPEST = 3;

type Fault = Omit<ImportFault, 'line'>;

/**
 * A subject with the topics of its questions, by the file's slugs: those of the database and those of the file so far.
 */
interface Course {
  subjectId: number;
  /** Slugs of topics that staff have removed; `topics` has their successors in their place. */
  removed: ReadonlySet<string>;
  topics: Map<string, StoredTopic>;
  /** Slugs of topics that the file merges into others, and the slugs of those. */
  merges: Map<string, string>;
  /** The number of the file's topics below each parent. */
  counts: Map<string | undefined, number>;
  changed: boolean;
}

const pieceOfNumber = (number: string) => number.toLowerCase().replaceAll('.', '-');

/** Imports subjects and topics, and knows the places for questions. */
export class TopicImport {
  readonly counts: ImportCounts = { inserted: 0, updated: 0, kept: 0 };
  readonly subjectCounts: ImportCounts = { inserted: 0, updated: 0, kept: 0 };
  readonly #db: Knex;
  readonly #faults: Faults;
  readonly #staff: ImportByStaff | undefined;
  readonly #courses = new Map<string, Course | null>();

  constructor(db: Knex, faults: Faults, staff?: ImportByStaff) {
    this.#db = db;
    this.#faults = faults;
    this.#staff = staff;
  }

  /** Adds a missing subject; staff's names and positions stay, unless they request the file's names. */
  async addSubject({ record }: PlacedRecord<SubjectRecord>): Promise<void> {
    this.#staff?.progress(1);
    const known = await this.#course(record.slug);
    if (known) return this.#renameSubject(known.subjectId, record);
    const subjectId = await insertSubject(this.#db, record);
    this.subjectCounts.inserted += 1;
    await this.#staff?.note([{ kind: 'subject', id: subjectId, before: null, after: subjectHash(record) }]);
    this.#courses.set(record.slug, {
      subjectId,
      removed: new Set(),
      topics: new Map(),
      merges: new Map(),
      counts: new Map(),
      changed: true,
    });
  }

  async #renameSubject(id: number, record: SubjectRecord): Promise<void> {
    const before = this.#staff?.renameSubjects ? await findSubjectNames(this.#db, id) : null;
    if (!before || subjectHash(before) === subjectHash(record)) {
      this.subjectCounts.kept += 1;
      return;
    }
    await renameSubject(this.#db, id, record);
    this.subjectCounts.updated += 1;
    await this.#staff?.note([{ kind: 'subject', id, before, after: subjectHash(record) }]);
  }

  /** The topics of a subject by slug; null for a subject that does not exist. */
  async topicsOf(subject: string): Promise<ReadonlyMap<string, StoredTopic> | null> {
    return (await this.#course(subject))?.topics ?? null;
  }

  subjectIdOf(subject: string): number | undefined {
    return this.#courses.get(subject)?.subjectId;
  }

  async addTopic({ line, record }: PlacedRecord<TopicRecord>): Promise<void> {
    this.#staff?.progress(1);
    const course = await this.#course(record.subject);
    if (course && !this.#staff) {
      await this.#rename(course, record);
      await this.#takeNumber(course, record);
    }
    if (course?.removed.has(record.slug)) {
      this.counts.kept += 1;
      return;
    }
    const parent = record.parent === undefined ? null : course?.topics.get(record.parent);
    const faults = course
      ? [...topicFaults(record, parent, course), ...(this.#staff ? mergeFaults(record) : [])]
      : [{ field: 'subject', message: `There is no subject ${record.subject}` }];
    this.#faults.add(...faults.map((fault): ImportFault => ({ line, ...fault })));
    if (!course || parent === undefined || faults.length > 0) return;
    for (const former of record.former_slugs) course.merges.set(former, record.slug);

    const position = record.position ?? (course.counts.get(record.parent) ?? 0) + 1;
    course.counts.set(record.parent, position);
    const content = contentOf(record, parent, position);
    const before = course.topics.get(record.slug);
    const seed_hash = contentHash(content);
    const decision = this.#decisionOn(line, seed_hash, before);
    if (decision === 'keep') {
      this.counts.kept += 1;
      return;
    }
    const broken = syllabusFaults(record);
    this.#faults.add(...broken.map((fault): ImportFault => ({ line, ...fault })));
    if (broken.length > 0) return;

    if (record.picture && content.featured_image)
      await storeImages(this.#db, [{ name: content.featured_image, ...record.picture }]);
    const depth = (parent?.depth ?? 0) + 1;
    const place = { subject_id: course.subjectId, parent_topic_id: parent?.id ?? null, depth };
    const identity = { seed_hash, seed_key: record.slug, seed_number: record.number };
    const row = { ...content, ...(before ? keptNames(record, before) : freeNames(record, course)), ...place, ...identity };
    if (!before) await freeTopicSlug(this.#db, course.subjectId, row.slug);
    const id = await writeTopic(this.#db, before ? { ...row, id: before.id } : row);
    course.topics.set(record.slug, { ...row, id });
    course.changed = true;
    this.counts[before ? 'updated' : 'inserted'] += 1;
    await this.#staff?.note([{ kind: 'topic', id, before: before ?? null, after: seed_hash }]);
  }

  /**
   * A topic with the same number under another slug is the same topic: staff's edits and its questions stay with it.
   */
  async #rename(course: Course, record: TopicRecord): Promise<void> {
    const { subjectId, topics, removed } = course;
    if (topics.has(record.slug)) return;
    const former = record.former_slugs.find((slug) => !removed.has(slug) && topics.get(slug)?.seed_number === record.number);
    const topic = former === undefined ? undefined : topics.get(former);
    if (former === undefined || !topic) return;
    const free = topic.slug === former && ![...topics.values()].some(({ slug }) => slug === record.slug);
    const renamed = { ...topic, slug: free ? record.slug : topic.slug, seed_key: record.slug };
    if (storedHash(topic) === topic.seed_hash) renamed.seed_hash = storedHash(renamed);
    await freeTopicSlug(this.#db, subjectId, renamed.slug);
    await renameTopic(this.#db, renamed);
    topics.delete(former);
    topics.set(record.slug, renamed);
  }

  /** A topic may have the number of one that topics before it in the file have taken over. */
  async #takeNumber({ topics, merges, removed }: Course, record: TopicRecord): Promise<void> {
    const owner = [...topics].find(([slug, { seed_number }]) => seed_number === record.number && slug !== record.slug);
    const [slug, topic] = owner ?? [];
    if (slug === undefined || !topic || !merges.has(slug) || removed.has(slug)) return;
    topics.set(slug, await freeNumber(this.#db, topic));
  }

  #decisionOn(line: number, wanted: string, before: StoredTopic | undefined): 'insert' | 'update' | 'keep' {
    if (!before) return 'insert';
    const current = storedHash(before);
    const decision = decide(wanted, { seedHash: before.seed_hash, current });
    if (!this.#staff || decision !== 'keep' || wanted === current || wanted === before.seed_hash) return decision;
    if (this.#staff.overwriteEdited) return 'update';
    this.#staff.kept({ line, message: 'It was changed here since and stays as it is' });
    return 'keep';
  }

  /** Merges topics into others as the file says, and puts those of what has changed into the order of their courses. */
  async finish(): Promise<void> {
    for (const course of this.#courses.values()) if (course) await this.#merge(course);
    for (const course of this.#courses.values()) if (course?.changed) await orderCourse(this.#db, course.subjectId);
  }

  async #merge(course: Course): Promise<void> {
    const { subjectId, topics, removed } = course;
    for (const [slug, into] of course.merges) {
      const successor = topics.get(into);
      if (!successor) continue;
      const former = removed.has(slug) ? undefined : topics.get(slug);
      await mergeTopic(this.#db, { subjectId, slug, successor }, former, new Date());
      if (former) course.changed = true;
    }
  }

  async #course(slug: string): Promise<Course | null> {
    const known = this.#courses.get(slug);
    if (known !== undefined) return known;
    const subjectId = await findSubjectId(this.#db, slug);
    const course = subjectId === null ? null : await this.#storedCourse(subjectId);
    this.#courses.set(slug, course);
    return course;
  }

  async #storedCourse(subjectId: number): Promise<Course> {
    const topics = await findStoredTopics(this.#db, subjectId);
    const successors = await findRemovedTopics(this.#db, subjectId);
    const byId = new Map([...topics.values()].map((topic) => [topic.id, topic]));
    for (const [slug, id] of successors) {
      const successor = byId.get(id);
      if (successor) topics.set(slug, successor);
    }
    return { subjectId, removed: new Set(successors.keys()), topics, merges: new Map(), counts: new Map(), changed: false };
  }
}

function contentOf(record: TopicRecord, parent: StoredTopic | null, position: number): TopicContent {
  const base = `topic-${record.subject}-${pieceOfNumber(record.number)}`;
  return {
    topic_number: record.number,
    topic_name: record.name,
    slug: record.slug,
    parent: parent && numberOf(parent),
    position,
    syllabus: record.syllabus?.trim() ?? null,
    featured_image: record.picture ? imageName(base, record.picture.svg) : null,
  };
}

export function subjectHash({ name, audience }: Pick<SubjectRecord, 'name' | 'audience'>): string {
  return contentHash({ name, audience });
}

export function storedHash(topic: StoredTopic): string {
  const { topic_number, topic_name, slug, parent, position, syllabus, featured_image } = topic;
  return contentHash({ topic_number, topic_name, slug, parent, position, syllabus, featured_image } satisfies TopicContent);
}

/** Staff's names and numbers are kept, even if the rest is read from a file. */
function keptNames(record: TopicRecord, before: StoredTopic): Pick<TopicContent, 'slug' | 'topic_number'> {
  const numbered = before.seed_number !== null && before.topic_number !== before.seed_number;
  return { slug: before.slug, topic_number: numbered ? before.topic_number : record.number };
}

/** Names that staff have given since stay: a new topic of a file then gets the next free name. */
function freeNames(record: TopicRecord, { topics }: Course): Pick<TopicContent, 'slug' | 'topic_number'> {
  const all = [...topics.values()];
  const slugs = new Set(all.map(({ slug }) => slug));
  const numbers = new Set(all.map(({ topic_number }) => topic_number));
  let [slug, topic_number] = [record.slug, record.number];
  for (let copy = 2; slugs.has(slug); copy += 1) slug = `${record.slug}-${copy}`;
  for (let copy = 2; numbers.has(topic_number); copy += 1) topic_number = `${record.number}n${copy}`;
  return { slug, topic_number };
}

function topicFaults(record: TopicRecord, parent: StoredTopic | null | undefined, { topics, removed }: Course): Fault[] {
  const faults: Fault[] = [];
  if (parent === undefined) faults.push({ field: 'parent', message: `There is no topic ${record.parent} before this line` });
  if (parent && parent.depth >= DEEPEST) faults.push({ field: 'parent', message: `Topics are ${DEEPEST} levels deep at most` });
  const namesake = [...topics].find(
    ([slug, { seed_number }]) => seed_number === record.number && slug !== record.slug && !removed.has(slug),
  );
  if (namesake) faults.push({ field: 'number', message: `${record.number} is the number of ${namesake[0]}` });
  return faults;
}

function mergeFaults({ former_slugs }: TopicRecord): Fault[] {
  const message = 'Topics are merged on their own pages: transfer the questions, then delete the topic';
  return former_slugs.length > 0 ? [{ field: 'former_slugs', message }] : [];
}

function syllabusFaults({ syllabus = '' }: TopicRecord): Fault[] {
  const { faults } = typesetTask({ kind: 'text', source: syllabus });
  return faults.map(({ message, piece }) => ({ field: 'syllabus', message: `${message}: ${piece}` }));
}
