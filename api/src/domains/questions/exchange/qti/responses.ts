import { readNumber } from '../item/answer-fields.ts';
import { allText, type XmlElement } from '../source/read-elements.ts';
import { allNamed, attribute, childNamed, childrenNamed } from './names.ts';

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
  /** Of a value that is a number. */
  tolerance(value: number): number;
}

function mappedShares(declaration: XmlElement): Map<string, number> {
  const mapping = childNamed(declaration, 'mapping');
  const entries = childrenNamed(mapping, 'mapentry').map(
    (entry) => [attribute(entry, 'mapkey') ?? '', readNumber(attribute(entry, 'mappedvalue') ?? '') ?? 0] as const,
  );
  const most = Math.max(0, ...entries.map(([, points]) => points));
  return new Map(entries.map(([key, points]) => [key, most > 0 ? points / most : 0]));
}

/** The tolerance by which an item compares a response, from its response processing. */
function toleranceOf(item: XmlElement, id: string): (value: number) => number {
  for (const equal of allNamed(item, 'equal')) {
    if (!allNamed(equal, 'variable').some((variable) => attribute(variable, 'identifier') === id)) continue;
    const [given] = (attribute(equal, 'tolerance') ?? '').trim().split(/\s+/).map(readNumber);
    if (given === null || given === undefined) continue;
    return attribute(equal, 'tolerancemode') === 'relative' ? (value) => (Math.abs(value) * given) / 100 : () => given;
  }
  return () => 0;
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
      tolerance: toleranceOf(item, id),
    };
  });
  return new Map(responses.map((response) => [response.id, response]));
}
