import { z } from 'zod';
import { text } from './common.ts';
import {
  FEWEST_COORDINATES,
  LONGEST_ANSWER,
  LONGEST_DISTRACTOR_NOTE,
  LONGEST_FORMULA,
  LONGEST_KEY_LABEL,
  LONGEST_SLIP_NOTE,
  LONGEST_UNIT,
  MOST_ALTERNATIVES,
  MOST_COORDINATES,
  MOST_DECIMALS,
  MOST_FIELDS,
  MOST_FIGURES,
  MOST_INTERVALS,
  MOST_KEYS,
  MOST_MARKS,
  MOST_OTHER_UNITS,
  MOST_SET_VALUES,
  MOST_SLIPS,
  MOST_VARIABLES,
  MOST_WEIGHT,
} from './limits.ts';

/**
 * Answer keys: what a part's answer is judged by. Stored with the question's version, never sent to learners (they get
 * `answerPartSchema`). Examples: docs/answer-keys.md.
 */

/** `a`, `a.ii`; empty for a question without parts. */
export const partNameSchema = z.string().regex(/^(?:[a-h](?:\.[iv]{1,4})?)?$/, 'Not a part of a question');

/** A formula in plain notation (`2x^2 - 3`, `sqrt(3)/2`, `2pi`) or TeX without dollar signs. */
const formula = text(LONGEST_ANSWER).trim().min(1, 'Please write a formula');
/** A letter or a Greek letter's name, with or without an index: `x`, `theta`, `v_0`. */
const variable = z.string().regex(/^[A-Za-z]{1,10}(?:_\{?[A-Za-z0-9]{1,3}\}?)?$/, 'Not the name of a variable');

/** What went wrong in a near miss. */
export const slipKindSchema = z.enum([
  /** Plus for minus. */
  'sign',
  /** Rounded too early, truncated, or to other figures than asked. */
  'rounding',
  /** The calculator counted in degrees for radians, or the other way round. */
  'angle_mode',
  /** No constant of integration. */
  'constant',
  /** Another unit than asked, or none. */
  'unit',
  /** A power of ten too many or too few. */
  'power_of_ten',
  /** The right value in a form that is not the one asked for. */
  'form',
  /** One over the value. */
  'reciprocal',
  /** Solutions are missing. */
  'incomplete',
  /** A value that solves an equation on the way, but not the question. */
  'extraneous',
  /** An end that belongs to an interval, or does not. */
  'endpoint',
  /** Two values in each other's place. */
  'order',
  /** Another mistake that the author foresees: say which in `note`. */
  'method',
]);
export type SlipKind = z.infer<typeof slipKindSchema>;

/**
 * A near miss that the author foresees. Kinds that can tell sign, power of ten, rounding, unit, form, constant,
 * reciprocal, ends and order by themselves need no entry for them.
 */
export const foreseenSlipSchema = z.strictObject({
  slip: slipKindSchema,
  /** As the learner would give it: in the notation of the key's kind. */
  value: z.union([z.number(), formula]),
  /** One sentence that names what went wrong and does not give the answer away; without it the slip's own words are used. */
  note: text(LONGEST_SLIP_NOTE).trim().min(1).optional(),
});
export type ForeseenSlip = z.infer<typeof foreseenSlipSchema>;

const common = {
  part: partNameSchema.default(''),
  /**
   * The text before the field: a few words with TeX between $ signs (`$x =$`, `Least value`). Needed where the answer to a part has several
   * fields: keys of the same part are its fields, in their order.
   */
  label: text(LONGEST_KEY_LABEL).trim().min(1).optional(),
  /** The field's weight among the fields of its part; 1 each unless told. */
  weight: z.int().min(1).max(MOST_WEIGHT).optional(),
  /**
   * Marks that the answer earns by itself; the others are for working. By default the fields of the part share all that
   * are left.
   */
  marks: z.int().min(1).max(MOST_MARKS).optional(),
  /** The fields of the part that say so may be answered in any order: a pair of results, each for either field. */
  any_order: z.boolean().optional(),
  slips: z.array(foreseenSlipSchema).max(MOST_SLIPS).optional(),
};

/**
 * How far the data let a value be off, beyond the rounding of docs/answer-keys.md; absolute, both ends count as right. 0 where rounding alone
 * is allowed, as in mathematics.
 */
const tolerance = z.number().nonnegative();

const asked = {
  /** Significant figures that the question asks for. */
  figures: z.int().min(1).max(MOST_FIGURES).optional(),
  /** Decimal places that the question asks for. */
  decimals: z.int().min(0).max(MOST_DECIMALS).optional(),
};

const option = z.strictObject({
  ...common,
  kind: z.literal('option'),
  correct: z.enum(['A', 'B', 'C', 'D']),
  /** For each wrong option the slip that it comes from. */
  distractors: z
    .partialRecord(
      z.enum(['A', 'B', 'C', 'D']),
      z.strictObject({ slip: slipKindSchema, note: text(LONGEST_DISTRACTOR_NOTE).trim().min(1).optional() }),
    )
    .optional(),
});

/** A field of an earlier part: the part's name, or the name and the field's index from 0. */
const earlierField = z.union([
  partNameSchema,
  z.strictObject({
    part: partNameSchema,
    field: z
      .int()
      .min(0)
      .max(MOST_FIELDS - 1),
  }),
]);

const number = z.strictObject({
  ...common,
  ...asked,
  kind: z.literal('number'),
  value: z.number(),
  tolerance,
  /** As printed behind the field: `m s^-1`, `cm²`, `%`, `years`. Spellings and prefixes of the same unit are known. Empty is the same as none. */
  unit: text(LONGEST_UNIT).trim().optional(),
  /** The unit is part of the answer: it is not printed behind the field, and an answer without it is marked so. */
  unit_asked: z.boolean().optional(),
  /** Further units; a value in one times `factor` is the value in `unit`. */
  other_units: z
    .array(z.strictObject({ unit: text(LONGEST_UNIT).trim().min(1), factor: z.number().positive() }))
    .max(MOST_OTHER_UNITS)
    .optional(),
  /** The unrounded value, such as `5sqrt(3)/2`; an answer in exact form is compared with it. */
  exact: formula.optional(),
  /** `exact`: no rounded decimals. `shape`: written as `exact` is, such as one logarithm. `standard`: standard form. */
  form: z.enum(['any', 'exact', 'shape', 'standard']).optional(),
  /** Other values that count as right as well. */
  alternatives: z
    .array(z.strictObject({ value: z.number(), tolerance }))
    .max(MOST_ALTERNATIVES)
    .optional(),
  /**
   * Follow-through: `value` computes the answer that follows from the learner's earlier answers, one for each letter in
   * `from`, for the same marks.
   */
  follows: z
    .strictObject({
      value: formula,
      from: z
        .record(variable, earlierField)
        .refine((letters) => Object.keys(letters).length > 0, 'Name at least one earlier answer')
        .refine((letters) => Object.keys(letters).length <= MOST_VARIABLES, `At most ${MOST_VARIABLES} earlier answers`),
    })
    .optional(),
});

const domain = z
  .record(variable, z.strictObject({ from: z.number(), to: z.number(), whole: z.boolean().optional() }))
  .refine((ranges) => Object.values(ranges).every(({ from, to }) => from < to), 'A range begins before it ends');

const algebraic = {
  /** Letters that stand for numbers, in the key and in the answer; those of `value` unless told. */
  variables: z.array(variable).max(MOST_VARIABLES).optional(),
  /** Where both are compared, by variable; from 0.3 to 3.1 by default. */
  domain: domain.optional(),
};

export const expressionFormSchema = z.enum([
  'any',
  'expanded',
  'factorised',
  'simplified',
  'single_fraction',
  'exact',
  /** Written as the key is, numbers apart: a completed square, `a + bi`, one logarithm. */
  'shape',
]);
export type ExpressionForm = z.infer<typeof expressionFormSchema>;

const expression = z.strictObject({
  ...common,
  ...algebraic,
  kind: z.literal('expression'),
  /** Without the constant of integration. What stands before the last equals sign of an answer does not count. */
  value: formula,
  /** The form that the question asks for; any unless told. */
  form: expressionFormSchema.optional(),
  /** `added`: `value + C` for any letter C is right. `factor`: `C · value` is. */
  constant: z.enum(['added', 'factor']).optional(),
  /** Other expressions that are right although they differ in value. */
  alternatives: z.array(formula).max(MOST_ALTERNATIVES).optional(),
});

const equation = z.strictObject({
  ...common,
  ...algebraic,
  kind: z.literal('equation'),
  /** With an equals sign: `2x - 3y = 6`. Whatever is equal to it up to a factor is right. */
  value: formula,
  /** `explicit`: solved for the letter alone on the left of `value`, as in `y = 2x + 1`. `whole_numbers`: without fractions and decimals. */
  form: z.enum(['any', 'explicit', 'whole_numbers']).optional(),
});

const set = z.strictObject({
  ...common,
  ...asked,
  kind: z.literal('set'),
  /** Its elements: numbers, or expressions in `variables`. */
  values: z.array(formula).min(0).max(MOST_SET_VALUES),
  /** A list: the order counts, and so does how often a value comes. */
  ordered: z.boolean().optional(),
  tolerance: tolerance.optional(),
  variables: algebraic.variables,
  domain: algebraic.domain,
});

const interval = z.strictObject({
  ...common,
  kind: z.literal('interval'),
  /** Disjoint, from left to right; null: no end on that side. Ends belong to it unless `open`. */
  intervals: z
    .array(
      z.strictObject({
        from: formula.nullable(),
        to: formula.nullable(),
        open_from: z.boolean().optional(),
        open_to: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(MOST_INTERVALS),
  /** Ends may belong to it or not, as for the interval on which a function increases. */
  either_ends: z.boolean().optional(),
  /** How far the ends of an interval may be off. */
  tolerance: tolerance.optional(),
  /** The letter that an inequality may be written with; any one unless told. */
  variable: variable.optional(),
});

const coordinate = z.strictObject({
  ...common,
  ...asked,
  kind: z.literal('coordinate'),
  /** The coordinates of the point, in their order. */
  values: z.array(formula).min(FEWEST_COORDINATES).max(MOST_COORDINATES),
  tolerance: tolerance.optional(),
});

const vector = z.strictObject({
  ...common,
  ...asked,
  kind: z.literal('vector'),
  /** Typed as a column, a row, or in **i**, **j**, **k**. */
  values: z.array(formula).min(FEWEST_COORDINATES).max(MOST_COORDINATES),
  tolerance: tolerance.optional(),
  /** A direction: any multiple but zero is right. */
  direction: z.boolean().optional(),
});

/**
 * A chemical formula: `CH3COOH`, `SO4^2-`, `CuSO4.5H2O`. The order of atoms counts, the notation of indices and charges
 * does not.
 */
const chemical = z.strictObject({
  ...common,
  kind: z.literal('formula'),
  value: text(LONGEST_FORMULA).trim().min(1, 'Please write a formula'),
  /** Other formulae that are right as well, such as condensed structural ones: `CH3CO2H`. */
  alternatives: z.array(text(LONGEST_FORMULA).trim().min(1)).max(MOST_ALTERNATIVES).optional(),
});

/** Nothing that a program could judge: the learner compares it with the solution. Parts without a key are the same. */
const compare = z.strictObject({ ...common, kind: z.literal('compare'), as: z.enum(['text', 'sketch']).default('text') });

/** What one field of an answer is judged by. */
export const answerKeySchema = z.discriminatedUnion('kind', [
  option,
  number,
  expression,
  equation,
  set,
  interval,
  coordinate,
  vector,
  chemical,
  compare,
]);
export type AnswerKey = z.infer<typeof answerKeySchema>;
/** The same as an author writes it: what has a default may be left out. */
export type AnswerKeySource = z.input<typeof answerKeySchema>;
export type AnswerKind = AnswerKey['kind'];
export type AnswerKeyOf<Kind extends AnswerKind> = Extract<AnswerKey, { kind: Kind }>;

/** All keys of a question; a part has at most `MOST_FIELDS`, and an option is the only key. */
export const answerKeysSchema = z
  .array(answerKeySchema)
  .max(MOST_KEYS)
  .superRefine((keys, context) => {
    for (const [part, fields] of Map.groupBy(keys, (key) => key.part)) {
      const fault =
        fields.length > MOST_FIELDS
          ? `An answer has at most ${MOST_FIELDS} fields`
          : fields.length > 1 && fields.some(({ kind }) => kind === 'option')
            ? 'Multiple choice has one key'
            : null;
      if (fault)
        context.addIssue({ code: 'custom', path: [keys.findLastIndex((key) => key.part === part), 'part'], message: fault });
    }
  });

/** What became of an answer. `unreadable`: it counts as no try. `to_compare`: only its learner or a teacher can tell. */
export const verdictSchema = z.enum(['right', 'wrong', 'unreadable', 'to_compare']);
export type Verdict = z.infer<typeof verdictSchema>;

/** How one field was judged. */
export const judgementSchema = z.object({
  verdict: verdictSchema,
  /** One sentence: what is right in it and what is not, without the answer; null where there is nothing to say beyond the verdict. */
  note: z.string().nullable(),
  /** The near miss that it is. */
  slip: slipKindSchema.nullable(),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** What a learner sees of a field before answering: no hint beyond the question's text. */
export const answerFieldSchema = z.object({
  kind: z.enum(['option', 'number', 'expression', 'equation', 'set', 'interval', 'coordinate', 'vector', 'formula', 'compare']),
  /** The text before the field, typeset as one line, or null. */
  label_html: z.string().nullable(),
  /** Printed behind the field; null: none, or it is part of the answer. */
  unit: z.string().nullable(),
  /** The learner types the unit. */
  unit_asked: z.boolean(),
  /** Significant figures asked for. */
  figures: z.int().nullable(),
  /** Decimal places asked for. */
  decimals: z.int().nullable(),
  /** The form asked for; null: any. */
  form: z
    .enum(['expanded', 'factorised', 'simplified', 'single_fraction', 'exact', 'shape', 'standard', 'explicit', 'whole_numbers'])
    .nullable(),
  /** Letters that the answer may hold, for the keyboard of a maths field; empty where it holds none or any. */
  variables: z.array(z.string()),
  /** What a learner compares with the mark scheme themselves; null for other kinds than `compare`. */
  compare_as: z.enum(['text', 'sketch']).nullable(),
});
export type AnswerField = z.infer<typeof answerFieldSchema>;

/** A part that can be answered; one that nothing can judge has one field of kind `compare`. */
export const answerPartSchema = z.object({
  part: z.string(),
  marks: z.int().positive(),
  fields: z.array(answerFieldSchema),
});
export type AnswerPart = z.infer<typeof answerPartSchema>;
