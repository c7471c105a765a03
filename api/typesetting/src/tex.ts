import katex, { ParseError } from 'katex';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from './escape-html.ts';
import { type FormulaShape, fillShape, findShape, shapeName } from './formula-shapes.ts';
import 'katex/contrib/mhchem';

/** The part of KaTeX's macro context that we use. */
interface MacroContext {
  macros: { get(name: string): (context: object) => string };
}

/** What mhchem writes for `\ce`: TeX in braces. */
const chemistry = (() => {
  let found: ReturnType<MacroContext['macros']['get']> | undefined;
  const look = (context: object) => {
    found = (context as MacroContext).macros.get('\\ce');
    return '';
  };
  katex.renderToString('\\look', { macros: { '\\look': look } });
  if (!found) throw new Error('KaTeX has no \\ce: mhchem is not loaded');
  return found;
})();

/** A formula of one piece of chemistry, usually an equation; mhchem puts no braces around columns and rows. */
const EQUATION = /^\s*\\ce\s*\{(?:(?!\\ce|&|\\\\|\\hline).)*\}\s*$/s;

/**
 * Macros for a formula in a line. A chemical equation breaks after its arrow and plus signs, like any other equation: KaTeX breaks nothing
 * within braces, mhchem puts braces around everything, and an equation is wider than a phone.
 */
const lineMacros = (tex: string): Record<string, (context: object) => string> =>
  EQUATION.test(tex) ? { '\\ce': (context) => chemistry(context).replace(/^\{(.*)\}$/s, '$1') } : {};

/** KaTeX's messages, by their beginning, and their meaning for the author of a question. `$1` is the first group. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^Undefined control sequence: (\S+)/, 'There is no command $1'],
  [/^Expected '(?:EOF)', got '&/, 'An & may stand in a matrix or an array only'],
  [/^Expected 'EOF', got '#'/, 'A # cannot be set'],
  [/^Expected 'EOF', got '\\right'/, 'A \\right has no \\left'],
  [/^Expected 'EOF', got '\\end'/, 'An \\end has no \\begin'],
  [/^Expected 'EOF', got '(.+?)'/, '$1 cannot stand here'],
  [/^Expected '\\right', got/, 'A \\left has no \\right'],
  [/^Expected '\\end', got|^Expected & or \\\\/, 'A \\begin has no \\end'],
  [/^Expected '}', got 'EOF'|^Unexpected end of input in a macro argument/, 'A closing } is missing'],
  [/^Expected '\]', got/, 'A closing ] is missing'],
  [/^Expected '\{', got|^Expected group (?:as|after)/, 'Something is missing after a command, ^ or _: write it in { }'],
  [/^Extra \}/, 'There is a } too many'],
  [/^Double (superscript|subscript)/, 'Two $1s follow each other: put the first with its base in { }'],
  [/^No such environment: (\S+)/, 'There is no environment $1'],
  [/^Mismatch: \\begin\{(.+?)\} matched by \\end\{(.+?)\}/, '\\begin{$1} ends with \\end{$2}'],
  [/^Too many expansions/, 'It calls itself without end'],
  [/^Too many tab characters/, 'A row has more & than columns'],
  [/^Can't use function '(.+?)' in (math|text) mode/, '$1 cannot be used in $2'],
  [/^\\tag works only in display/, 'A \\tag needs a formula on a line of its own'],
  [/^Invalid color/, 'There is no such colour'],
  [/^Invalid (?:size|unit)/, 'A size is not valid'],
  [/^Limit controls must follow/, '\\limits must follow an operator such as \\sum'],
  [/^(?:Illegal|Invalid) delimiter/, 'Only a bracket may follow \\left, \\right or \\big'],
];

/** A sentence without its full stop for what KaTeX's `rawMessage` says. */
function describeTexFault(rawMessage: string): string {
  for (const [pattern, meaning] of MEANINGS) {
    const match = pattern.exec(rawMessage);
    if (match) return meaning.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return `It cannot be set (${rawMessage.slice(0, 120)})`;
}

/** A set formula, and its fault in words; null if it has none. */
export interface SetFormula {
  html: string;
  fault: string | null;
}

/**
 * Formulae repeat a lot within a bank (`$x$`, `$n = 3$`), so the last ones are cached, up to this many characters of
 * HTML per process or thread.
 */
const kept = new LRUCache<string, SetFormula>({
  maxSize: 4_000_000,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});
/**
 * Shapes by digits seen: `none` if digits do more than show. Holds a whole bank, else shapes would be evicted before
 * they repeat.
 */
const shapes = new LRUCache<string, FormulaShape | 'once' | 'none'>({
  maxSize: 56_000_000,
  sizeCalculation: (shape, key) =>
    key.length + (typeof shape === 'string' ? 16 : shape.pieces.reduce((sum, piece) => sum + piece.length + 24, 0)),
});
/** A longer formula is not cached: one-off input must not fill the memory. */
const LONGEST_KEPT = 500;

/** The longest formula that is set, in characters; a page of a mark scheme has some hundred. */
const LONGEST = 5_000;
/** Commands that define commands: no single formula needs them, and a few lines of them set a million signs. */
const DEFINES = /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|newenvironment)(?![a-zA-Z])/;

/** The explanation of the code for a reader. */
const NOT_SET = 'This formula cannot be shown yet: it stands here as it was written';

function faultOf(error: unknown): string {
  if (error instanceof ParseError) return describeTexFault(error.rawMessage);
  // The stack is full; anything else that KaTeX throws means the same to the author.
  return 'It is nested too deeply';
}

/** What KaTeX places and colours the parts of a formula with. Nothing of it leaves the formula or loads anything. */
const STYLES = new Set([
  ...['height', 'width', 'min-width', 'vertical-align', 'top', 'bottom', 'left', 'position'],
  ...['margin', 'margin-top', 'margin-right', 'margin-left', 'padding-left'],
  ...['border', 'border-style', 'border-width', 'border-color', 'border-top-width', 'border-bottom-width'],
  ...['border-right-width', 'border-right-style', 'color', 'background-color', 'text-shadow'],
]);
const LONGEST_STYLE = 200;
/** Lengths, sums of lengths, names and hexadecimal colours: no `url()`, no escape, no second declaration. */
const STYLE_VALUE = /^(?!(?:fixed|absolute|sticky)$)(?:[\w#%. -]|calc\([\w%. +-]+\))+$/;

/** Cache of filtered style attributes: KaTeX repeats a few thousand different ones. */
const styles = new LRUCache<string, string>({ max: 10_000 });

function harmlessStyle(attribute: string, style: string): string {
  const declarations = style.split(';').filter((declaration) => declaration !== '');
  const harmless = declarations.filter((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    return STYLES.has(name) && STYLE_VALUE.test(value);
  });
  if (harmless.length === declarations.length) return attribute;
  return harmless.length > 0 ? ` style="${harmless.join(';')}"` : '';
}

/**
 * Leaves only these properties in the style attributes of a set formula. The content security policy allows style
 * attributes for formulae, so they are filtered here, whatever a later KaTeX may write.
 */
export function withHarmlessStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (attribute, style: string) => {
    const known = styles.get(attribute);
    if (known !== undefined) return known;
    const harmless = harmlessStyle(attribute, style);
    if (attribute.length <= LONGEST_STYLE) styles.set(attribute, harmless);
    return harmless;
  });
}

function set(tex: string, displayMode: boolean): SetFormula {
  const broken = (fault: string) => ({ html: `<code class="tex-error" title="${NOT_SET}">${escapeHtml(tex)}</code>`, fault });
  if (tex.length > LONGEST) return broken(`It is longer than ${LONGEST.toLocaleString('en')} characters`);
  if (DEFINES.test(tex)) return broken('A formula cannot define commands of its own');
  try {
    const html = katex.renderToString(tex, {
      displayMode,
      macros: displayMode ? {} : lineMacros(tex),
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1_000,
      maxSize: 50,
    });
    return { html: withHarmlessStyles(html), fault: null };
  } catch (error) {
    return broken(faultOf(error));
  }
}

function byShape(tex: string, name: string): SetFormula | null {
  const shape = shapes.get(name);
  return shape === undefined || typeof shape === 'string' ? null : { html: fillShape(shape, tex), fault: null };
}

/** Remembers a shape, and analyses it the second time: most shapes come once or many times. */
function learnShape(tex: string, displayMode: boolean, { name, made }: { name: string; made: SetFormula }): void {
  const known = shapes.get(name);
  if (known === undefined) shapes.set(name, 'once');
  if (known !== 'once' || made.fault !== null) return;
  const again = (other: string) => {
    const { html, fault } = set(other, displayMode);
    return fault === null ? html : null;
  };
  shapes.set(name, findShape(tex, made.html, again) ?? 'none');
}

/**
 * Sets one formula as HTML with MathML. Nothing in a formula can link, load or style beyond maths (`trust` is off), and macros
 * cannot run away. A formula that KaTeX does not understand comes out as its source in `<code class="tex-error">`, with the fault.
 */
export function setFormula(tex: string, displayMode: boolean): SetFormula {
  if (tex.length > LONGEST_KEPT) return set(tex, displayMode);
  const mode = displayMode ? 'd' : 'i';
  const known = kept.get(mode + tex);
  if (known) return known;
  const name = mode + shapeName(tex);
  const filled = byShape(tex, name);
  if (filled) return filled;
  const made = set(tex, displayMode);
  kept.set(mode + tex, made);
  learnShape(tex, displayMode, { name, made });
  return made;
}

/** The same without a cache, for comparison. */
export const typesetUncached = set;
