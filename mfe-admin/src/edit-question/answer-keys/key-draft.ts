import type { AnswerKey, AnswerKeyOf, AnswerKind, SlipKind } from '@api/contract';

/** Without options, which the question's choices judge. */
export type KeyKind = Exclude<AnswerKind, 'option'>;

export interface SlipDraft {
  slip: SlipKind;
  value: string;
  note: string;
}

/** A key as typed: one shape for all kinds, so that switching keeps the input. Empty means unset. */
export interface KeyDraft {
  kind: KeyKind;
  part: string;
  label: string;
  weight: string;
  marks: string;
  slips: SlipDraft[];
  /** Elements of sets, points and vectors are separated by semicolons. */
  value: string;
  tolerance: string;
  figures: string;
  decimals: string;
  unit: string;
  unit_asked: boolean;
  other_units: { unit: string; factor: string }[];
  exact: string;
  form: string;
  /** Expressions have no tolerance. */
  alternatives: { value: string; tolerance: string }[];
  /** Separated by commas. */
  variables: string;
  domain: { variable: string; from: string; to: string; whole: boolean }[];
  constant: string;
  ordered: boolean;
  direction: boolean;
  either_ends: boolean;
  intervals: { from: string; to: string; open_from: boolean; open_to: boolean }[];
  variable: string;
  as: 'text' | 'sketch';
  any_order: boolean;
  /** Formula, and a letter for each earlier answer. `field`: its part, or `a|1` for the second field of part (a). */
  follow_value: string;
  follow_from: { letter: string; field: string }[];
}

type Follows = NonNullable<AnswerKeyOf<'number'>['follows']>;

interface AnyKey {
  part: string;
  label?: string | undefined;
  weight?: number | undefined;
  marks?: number | undefined;
  slips?: readonly { slip: SlipKind; value: string | number; note?: string | undefined }[] | undefined;
  value?: string | number;
  values?: readonly string[];
  tolerance?: number | undefined;
  figures?: number | undefined;
  decimals?: number | undefined;
  unit?: string | undefined;
  unit_asked?: boolean | undefined;
  other_units?: readonly { unit: string; factor: number }[] | undefined;
  exact?: string | undefined;
  form?: string | undefined;
  alternatives?: readonly (string | { value: number; tolerance: number })[] | undefined;
  variables?: readonly string[] | undefined;
  domain?: Readonly<Record<string, { from: number; to: number; whole?: boolean | undefined }>> | undefined;
  constant?: string | undefined;
  ordered?: boolean | undefined;
  direction?: boolean | undefined;
  either_ends?: boolean | undefined;
  intervals?: readonly {
    from: string | null;
    to: string | null;
    open_from?: boolean | undefined;
    open_to?: boolean | undefined;
  }[];
  variable?: string | undefined;
  as?: 'text' | 'sketch';
  any_order?: boolean | undefined;
  follows?: Follows | undefined;
}

/** A field that only some kinds have. */
export type KindField = Exclude<
  keyof KeyDraft,
  'kind' | 'part' | 'label' | 'weight' | 'marks' | 'slips' | 'any_order' | 'follow_value' | 'follow_from'
>;

/** In the order of the form. */
export const FIELDS_OF: Readonly<Record<KeyKind, readonly KindField[]>> = {
  number: ['value', 'tolerance', 'figures', 'decimals', 'unit', 'exact', 'form', 'unit_asked', 'alternatives', 'other_units'],
  expression: ['value', 'form', 'constant', 'variables', 'alternatives', 'domain'],
  equation: ['value', 'form', 'variables', 'domain'],
  set: ['value', 'tolerance', 'figures', 'decimals', 'variables', 'ordered', 'domain'],
  interval: ['intervals', 'either_ends', 'tolerance', 'variable'],
  coordinate: ['value', 'tolerance', 'figures', 'decimals'],
  vector: ['value', 'tolerance', 'figures', 'decimals', 'direction'],
  formula: ['value', 'alternatives'],
  compare: ['as'],
};

/** Whether a value has several elements. */
export const isList = (kind: KeyKind) => kind === 'set' || kind === 'coordinate' || kind === 'vector';

export const emptyInterval = () => ({ from: '', to: '', open_from: false, open_to: false });

/** An empty key. */
export const emptyKey = (part: string): KeyDraft => ({
  ...{ kind: 'number', part, label: '', weight: '', marks: '', slips: [], value: '', tolerance: '', figures: '', decimals: '' },
  ...{ unit: '', unit_asked: false, other_units: [], exact: '', form: '', alternatives: [], variables: '', domain: [] },
  ...{
    constant: '',
    ordered: false,
    direction: false,
    either_ends: false,
    intervals: [emptyInterval()],
    variable: '',
    as: 'text',
    any_order: false,
    follow_value: '',
    follow_from: [],
  },
});

/** Stored follow-through in the form. */
export const followDraft = ({ value, from }: Follows): Pick<KeyDraft, 'follow_value' | 'follow_from'> => ({
  follow_value: value,
  follow_from: Object.entries(from).map(([letter, place]) => ({
    letter,
    field: typeof place === 'string' ? place : `${place.part}|${place.field}`,
  })),
});

function followsOf({ follow_value, follow_from }: KeyDraft): Follows | undefined {
  if (follow_from.length === 0) return undefined;
  const from = follow_from.map(({ letter, field }) => {
    const [part = '', place] = field.split('|');
    return [letter.trim(), place === undefined ? part : { part, field: Number(place) }] as const;
  });
  return { value: follow_value.trim(), from: Object.fromEntries(from) };
}

/** Accepts a typographic minus sign; NaN if it is no number. */
export function numberIn(text: string): number {
  const typed = text.trim().replace('−', '-');
  return /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(typed) ? Number(typed) : Number.NaN;
}

/** Splits at semicolons, except `\;`, a space in TeX. */
export const elementsIn = (text: string) => (text.trim() === '' ? [] : text.split(/(?<!\\);/).map((piece) => piece.trim()));

/** Splits at commas and spaces. */
export const namesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

const asText = (value: string | number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** A stored key in the form. */
export function keyDraft(stored: AnswerKey & { kind: KeyKind }): KeyDraft {
  const key: AnyKey = stored;
  return {
    ...emptyKey(key.part),
    kind: stored.kind,
    ...{ label: asText(key.label), weight: asText(key.weight), marks: asText(key.marks) },
    slips: (key.slips ?? []).map(({ slip, value, note }) => ({ slip, value: String(value), note: note ?? '' })),
    value: key.values ? key.values.join('; ') : asText(key.value),
    ...{ tolerance: asText(key.tolerance), figures: asText(key.figures), decimals: asText(key.decimals) },
    ...{ unit: asText(key.unit), unit_asked: key.unit_asked === true },
    other_units: (key.other_units ?? []).map(({ unit, factor }) => ({ unit, factor: String(factor) })),
    ...{ exact: asText(key.exact), form: key.form === 'any' ? '' : asText(key.form), constant: asText(key.constant) },
    alternatives: (key.alternatives ?? []).map((other) =>
      typeof other === 'string'
        ? { value: other, tolerance: '' }
        : { value: String(other.value), tolerance: String(other.tolerance) },
    ),
    variables: (key.variables ?? []).join(', '),
    domain: Object.entries(key.domain ?? {}).map(([variable, { from, to, whole }]) => ({
      ...{ variable, from: String(from), to: String(to), whole: whole === true },
    })),
    ...{
      ordered: key.ordered === true,
      direction: key.direction === true,
      either_ends: key.either_ends === true,
      variable: asText(key.variable),
    },
    intervals: (key.intervals ?? [{ from: '', to: '' }]).map(({ from, to, open_from, open_to }) => ({
      ...{ from: from ?? '', to: to ?? '', open_from: open_from === true, open_to: open_to === true },
    })),
    as: key.as ?? 'text',
    any_order: key.any_order === true,
    ...(key.follows && followDraft(key.follows)),
  };
}

const wordIn = (text: string) => text.trim() || undefined;
const maybe = (text: string) => (text.trim() === '' ? undefined : numberIn(text));
const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

const said = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));

function property(draft: KeyDraft, field: KindField): Readonly<Record<string, unknown>> {
  const isNumber = draft.kind === 'number';
  switch (field) {
    case 'value':
      return isList(draft.kind)
        ? { values: elementsIn(draft.value) }
        : { value: isNumber ? numberIn(draft.value) : draft.value.trim() };
    case 'tolerance':
      // A number's tolerance is always set: zero means exact.
      return { tolerance: isNumber ? (maybe(draft.tolerance) ?? 0) : maybe(draft.tolerance) };
    case 'figures':
    case 'decimals':
      return { [field]: maybe(draft[field]) };
    case 'unit_asked':
    case 'ordered':
    case 'direction':
    case 'either_ends':
      return { [field]: draft[field] || undefined };
    case 'other_units':
      return {
        other_units: some(draft.other_units.map(({ unit, factor }) => ({ unit: unit.trim(), factor: numberIn(factor) }))),
      };
    case 'alternatives':
      return {
        alternatives: some(
          draft.alternatives.map(({ value, tolerance }) =>
            isNumber ? { value: numberIn(value), tolerance: maybe(tolerance) ?? 0 } : value.trim(),
          ),
        ),
      };
    case 'variables':
      return { variables: some(namesIn(draft.variables)) };
    case 'domain':
      return { domain: draft.domain.length > 0 ? Object.fromEntries(draft.domain.map(rangeOf)) : undefined };
    case 'intervals':
      return { intervals: draft.intervals.map(intervalOf) };
    case 'as':
      return { as: draft.as };
    default:
      return { [field]: wordIn(draft[field]) };
  }
}

const rangeOf = ({ variable, from, to, whole }: KeyDraft['domain'][number]) => [
  variable.trim(),
  said({ from: numberIn(from), to: numberIn(to), whole: whole || undefined }),
];

/** A missing end is never open. */
const intervalOf = ({ from, to, open_from, open_to }: KeyDraft['intervals'][number]) =>
  said({
    from: wordIn(from) ?? null,
    to: wordIn(to) ?? null,
    open_from: (wordIn(from) !== undefined && open_from) || undefined,
    open_to: (wordIn(to) !== undefined && open_to) || undefined,
  });

/** A form of one kind means nothing to another. */
const FORMS: Partial<Record<KeyKind, readonly string[]>> = {
  number: ['exact', 'shape', 'standard'],
  expression: ['expanded', 'factorised', 'simplified', 'single_fraction', 'exact', 'shape'],
  equation: ['explicit', 'whole_numbers'],
};
export const formsOf = (kind: KeyKind) => FORMS[kind] ?? [];

/** A valid draft as stored. */
export function keyOf(draft: KeyDraft): AnswerKey {
  const { kind, part, label, weight, marks, slips } = draft;
  const known = { ...draft, form: formsOf(kind).includes(draft.form) ? draft.form : '' };
  return said({
    ...{ kind, part, label: wordIn(label), weight: maybe(weight), marks: kind === 'compare' ? undefined : maybe(marks) },
    ...Object.assign({}, ...FIELDS_OF[kind].map((field) => property(known, field))),
    any_order: draft.any_order || undefined,
    follows: kind === 'number' ? followsOf(draft) : undefined,
    slips:
      kind === 'compare'
        ? undefined
        : some(slips.map(({ slip, value, note }) => said({ slip, value: slipValue(kind, value), note: wordIn(note) }))),
  }) as AnswerKey;
}

function slipValue(kind: KeyKind, text: string): string | number {
  const value = kind === 'number' ? numberIn(text) : Number.NaN;
  return Number.isNaN(value) ? text.trim() : value;
}
