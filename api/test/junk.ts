import { LEGAL_VERSIONS } from '@api/contract/legal';
import fc from 'fast-check';
import { z } from 'zod';

/** Strings and values that sit at a bound or mean something to a parser, to SQL, to a regular expression or to HTML. */
const AWKWARD: readonly unknown[] = [
  ...['', ' ', '0', '-1', '1', '99999', '2147483647', '2147483648', '9999999999', '1e3', 'true', 'null', 'undefined', '[]'],
  ...['%', '_', "'", '"', '\\', '?', '??', '$1', ':name', 'x:*', '& | !', '(', '<b>', '<->', ',', ',,', 'a,', '../..', '\u202e'],
  ...[0, -1, 1, 1.5, 2_147_483_647, 2_147_483_648, 1e308, null, true, [], {}, ['a'], [null]],
];

export const junk = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...AWKWARD) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(700)) },
);

type JsonSchema = z.core.JSONSchema.BaseSchema;

type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const BUILD = { module: 'mfe-tests', version: '0123456789abcdef' };

/** Values of the names that a schema alone does not explain, chosen to find rows. */
const KNOWN: KnownValues = {
  subject: ['math-aa-sl'],
  subjectSlug: ['math-aa-sl'],
  subject_slug: ['math-aa-sl'],
  topic: ['functions', 'quadratics', 'functions,quadratics', 'nothing', 'general'],
  topicSlug: ['functions', 'quadratics'],
  topic_id: [1, 2, 2_147_483_647],
  topicId: ['1', '2', '2147483647'],
  subject_id: [1],
  parent_topic_id: [null, 1],
  topic_number: ['7', 'A.1.2', 'x.'],
  week: ['2026-11-16'],
  subtopic: ['quadratics'],
  subsubtopic: ['quadratics', 'nothing'],
  topic_slugs: [['functions']],
  subtopic_slugs: [[], ['quadratics']],
  sub_subtopic_slugs: [[]],
  parentSlugs: [['functions'], ['functions', 'nothing']],
  difficulty: ['Easy', 'Easy,Hard'],
  year: ['2022', '2022,2024', '2099'],
  paper: ['1', '1,2,3'],
  timezone: ['0', '1,2'],
  q: ['solve', 'x^2', 'functions', 'so'],
  id: ['1', '2', '24', '2147483647'],
  exam_session: [null, { month: 'May', year: new Date().getUTCFullYear() + 1 }, { month: 'June', year: 1 }],
  page: ['1', '2', '99999'],
  pageSize: ['2', '5', '10', '100'],
  limit: ['0', '1', '999'],
  email: ['one@example.com', 'two@example.com'],
  username: ['one@example.com'],
  password: ['plum harbour 1'],
  confirmPassword: ['plum harbour 1'],
  phone: ['+44 20 7946 0958'],
  module: ['mfe-tests', 'mfe-none'],
  version: ['1', '0123456789abcdef'],
  part: ['', '', 'a', 'questions-1', 'topics-1'],
  client_key: ['0f0e0d0c-0b0a-4908-8706-050403020100', '1f0e0d0c-0b0a-4908-8706-050403020100', 'mine'],
  answer: [['x^2'], ['\\frac{', '((('], ['1,5 or 2']],
  answers: [['1', 'x+1', '\\sqrt{', '((('], ['']],
  answered_at: ['2026-11-21T08:00:00.000Z', '1970-01-01T00:00:00.000Z'],
  terms: [LEGAL_VERSIONS.terms, '2020-01-01'],
  privacy: [LEGAL_VERSIONS.privacy],
  age: ['18-or-over'],
  key: [
    '2f0e0d0c-0b0a-4908-8706-050403020100',
    '3f0e0d0c-0b0a-4908-8706-050403020100',
    { kind: 'number', value: 2, tolerance: 0 },
    { kind: 'expression', value: 'x^2', form: 'expanded' },
    { kind: 'set', values: ['2(', '1'] },
  ],
  time_zone: ['Europe/Berlin', 'UTC', 'Mars/Olympus'],
  since: ['2026-11-21T08:00:00.000Z'],
  title: ['Roots of unity'],
  cover: [null],
  topic_ids: [[], [2_147_483_647]],
  language: ['en', 'es'],
  failures: [[{ ...BUILD, kind: 'render', message: 'Not a function', page: '/plans' }]],
  loads: [[{ ...BUILD, outcome: 'failed' }]],
  vitals: [[{ ...BUILD, metric: 'CLS', value: 0.1 }]],
};

/** The same for a form, whose fields are text: subjects and topics go by id there, lists and objects as JSON. */
export const FORM_FIELDS: KnownValues = {
  id: ['1', '2', '24'],
  version: ['1', '2'],
  subject: ['1'],
  topic: ['1', '2', '2', '3'],
  difficulty: ['Easy'],
  marks: ['5', '0'],
  level: ['SL'],
  question_number: ['7'],
  year: ['2024', '', '1999'],
  priority: ['0', '-3'],
  questions_text: ['Solve $x^2 = 4$.', 'Find it.', '\\frac{'],
  OtherTopicsOnQuestion: ['[]', '[1]', '[9]'],
  options: ['[]', '[{"key":"A","text":"1"}]'],
  Answer: [
    '[]',
    '[{"body":"Because."}]',
    '[{"id":1,"body":"x","mark_scheme":[{"part":"a","text":"t","code":"M1","marks":1,"implied":true}]}]',
  ],
  image_order: ['[]', '[{"id":1}]', '[{"file":0}]'],
  deleted_image_ids: ['[]', '[1]'],
};

/** A value that satisfies the schema, if that is easy to derive. */
function fitting(name: string, schema: JsonSchema, values: KnownValues = KNOWN): fc.Arbitrary<unknown> {
  const known = values[name];
  if (known) return fc.constantFrom(...known);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => fitting('', branch as JsonSchema)));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 0, max: 100 });
  if (schema.type === 'array') return fc.array(fitting('', (schema.items ?? {}) as JsonSchema), { maxLength: 3 });
  return fc.constantFrom('a', 'true', '1', 'First year');
}

/** Most optional fields one request uses: with all of them at once hardly anything would be found. */
const MOST_OPTIONAL = 4;

function fieldsOf(schema: JsonSchema, values?: KnownValues): fc.Arbitrary<Record<string, unknown>>[] {
  const branches = [schema, ...((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[])].filter((branch) => branch.properties);
  return branches.map((branch) => {
    const field = ([name, value]: [string, unknown]): [string, fc.Arbitrary<unknown>] => [
      name,
      fc.oneof({ weight: 12, arbitrary: fitting(name, value as JsonSchema, values) }, { weight: 1, arbitrary: junk }),
    ];
    const fields = Object.entries(branch.properties ?? {}).map(field);
    const isRequired = ([name]: [string, unknown]) => branch.required?.includes(name) ?? false;
    const required = fields.filter(isRequired);
    const optional = fc.subarray(
      fields.filter((each) => !isRequired(each)),
      { maxLength: Math.min(MOST_OPTIONAL, fields.length - required.length) },
    );
    return optional.chain((chosen) => fc.record(Object.fromEntries([...required, ...chosen])));
  });
}

const unknownField = fc.dictionary(fc.constantFrom('extra', '__proto__', 'constructor', ''), junk, { minKeys: 1, maxKeys: 1 });

/** An object that mostly fits the schema, with junk in a field now and then, or an unknown field. */
export function nearlyFitting(schema: z.ZodType | undefined, values?: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({});
  const branches = fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), values);
  if (branches.length === 0) return fc.constant({});
  const surplus = fc.option(unknownField, { freq: 12, nil: {} });
  // `option` gives a value 12 times in 13: turn it round, so that most objects have no unknown field.
  const rare = fc.tuple(fc.nat(12), surplus).map(([roll, field]) => (roll === 0 ? field : {}));
  return fc.tuple(fc.oneof(...branches), rare).map(([fields, extra]) => ({ ...fields, ...extra }));
}
