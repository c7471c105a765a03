import type { WrittenQuestion } from '../exchange-format.ts';

/**
 * Fields that other systems lack are written as tags, which all of them keep: `difficulty:Hard`. On import such tags fill the fields
 * again; any other tag is the author's own.
 */
const KINDS = [
  'subject',
  'topic',
  'difficulty',
  'level',
  'calculator',
  'paper',
  'month',
  'year',
  'timezone',
  'template',
  'shared-with-other-level',
  'marks',
] as const;
type Kind = (typeof KINDS)[number];

/** The tags of a question, in a fixed order. */
export function ownTags(question: WrittenQuestion): string[] {
  const values: Record<Kind, string | number | null | undefined> = {
    subject: question.subject,
    topic: question.topic,
    difficulty: question.difficulty,
    level: question.level,
    calculator: question.calculator_allowed ? 'yes' : 'no',
    paper: question.paper,
    month: question.month,
    year: question.year,
    timezone: question.timezone,
    template: question.template,
    'shared-with-other-level': question.shared_with_other_level ? 'yes' : null,
    marks: question.marks,
  };
  return [
    ...KINDS.flatMap((kind) => (values[kind] === null || values[kind] === undefined ? [] : [`${kind}:${values[kind]}`])),
    ...(question.other_topics ?? []).map((slug) => `other-topic:${slug}`),
  ];
}

const oneOf = <T extends string>(value: string | undefined, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one.toLowerCase() === value?.toLowerCase());
const whole = (value: string | undefined): number | undefined => (value && /^\d{1,4}$/.test(value) ? Number(value) : undefined);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The record's fields from an item's tags, and the remaining tags. */
export function readOwnTags(tags: readonly string[]) {
  const found = new Map<string, string>();
  const others: string[] = [];
  const own: string[] = [];
  for (const tag of tags) {
    const [, kind = '', value = ''] = /^([a-z-]+):(.+)$/.exec(tag.trim()) ?? [];
    if (kind === 'other-topic' && SLUG.test(value)) others.push(value);
    else if ((KINDS as readonly string[]).includes(kind)) found.set(kind, value.trim());
    else if (tag.trim() !== '') own.push(tag.trim());
  }
  const slug = (kind: Kind) => (SLUG.test(found.get(kind) ?? '') ? found.get(kind) : undefined);
  const [subject, topic] = [slug('subject'), slug('topic')];
  const calculator = oneOf(found.get('calculator'), ['yes', 'no']);
  const template = found.get('template');
  const fields = {
    ...(subject && topic && { subject, topic, ...(others.length > 0 && { other_topics: others }) }),
    difficulty: oneOf(found.get('difficulty'), ['Easy', 'Medium', 'Hard']),
    level: oneOf(found.get('level'), ['SL', 'HL']),
    calculator_allowed: calculator && calculator === 'yes',
    month: oneOf(found.get('month'), ['May', 'November']),
    year: whole(found.get('year')),
    paper: whole(found.get('paper')),
    timezone: whole(found.get('timezone')),
    marks: whole(found.get('marks')),
    template: template && /^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$/.test(template) ? template : undefined,
    shared_with_other_level: found.get('shared-with-other-level') === 'yes' ? true : undefined,
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<WrittenQuestion>,
    own,
  };
}
