/** The possible values of an expression, as far as the literals and types of its own file show. */
import ts from 'typescript';

/** A text, or a list or an object, with all that each of its entries may be; null where that comes from elsewhere. */
export type Value = string | { items: Possible[] } | { fields: Map<string, Possible> };
type Possible = Value[] | null;

/** What brings a name into its scope. */
type Declaration = Holder | ts.FunctionDeclaration | ts.TypeAliasDeclaration | ts.ImportSpecifier;
type Holder = ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement;
type Key = string | number;

/** A key without a literal: it marks a list of entries as incomplete. */
const UNKNOWN = '...';
/** Calls that answer some elements of their list, and calls that give these to a function one by one. */
const SOME_OF_THEM = /^(?:filter|slice|toSorted|toReversed)$/;
const ONE_BY_ONE = /^(?:map|flatMap|forEach|filter|find|some|every)$/;

/** All that an expression may be, null where its file does not say. Its nodes have to know their parents. */
export function valuesOf(expression: ts.Expression): Value[] | null {
  return evaluate(expression, new Set());
}

/** The expression without what says nothing at run time: brackets, `as const`, `satisfies`, `!`. */
export function unwrapped(node: ts.Expression): ts.Expression {
  const says = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return says || ts.isNonNullExpression(node) ? unwrapped(node.expression) : node;
}

/** The declaration that a name means, by the scopes around it. */
export function declarationOf(name: ts.Identifier): Declaration | undefined {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    const declared = declaredIn(scope).find(({ name: own }) => own && ts.isIdentifier(own) && own.text === name.text);
    if (declared) return declared;
  }
  return undefined;
}

/** Whether nothing else than this value is ever in a name. */
export const isConstant = (declared: ts.Node): declared is ts.VariableDeclaration & { initializer: ts.Expression } =>
  ts.isVariableDeclaration(declared) && declared.initializer !== undefined && (declared.parent.flags & ts.NodeFlags.Const) !== 0;

/** The function of the same file that a call calls. */
export function calledFunction({ expression }: ts.CallExpression): ts.FunctionLikeDeclaration | undefined {
  const declared = ts.isIdentifier(expression) ? declarationOf(expression) : undefined;
  if (!declared || ts.isFunctionDeclaration(declared)) return declared;
  const value = isConstant(declared) ? unwrapped(declared.initializer) : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** The values that a function returns. */
export function answersOf({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!body || !ts.isBlock(body)) return body ? [body] : [];
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return answers;
}

/** `within`: what is being evaluated. A function that hands its own argument on to itself adds nothing to what others hand it. */
function evaluate(expression: ts.Expression, within: ReadonlySet<ts.Node>): Possible {
  const node = unwrapped(expression);
  if (within.has(node)) return [];
  const inner = new Set([...within, node]);
  const of = (other: ts.Expression) => evaluate(other, inner);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return [{ items: node.elements.flatMap((element) => itemsOf(element, of)) }];
  if (ts.isObjectLiteralExpression(node)) return [{ fields: new Map(node.properties.flatMap((each) => fieldsOf(each, of))) }];
  if (ts.isConditionalExpression(node)) return allOf([of(node.whenTrue), of(node.whenFalse)]);
  if (ts.isPropertyAccessExpression(node)) return entriesOf(of(node.expression), [node.name.text]);
  if (ts.isElementAccessExpression(node)) return entriesOf(of(node.expression), keysOf(node.argumentExpression, of));
  if (ts.isCallExpression(node)) return calledValues(node, of);
  const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined;
  return declared && isHolder(declared) ? heldBy(declared, inner) : null;
}

type Evaluate = (expression: ts.Expression) => Possible;

const allOf = (all: readonly Possible[]): Possible => (all.includes(null) ? null : all.flatMap((each) => each ?? []));

/** Entries of lists and objects: under these keys, or any if no keys are known. */
function entriesOf(holders: Possible, keys: readonly Key[] | null = null): Possible {
  if (holders === null) return null;
  return allOf(
    holders.flatMap((holder): Possible[] => {
      if (typeof holder === 'string') return [null];
      const entries = new Map<Key, Possible>('items' in holder ? holder.items.entries() : holder.fields);
      return keys ? keys.map((key) => entries.get(key) ?? null) : [...entries.values()];
    }),
  );
}

function keysOf(key: ts.Expression, of: Evaluate): Key[] | null {
  if (ts.isNumericLiteral(key)) return [Number(key.text)];
  return of(key)?.filter((name) => typeof name === 'string') ?? null;
}

function itemsOf(element: ts.Expression, of: Evaluate): Possible[] {
  return ts.isSpreadElement(element) ? [entriesOf(of(element.expression))] : [of(element)];
}

function fieldsOf(property: ts.ObjectLiteralElementLike, of: Evaluate): [string, Possible][] {
  if (ts.isPropertyAssignment(property)) return [[nameText(property.name), of(property.initializer)]];
  if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, of(property.name)]];
  const spread = ts.isSpreadAssignment(property) ? of(property.expression) : null;
  if (spread === null) return [[UNKNOWN, null]];
  return spread.flatMap((each) => (typeof each === 'object' && 'fields' in each ? [...each.fields] : [[UNKNOWN, null] as const]));
}

const nameText = (name: ts.PropertyName) => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : UNKNOWN);

function calledValues(call: ts.CallExpression, of: Evaluate): Possible {
  const called = calledFunction(call);
  if (called) return allOf(answersOf(called).map(of));
  if (!ts.isPropertyAccessExpression(call.expression)) return null;
  const { expression: owner, name } = call.expression;
  if (SOME_OF_THEM.test(name.text)) return of(owner);
  const [object] = call.arguments;
  if (!object || !ts.isIdentifier(owner) || owner.text !== 'Object') return null;
  if (name.text === 'values') return listed(of(object), ([, values]) => values);
  if (name.text === 'keys') return listed(of(object), ([key]) => [key]);
  return name.text === 'entries' ? listed(of(object), ([key, values]) => [{ items: [[key], values] }]) : null;
}

/** A list of what each field of an object makes. */
function listed(objects: Possible, make: (field: [string, Possible]) => Possible): Possible {
  return allOf(
    (objects ?? [null]).map((object): Possible => {
      if (object === null || typeof object === 'string' || 'items' in object) return null;
      return [{ items: [...object.fields].map((field) => (field[0] === UNKNOWN ? null : make(field))) }];
    }),
  );
}

const isHolder = (declared: Declaration): declared is Holder =>
  ts.isVariableDeclaration(declared) || ts.isParameter(declared) || ts.isBindingElement(declared);

/** The possible values of a variable, a parameter or a part of one. */
function heldBy(holder: Holder, within: ReadonlySet<ts.Node>): Possible {
  const of = (other: ts.Expression) => evaluate(other, within);
  if (ts.isBindingElement(holder)) {
    const { parent: pattern } = holder;
    if (holder.dotDotDotToken) return null;
    const key = ts.isArrayBindingPattern(pattern)
      ? pattern.elements.indexOf(holder)
      : nameText(holder.propertyName ?? (holder.name as ts.Identifier));
    return entriesOf(heldBy(pattern.parent, within), [key]);
  }
  if (ts.isParameter(holder)) return typeValues(holder.type) ?? handedTo(holder, of);
  const loop = holder.parent.parent;
  if (ts.isForOfStatement(loop)) return entriesOf(of(loop.expression));
  return isConstant(holder) ? of(holder.initializer) : null;
}

/**
 * The values of a parameter: elements of the list that calls its function, or the arguments of calls to a function
 * private to its file.
 */
function handedTo(parameter: ts.ParameterDeclaration, of: Evaluate): Possible {
  const { parent: taker } = parameter;
  const place = taker.parameters.indexOf(parameter);
  if (ts.isCallExpression(taker.parent) && ts.isPropertyAccessExpression(taker.parent.expression)) {
    const { expression: list, name } = taker.parent.expression;
    return place === 0 && ONE_BY_ONE.test(name.text) ? entriesOf(of(list)) : null;
  }
  const declared = ts.isFunctionDeclaration(taker) ? taker : taker.parent;
  if (!ts.isFunctionDeclaration(declared) && !ts.isVariableDeclaration(declared)) return null;
  const calls = isExported(declared) ? [] : usesOf(declared);
  const handed = calls.map((use): Possible => {
    const argument = ts.isCallExpression(use.parent) && use.parent.expression === use ? use.parent.arguments[place] : undefined;
    return argument && !ts.isSpreadElement(argument) ? of(argument) : null;
  });
  return calls.length > 0 ? allOf(handed) : null;
}

const isExported = (declared: ts.Declaration) => (ts.getCombinedModifierFlags(declared) & ts.ModifierFlags.Export) !== 0;

/** Where a name is used, but for where it is declared. */
function usesOf(declared: ts.FunctionDeclaration | ts.VariableDeclaration): ts.Identifier[] {
  const { name } = declared;
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const isMember =
      ts.isPropertyAccessExpression(node.parent ?? node) && (node.parent as ts.PropertyAccessExpression).name === node;
    if (ts.isIdentifier(node) && node !== name && !isMember && declarationOf(node) === declared) uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(declared.getSourceFile());
  return uses;
}

/** The texts that a type allows: literals of its own file, and the keys of an object there. */
function typeValues(type: ts.TypeNode | undefined): Possible {
  if (!type) return null;
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal.text] : null;
  if (ts.isUnionTypeNode(type)) return allOf(type.types.map(typeValues));
  if (ts.isTypeLiteralNode(type)) return [{ fields: new Map(type.members.flatMap(memberValues)) }];
  if (ts.isTypeOperatorNode(type) && ts.isTypeQueryNode(type.type) && ts.isIdentifier(type.type.exprName)) {
    const keys = listed(valuesOf(type.type.exprName), ([key]) => [key]);
    return type.operator === ts.SyntaxKind.KeyOfKeyword ? entriesOf(keys) : null;
  }
  const alias = ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? declarationOf(type.typeName) : undefined;
  return alias && ts.isTypeAliasDeclaration(alias) ? typeValues(alias.type) : null;
}

const memberValues = (member: ts.TypeElement): [string, Possible][] =>
  ts.isPropertySignature(member) ? [[nameText(member.name), typeValues(member.type)]] : [];

/** The declarations of a scope, without those of inner scopes. */
function declaredIn(scope: ts.Node): Declaration[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.flatMap(piecesOf);
  if (ts.isForOfStatement(scope) || ts.isForStatement(scope)) {
    return scope.initializer && ts.isVariableDeclarationList(scope.initializer)
      ? scope.initializer.declarations.flatMap(piecesOf)
      : [];
  }
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isCaseOrDefaultClause(scope)) return [];
  return scope.statements.flatMap((statement): Declaration[] => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(piecesOf);
    if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [statement];
    const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return names && ts.isNamedImports(names) ? [...names.elements] : [];
  });
}

/** A declaration with the pieces that its pattern takes apart. */
function piecesOf(holder: Holder): Holder[] {
  if (ts.isIdentifier(holder.name)) return [holder];
  return holder.name.elements.flatMap((element) => (ts.isBindingElement(element) ? piecesOf(element) : []));
}
