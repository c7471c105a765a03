import katex from 'katex';
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
export const lineMacros = (tex: string): Record<string, (context: object) => string> =>
  EQUATION.test(tex) ? { '\\ce': (context) => chemistry(context).replace(/^\{(.*)\}$/s, '$1') } : {};
