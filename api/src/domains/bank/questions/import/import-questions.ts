import type { QuestionRecord } from '@api/contract';
import type { Knex } from 'knex';
import { ImageRefused } from '../../../operations/files/index.ts';
import type { SetBatch } from '../typesetting/typeset-sources.ts';
import type { TypesettingThreads } from '../typesetting/typesetting-threads.ts';
import type { TopicImport } from './import-topics.ts';
import type { Faults, ImportByStaff, ImportCounts } from './journal.ts';
import { countRounds, findNumberings, numberRounds, storeTemplates } from './numbering.queries.ts';
import { bankIdOf, contentOf, decide, fieldOf, questionFingerprint, recordFaults, sourcesOf } from './question-content.ts';
import {
  type ContentImage,
  lockStoredQuestions,
  nameBankQuestions,
  type QuestionContent,
  type QuestionToWrite,
  type StoredQuestion,
} from './questions.queries.ts';
import { type PlacedRecord, separateId } from './read-records.ts';
import type { StoredTopic } from './topics.queries.ts';
import { writeWhole } from './write-whole.ts';

/** Questions that are read, set and written at a time; a few batches are in hand at once. */
const BATCH = 100;
/** A batch of long texts ends earlier, in characters, so that memory stays bounded. */
const LONGEST_BATCH = 500_000;

const NOT_REPLACED = 'It is here already and stays as it is';

interface PlacedQuestion extends PlacedRecord<QuestionRecord> {
  topic: StoredTopic;
  others: StoredTopic[];
  content: QuestionContent;
}

type PlannedWrite = QuestionToWrite & { line: number; before: StoredQuestion | undefined };

interface BatchInHand {
  writes: PlannedWrite[];
  set: Promise<SetBatch>;
}

/** Reads questions into the database, batch by batch: one is read while others are set in threads, and they are written in their order. */
export class QuestionImport {
  readonly counts: ImportCounts = { inserted: 0, updated: 0, kept: 0 };
  readonly #db: Knex;
  readonly #faults: Faults;
  readonly #topics: TopicImport;
  readonly #threads: TypesettingThreads;
  readonly #verified: boolean;
  readonly #staff: ImportByStaff | undefined;
  readonly #lines = new Map<string, number>();
  /** By topic: the sequence that numbers its questions. */
  readonly #sequences = new Map<number, number>();
  /** By sequence: the highest number used. */
  readonly #numbers = new Map<number, number>();
  #batch: PlacedQuestion[] = [];
  #batchLength = 0;
  #inHand: BatchInHand[] = [];
  /** The batch that is being written, while the next one is read. */
  #writing: Promise<void> = Promise.resolve();
  /** Variants that each subject has of a template, by both. */
  readonly #rounds = new Map<string, number>();
  readonly #learned = new Set<string>();
  /** Templates whose variants are others than before. */
  readonly #templates = new Set<string>();

  constructor(
    db: Knex,
    {
      faults,
      topics,
      threads,
      verified,
      staff,
    }: {
      faults: Faults;
      topics: TopicImport;
      threads: TypesettingThreads;
      verified: boolean;
      staff: ImportByStaff | undefined;
    },
  ) {
    this.#db = db;
    this.#faults = faults;
    this.#topics = topics;
    this.#threads = threads;
    this.#verified = verified;
    this.#staff = staff;
  }

  async add({ line, record }: PlacedRecord<QuestionRecord>): Promise<void> {
    const former = this.#lines.get(record.id);
    if (former !== undefined)
      return this.#faults.add({ line, field: 'id', message: `Line ${former} has the same id: ${record.id}` });
    this.#lines.set(record.id, line);
    const placed = await this.#place(line, record);
    if (!placed) return;
    this.#batch.push(placed);
    this.#batchLength += record.text.length + record.answer.length + record.solution.length;
    if (this.#batch.length >= BATCH || this.#batchLength >= LONGEST_BATCH) await this.#plan();
  }

  async finish(): Promise<void> {
    await this.#plan();
    while (this.#inHand.length > 0) await this.#writeOldest();
    await this.#writing;
    if (!this.#faults.refused && this.#templates.size > 0) await numberRounds(this.#db, [...this.#templates]);
  }

  async #place(line: number, record: QuestionRecord): Promise<PlacedQuestion | null> {
    const topics = await this.#topics.topicsOf(record.subject);
    if (!topics) {
      this.#faults.add({ line, field: 'subject', message: `There is no subject ${record.subject}` });
      return null;
    }
    const find = (slug: string, field: string): StoredTopic[] => {
      const found = topics.get(slug);
      if (!found) this.#faults.add({ line, field, message: `There is no topic ${slug} in ${record.subject}` });
      return found ? [found] : [];
    };
    const [topic] = find(record.topic, 'topic');
    const others = record.other_topics.flatMap((slug, index) => find(slug, `other_topics.${index}`));
    if (!topic || others.length < record.other_topics.length) return null;
    const images = await this.#imagesOf(line, record);
    return images && { line, record, topic, others, content: contentOf(record, topic, others, images) };
  }

  /** The images of a record, those of the question first; null where one of them is missing or refused. */
  async #imagesOf(line: number, { images = [] }: QuestionRecord): Promise<ContentImage[] | null> {
    const found: ContentImage[] = [];
    for (const [index, { file, of, alt }] of images.entries()) {
      const refuse = (message: string) => this.#faults.add({ line, field: `images.${index}`, message });
      try {
        const image = (await this.#staff?.image(file)) ?? null;
        if (image) found.push({ ...image, kind: of, alt });
        else refuse(`There is no image ${file} in the archive`);
      } catch (error) {
        if (!(error instanceof ImageRefused)) throw error;
        refuse(`${file}: ${error.message}`);
      }
    }
    if (found.length < images.length) return null;
    return found.toSorted((a, b) => Number(a.kind === 'answer') - Number(b.kind === 'answer'));
  }

  async #plan(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#batchLength = 0;
    if (batch.length === 0) return;
    // What failed while the batch was read ends the import here.
    await this.#writing;
    await this.#learnNumbers(batch);
    await this.#learnRounds(batch);
    if (this.#staff)
      await nameBankQuestions(
        this.#db,
        batch.flatMap(({ record }) => bankIdOf(record.id) ?? []),
      );
    const stored = await lockStoredQuestions(
      this.#db,
      batch.map(({ record }) => record.id),
    );
    await this.#separate(batch, stored);
    const writes = batch.flatMap((question) => this.#decide(question, stored.get(question.record.id)));
    this.#staff?.progress(batch.length - writes.length);
    const retold = batch.flatMap(({ record: { id: key, template = null } }) => {
      const before = stored.get(key);
      return before && before.template !== template ? [{ id: before.id, template }] : [];
    });
    await storeTemplates(this.#db, retold);
    const former = [...stored.values()].map(({ template }) => template);
    for (const template of [...retold, ...writes].map((question) => question.template).concat(former)) this.#touch(template);
    // Of a file with a fault nothing is stored: what follows is only read, for its faults.
    if (writes.length === 0 || this.#faults.refused) return;
    const set = this.#threads.setColumns(writes.map(sourcesOf), { withFaulty: false });
    // Heard where its turn comes; until then a failure must not end the process.
    set.catch(() => {});
    this.#inHand.push({ writes, set });
    if (this.#inHand.length > this.#threads.count) await this.#writeOldest();
  }

  /** Gives new ids to questions that would replace another one by accident. */
  async #separate(batch: readonly PlacedQuestion[], stored: Map<string, StoredQuestion>): Promise<void> {
    if (!this.#staff) return;
    const separated: string[] = [];
    for (const question of batch) {
      const { line, record } = question;
      const before = stored.get(record.id);
      const id = separateId(question, before && { text: before.content.questions_text, options: before.content.options });
      if (id === null || !before) continue;
      question.record = { ...record, id };
      separated.push(id);
      const message = `Its id is that of question ${before.id}, which reads differently: it is a question of its own`;
      this.#staff.noted({ line, message });
    }
    if (separated.length === 0) return;
    for (const [key, row] of await lockStoredQuestions(this.#db, separated)) stored.set(key, row);
  }

  #decide(question: PlacedQuestion, before: StoredQuestion | undefined): PlannedWrite[] {
    const { line, record, topic, others } = question;
    // Images of which the file says nothing stay.
    const content = record.images || !before ? question.content : { ...question.content, images: before.content.images };
    const seedHash = questionFingerprint(content);
    const bankId = before ? null : bankIdOf(record.id);
    if (bankId !== null) {
      this.#faults.add({ line, field: 'id', message: `There is no question ${bankId} in this bank` });
      return [];
    }
    const decision = this.#decisionOn(line, seedHash, before);
    if (decision === 'keep') {
      this.counts.kept += 1;
      return [];
    }
    const broken = recordFaults(record);
    this.#faults.add(...broken.map((fault) => ({ line, ...fault })));
    if (broken.length > 0) {
      this.#staff?.progress(1);
      return [];
    }
    if (before) this.#staff?.replaced({ line, id: before.id, before: before.content, after: content });
    const moved = before?.content.subject !== content.subject || before.content.topic !== content.topic;
    const sequence = this.#sequences.get(topic.id) ?? topic.id;
    const questionNumber = before && !moved ? before.question_number : (this.#numbers.get(sequence) ?? 0) + 1;
    if (moved) this.#numbers.set(sequence, questionNumber);
    const { id: seedKey, template = null } = record;
    const round = before ? 1 : this.#nextRound(template, question);
    const otherTopicIds = others.map(({ id }) => id);
    const identity = { id: before?.id, seedKey, seedHash, template, questionNumber, round };
    return [{ line, before, ...identity, topicId: topic.id, otherTopicIds, content }];
  }

  #decisionOn(line: number, wanted: string, before: StoredQuestion | undefined): 'insert' | 'update' | 'keep' {
    if (!before) return 'insert';
    const current = questionFingerprint(before.content);
    const touched = before.extended || before.deleted ? 'more than a file holds' : current;
    const decision = decide(wanted, { seedHash: before.seed_hash, current: touched });
    if (decision === 'update' && this.#staff?.replace === false) {
      this.#staff.kept({ line, message: NOT_REPLACED });
      return 'keep';
    }
    if (!this.#staff || decision !== 'keep' || wanted === current || wanted === before.seed_hash) return decision;
    if (before.deleted || before.extended) {
      const message = before.deleted ? 'It was deleted here and stays so' : 'It has a second answer here and stays as it is';
      this.#staff.kept({ line, message });
      return 'keep';
    }
    if (this.#staff.overwriteEdited && this.#staff.replace) return 'update';
    this.#staff.kept({ line, message: 'It was changed here since and stays as it is' });
    return 'keep';
  }

  async #learnNumbers(batch: readonly PlacedQuestion[]): Promise<void> {
    const unknown = [...new Set(batch.map(({ topic }) => topic.id))].filter((id) => !this.#sequences.has(id));
    if (unknown.length === 0) return;
    for (const [id, { sequence, highest }] of await findNumberings(this.#db, unknown)) {
      this.#sequences.set(id, sequence);
      this.#numbers.set(sequence, Math.max(highest, this.#numbers.get(sequence) ?? 0));
    }
  }

  async #learnRounds(batch: readonly PlacedQuestion[]): Promise<void> {
    const named = batch.flatMap(({ record: { template } }) => (template && !this.#learned.has(template) ? [template] : []));
    if (named.length === 0) return;
    for (const template of named) this.#learned.add(template);
    for (const { template, subject_id, rounds } of await countRounds(this.#db, [...new Set(named)]))
      this.#rounds.set(`${subject_id} ${template}`, rounds);
  }

  #nextRound(template: string | null, { record }: PlacedQuestion): number {
    if (template === null) return 1;
    const key = `${this.#topics.subjectIdOf(record.subject)} ${template}`;
    const round = (this.#rounds.get(key) ?? 0) + 1;
    this.#rounds.set(key, round);
    return round;
  }

  #touch(template: string | null): void {
    if (template !== null) this.#templates.add(template);
  }

  async #writeOldest(): Promise<void> {
    const { writes, set } = this.#inHand.shift() as BatchInHand;
    const { faults, columns } = await set;
    this.#staff?.progress(writes.length);
    const questions = writes.flatMap((write, index) => {
      const { line } = write;
      const shown = faults[index]?.map(({ path, message, piece }) => ({
        line,
        field: fieldOf(path),
        message: `${message}: ${piece}`,
      }));
      this.#faults.add(...(shown ?? []));
      return shown?.length ? [] : [{ ...write, texFaults: 0 }];
    });
    await this.#writing;
    if (this.#faults.refused || questions.length === 0) return;
    this.#writing = writeWhole(this.#db, questions, { html: columns, verified: this.#verified, staff: this.#staff });
    // Heard at the next batch, as above.
    this.#writing.catch(() => {});
    for (const { before } of questions) this.counts[before ? 'updated' : 'inserted'] += 1;
  }
}
