import katex from 'katex';
import 'katex/contrib/mhchem';

/** What KaTeX hands to a macro, as far as it is needed here. */
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

/** Nothing but one piece of chemistry, an equation as a rule; mhchem puts columns and rows into no braces. */
const EQUATION = /^\s*\\ce\s*\{(?:(?!\\ce|&|\\\\|\\hline).)*\}\s*$/s;

/**
 * Macros for a formula in a line. A chemical equation breaks behind its arrow and its plus signs, as any other does behind its signs: KaTeX breaks none
 * within braces, in which mhchem sets the whole, and an equation is wider than a phone.
 */
export const lineMacros = (tex: string): Record<string, (context: object) => string> =>
  EQUATION.test(tex) ? { '\\ce': (context) => chemistry(context).replace(/^\{(.*)\}$/s, '$1') } : {};
