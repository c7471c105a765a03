import { type AnswerKey, answerKeysSchema } from '@api/contract';
import type { Knex } from 'knex';
import { placeQuestions } from '../../domains/questions/index.ts';
import { marksByPart } from '../../typesetting/question-text.ts';
import { assertFormulaeSet, lineMarks, writeVariants } from '../bank-rules.ts';
import { contentHash, decide } from '../content-hash.ts';
import { deal } from '../deal.ts';
import type { CourseSlug, Placement, QuestionDraft, QuestionTemplate } from '../template.ts';
import {
  findHighestNumbers,
  findStoredQuestions,
  findTopicIds,
  type QuestionContent,
  type QuestionToWrite,
  writeAnswers,
  writeQuestions,
} from './questions.queries.ts';
import { noCounts, type StageCounts } from './stage.ts';

const YEARS = [2022, 2023, 2024, 2025, 2026] as const;
const MONTHS = ['May', 'November'] as const;
const BATCH = 200;
const DIFFICULTIES = ['Easy', 'Medium', 'Hard'];

/** A question of the bank with its identity: the template's key and the variant's number. */
export interface BankQuestion {
  key: string;
  content: QuestionContent;
}

/** The practice set that a question is dealt to: original sets named like sessions, not taken from any. */
function practiceSet(key: string) {
  return {
    year: YEARS[deal(`${key} year`, YEARS.length)] as number,
    month: MONTHS[deal(`${key} month`, MONTHS.length)] as string,
    timezone: deal(`${key} timezone`, 3),
  };
}

/** Maths at SL is listed at HL as well where HL has no questions of the same kind. */
function isShared({ placements }: QuestionTemplate, { subject }: Placement): boolean {
  const higherLevel = subject.replace(/-sl$/, '-hl');
  return /^math-.*-sl$/.test(subject) && !placements.some((placement) => placement.subject === higherLevel);
}

/** The keys of a draft; `numeric` is the short form of keys for numbers. */
function answerKeysOf({ numeric = [], keys = [] }: QuestionDraft): AnswerKey[] {
  return answerKeysSchema.parse([...numeric.map((key) => ({ kind: 'number', ...key })), ...keys]);
}

/** A key as it was written down before there were other kinds. */
function oldShape(key: AnswerKey): unknown {
  const { kind, part, ...rest } = key;
  const plain = kind === 'number' && Object.keys(rest).every((name) => ['value', 'tolerance', 'unit'].includes(name));
  return plain ? { ...rest, ...(part && { part }) } : key;
}

/**
 * The fingerprint of a question. Keys count in the shape and under the name of the time when the first databases were seeded, so that
 * what has not changed since is not taken for edited.
 */
function questionHash({ answer_keys, ...content }: QuestionContent): string {
  return contentHash({ ...content, numeric_answers: answer_keys.map(oldShape) });
}

function writeOut(template: QuestionTemplate): BankQuestion[] {
  return writeVariants(template).map(({ index, placement, draft }) => {
    const key = `${template.key}-${index + 1}`;
    const content: QuestionContent = {
      subject: placement.subject,
      topic: placement.topic,
      others: [...new Set(placement.otherTopics ?? [])].filter((topic) => topic !== placement.topic).sort(),
      shared: isShared(template, placement),
      difficulty: template.difficulty,
      level: placement.subject.endsWith('-hl') ? 'HL' : 'SL',
      marks: [...marksByPart(draft.text).values()].reduce((sum, marks) => sum + marks, 0),
      calculator_allowed: template.calculatorAllowed,
      ...practiceSet(key),
      paper: placement.paper,
      special_info: draft.specialInfo ?? null,
      mcq_answer: draft.correctOption ?? null,
      answer_keys: answerKeysOf(draft),
      options: Object.entries(draft.options ?? {}).map(([option, text]) => ({ key: option, text })),
      questions_text: draft.text,
      hints: draft.hint,
      final_answer: draft.answer,
      body: draft.solution,
      lines: draft.markScheme.map((line) => ({
        part: line.part ?? '',
        text: line.text,
        code: line.code,
        marks: lineMarks(line),
        implied: line.implied ?? false,
      })),
      diagrams: [...(draft.diagrams ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
    return { key, content };
  });
}

/**
 * All questions in the order in which their topics number them: a round of every template at a topic, easy ones first, before
 * the next variant of any, so that neighbours differ in kind.
 */
export function writeBank(templates: readonly QuestionTemplate[]): BankQuestion[] {
  const rounds = templates.flatMap((template) => {
    const met = new Map<string, number>();
    return writeOut(template).map((question) => {
      const place = `${question.content.subject} ${question.content.topic}`;
      const round = met.get(place) ?? 0;
      met.set(place, round + 1);
      return { question, round };
    });
  });
  const rank = ({ question }: (typeof rounds)[number]) => DIFFICULTIES.indexOf(question.content.difficulty);
  return rounds.sort((a, b) => a.round - b.round || rank(a) - rank(b)).map(({ question }) => question);
}

/** No formula of a question that is about to be written may be one that readers would see as its source. */
function assertContentSet(key: string, content: QuestionContent): void {
  const { questions_text, hints, special_info, final_answer, body, options, lines } = content;
  for (const [field, text] of Object.entries({ questions_text, hints, special_info, final_answer, body })) {
    if (text) assertFormulaeSet(text, `${key} ${field}`);
  }
  for (const option of options) assertFormulaeSet(option.text, `${key} option ${option.key}`);
  for (const line of lines) assertFormulaeSet(line.text, `${key} mark scheme`);
}

async function planWrites(db: Knex, bank: readonly BankQuestion[], counts: StageCounts): Promise<QuestionToWrite[]> {
  const [stored, topicIds, numbers] = [await findStoredQuestions(db), await findTopicIds(db), await findHighestNumbers(db)];
  const writes: QuestionToWrite[] = [];
  for (const { key, content } of bank) {
    const before = stored.get(key);
    const seedHash = questionHash(content);
    const decision = decide(
      seedHash,
      before && { seedHash: before.seed_hash, current: before.extended ? 'extended' : questionHash(before.content) },
    );
    counts[decision === 'insert' ? 'inserted' : decision === 'update' ? 'updated' : 'kept'] += 1;
    if (decision === 'keep') continue;
    assertContentSet(key, content);
    const topicId = topicIds.get(`${content.subject} ${content.topic}`);
    if (topicId === undefined) throw new Error(`${key} stands at ${content.subject} ${content.topic}, which does not exist`);
    const moved = before?.content.subject !== content.subject || before.content.topic !== content.topic;
    const questionNumber = before && !moved ? before.question_number : (numbers.get(topicId) ?? 0) + 1;
    if (moved) numbers.set(topicId, questionNumber);
    writes.push({ id: before?.id, seedKey: key, seedHash, topicId, questionNumber, content });
  }
  return writes;
}

/**
 * Writes the questions of the given subjects with answers, mark schemes, diagrams and placements; their HTML comes in a later
 * stage.
 */
export async function seedQuestions(
  db: Knex,
  subjects: readonly CourseSlug[],
  templates: readonly QuestionTemplate[],
): Promise<StageCounts> {
  const counts = noCounts();
  const wanted = new Set<string>(subjects);
  const bank = writeBank(templates).filter(({ content }) => wanted.has(content.subject));
  const writes = await planWrites(db, bank, counts);
  const topicIds = await findTopicIds(db);
  for (let start = 0; start < writes.length; start += BATCH) {
    const batch = writes.slice(start, start + BATCH);
    const ids = await writeQuestions(db, batch);
    const written = batch.map((question, index) => ({ ...question, id: ids[index] as number }));
    await writeAnswers(db, written);
    await placeQuestions(
      db,
      written.map(({ id, topicId, content }) => ({
        questionId: id,
        topicId,
        otherTopicIds: content.others.flatMap((number) => topicIds.get(`${content.subject} ${number}`) ?? []),
        sharedWithOtherLevel: content.shared,
      })),
    );
  }
  return counts;
}
