import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test.each([
  ['$x^2 + 1 = 0$', 'x² + 1 = 0'],
  ['$x^{n+1}$ and $x_1$ and $a_{ij}$', 'xⁿ⁺¹ and x₁ and a_ij'],
  ['$\\frac{1}{2}$', '1/2'],
  ['$\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$', '(−b ± √(b² − 4ac))/(2a)'],
  ['$\\sqrt{2}$, $\\sqrt[3]{x+1}$', '√2, ∛(x + 1)'],
  ['$\\int_0^1 x^2\\,\\mathrm{d}x$', '∫₀¹ x² dx'],
  ['$\\sum_{k=1}^{n} k$', '∑ₖ₌₁ⁿ k'],
  ['$\\lim_{x \\to 0} f(x)$', 'lim_(x → 0) f(x)'],
  ['$\\vec{v} = \\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}$', 'v⃗ = (1; 2)'],
  ['$\\binom{n}{2}$', '(n choose 2)'],
  ['$\\sin^2 \\theta \\leq 1$', 'sin² θ ≤ 1'],
  ['$30^\\circ$', '30°'],
  ["$f'(x)$", 'f′(x)'],
  ['$\\ce{H2O}$', 'H₂O'],
  ['$x \\in \\mathbb{R}$', 'x ∈ R'],
  ['$\\text{if } p \\Rightarrow q$', 'if p ⇒ q'],
  ['So $\\frac{1$ stays, costs \\$5, * and _ too.', 'So \\frac{1 stays, costs $5, * and _ too.'],
  ['$$a = b$$ \\(c\\) \\[d\\]', 'a = b c d'],
])('%j reads %j', (source, text) => expect(readable(source)).toBe(text));
