import { readNumber } from '../item/answer-fields.ts';
import { allText, type XmlElement } from '../source/read-elements.ts';
import { allNamed, attribute, childNamed, childrenNamed, qtiName } from './names.ts';

/** An item's response declaration: the right answer and its tolerance. */
export interface Response {
  readonly id: string;
  readonly type: string;
  readonly several: boolean;
  readonly ordered: boolean;
  /** Identifiers, pairs, numbers or words, as written. */
  readonly right: readonly string[];
  /** Shares by value where the item gives points for each. */
  readonly shares: ReadonlyMap<string, number>;
  /** Of a value that is a number: what counts as right. */
  readonly compare: Comparison;
  readonly unread: readonly string[];
}

function mappedShares(declaration: XmlElement): Map<string, number> {
  const mapping = childNamed(declaration, 'mapping');
  const entries = childrenNamed(mapping, 'mapentry').map(
    (entry) => [attribute(entry, 'mapkey') ?? '', readNumber(attribute(entry, 'mappedvalue') ?? '') ?? 0] as const,
  );
  const most = Math.max(0, ...entries.map(([, points]) => points));
  return new Map(entries.map(([key, points]) => [key, most > 0 ? points / most : 0]));
}

/** How an item compares a number: what counts as right around a value. */
type Comparison = (value: number) => { value: number; tolerance: number };

const EXACT: Comparison = (value) => ({ value, tolerance: 0 });

function toleranceOf(equal: XmlElement): Comparison | null {
  const [given, above] = (attribute(equal, 'tolerance') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(readNumber);
  if (given === null || given === undefined)
    return /^(?:absolute|relative)$/.test(attribute(equal, 'tolerancemode') ?? '') ? null : EXACT;
  const upper = above ?? given;
  const isRelative = attribute(equal, 'tolerancemode') === 'relative';
  return (value) => {
    const unit = isRelative ? Math.abs(value) / 100 : 1;
    return { value: value + ((upper - given) * unit) / 2, tolerance: ((upper + given) * unit) / 2 };
  };
}

/** Both sides are rounded: right is all that becomes the rounded value. */
function roundingOf(equal: XmlElement): Comparison | null {
  const figures = readNumber(attribute(equal, 'figures') ?? '');
  if (figures === null || figures < 0 || figures > 15) return null;
  const bySignificance = (attribute(equal, 'roundingmode') ?? 'significantFigures') !== 'decimalPlaces';
  return (value) => {
    const size = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
    const decimals = bySignificance ? figures - 1 - size : figures;
    const step = 10 ** -decimals;
    return { value: Number((Math.round(value / step) * step).toPrecision(15)), tolerance: Number((step / 2).toPrecision(12)) };
  };
}

/** Comparisons that define right answers; unsupported ones are reported. */
const FOLLOWED = new Set(['equal', 'equalrounded', 'match', 'stringmatch', 'mapresponse', 'member', 'contains', 'isnull', 'not']);
const COMPARISONS = new Set([
  'lt',
  'lte',
  'gt',
  'gte',
  'patternmatch',
  'substring',
  'inside',
  'customoperator',
  'durationlt',
  'durationgte',
  'inequal',
]);

function comparisonOf(item: XmlElement, id: string): { compare: Comparison; unread: string[] } {
  const names = [...FOLLOWED, ...COMPARISONS];
  const found = childrenNamed(item, 'responseprocessing')
    .flatMap((processing) => allNamed(processing, ...names))
    .filter((one) => childrenNamed(one, 'variable').some((variable) => attribute(variable, 'identifier') === id));
  const rounded = found.find((one) => qtiName(one) === 'equalrounded');
  const equal = found.find((one) => qtiName(one) === 'equal');
  const compare = rounded ? roundingOf(rounded) : equal ? toleranceOf(equal) : EXACT;
  const unread = found.map(qtiName).filter((name) => COMPARISONS.has(name));
  if (!compare) unread.push(rounded ? 'equalRounded' : 'equal');
  const further = found.filter((one) => one !== (rounded ?? equal) && /^(?:equal|equalrounded)$/.test(qtiName(one)));
  if (further.length > 0) unread.push('another equal');
  return { compare: compare ?? EXACT, unread: [...new Set(unread)] };
}

/** All that an item declares to be answered, by its name. */
export function responsesOf(item: XmlElement): Map<string, Response> {
  const responses = childrenNamed(item, 'responsedeclaration').map((declaration): Response => {
    const id = attribute(declaration, 'identifier') ?? '';
    const cardinality = attribute(declaration, 'cardinality') ?? 'single';
    return {
      id,
      type: (attribute(declaration, 'basetype') ?? 'identifier').toLowerCase(),
      several: cardinality === 'multiple',
      ordered: cardinality === 'ordered',
      right: childrenNamed(childNamed(declaration, 'correctresponse'), 'value').map((value) => allText(value).trim()),
      shares: mappedShares(declaration),
      ...comparisonOf(item, id),
    };
  });
  return new Map(responses.map((response) => [response.id, response]));
}
