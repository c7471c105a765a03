import type { AnswerKeyOf } from '@api/contract';
import { type Node, nodesOf, parse } from '../reading/parse.ts';
import { type Token, tokensOf, Unreadable } from '../reading/tokens.ts';
import { lettersOf, type Point } from './evaluate.ts';
import { pointsFor, type Values, valuesAt } from './sampling.ts';

/** Where a key's formulae and an answer to it are compared. */
export interface Context {
  variables: readonly string[];
  points: readonly Point[];
  /** Reads tokens as an expression whose letters are known here. */
  read(tokens: readonly Token[]): Node;
  values(node: Node): Values;
}

/** A formula of a key; throws `Unreadable` where it is none. */
export const keyTokens = (formula: string, variables: readonly string[]) => tokensOf(formula, { comma: 'separator', variables });

type Settings = Pick<AnswerKeyOf<'expression'>, 'variables' | 'domain'>;

/** Letters typed in the other case (phones begin with a capital) are the known ones. */
function inKnownCase(node: Node, variables: readonly string[]): Node {
  const fold = (name: string) => {
    if (variables.includes(name)) return name;
    const other = variables.find((variable) => variable.toLowerCase() === name.toLowerCase());
    return other ?? name;
  };
  for (const one of nodesOf(node)) if (one.n === 'symbol') one.name = fold(one.name);
  return node;
}

/**
 * What `formulae` of a key, with the letters that it names or those in them, are compared in. An answer with a letter that is not among
 * them, nor one of `more`, cannot be read.
 */
export function contextOf(
  formulae: readonly string[],
  { variables: named, domain }: Settings,
  more: readonly string[] = [],
): Context {
  const all = formulae.map((formula) => parse(keyTokens(formula, named ?? [])));
  const variables = named ?? [...new Set(all.flatMap((node) => [...lettersOf(node, [])]))].sort();
  const points = pointsFor([...variables, ...more], domain);
  return {
    variables,
    points,
    read(tokens) {
      const node = inKnownCase(parse(tokens), [...variables, ...more]);
      const strange = [...lettersOf(node, variables)].filter((letter) => !variables.includes(letter) && !more.includes(letter));
      if (strange.length > 0) throw new Unreadable(strangeLetters(strange, variables));
      return node;
    },
    values: (node) => valuesAt(node, points),
  };
}

function strangeLetters(strange: readonly string[], variables: readonly string[]): string {
  const [one] = strange;
  if (variables.length === 0) return `A number is asked: ${one} is not one.`;
  return `Only ${variables.join(', ')} can stand here, not ${one}.`;
}
