import type { AnswerKeySource } from '@api/contract';
import { type DealtOptions, dealOptions, type WrongOption } from '../../multiple-choice.ts';
import type { NumericAnswer, Placement } from '../../template.ts';
import { groupThousands } from '../../tex.ts';

/** Setting the questions of the two courses: running text, mark schemes, options, numeric answers and placements. */

/** Raw text (TeX keeps its backslashes) without the indentation of the source; blank lines part the paragraphs. */
export function prose(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw(strings, ...values)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

export { markScheme as scheme } from '../../question-parts.ts';

/** Places of the correct option; even and odd variants, which go to different courses, each see all four. */
const CORRECT_PLACES = [1, 3, 0, 2, 2, 0, 3, 1];

/** Four options with the correct one at a place that depends on the variant, the key of where the others come from, and the answer line. */
export function choice(
  correct: string,
  wrongOptions: readonly [WrongOption, WrongOption, WrongOption],
  variantIndex: number,
): DealtOptions & { answer: string; markScheme: [] } {
  const place = CORRECT_PLACES[variantIndex % CORRECT_PLACES.length] as number;
  const dealt = dealOptions(correct, wrongOptions, place);
  return { ...dealt, answer: `**${dealt.correctOption}**: ${correct}`, markScheme: [] };
}

/** An answer that is marked right when it agrees to three significant figures, rounded or fuller. */
export function near(value: number, part?: string, unit?: string): NumericAnswer {
  return toWithin(value, halfUnit(value), part, unit);
}

/** Half a unit of the third significant figure, and a little more for the value that lies just between. */
export function halfUnit(value: number): number {
  const exponent = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return 0.51 * 10 ** (exponent - 2);
}

/** An answer that has one value, such as a whole number or a short decimal. */
export function exact(value: number, part?: string, unit?: string): NumericAnswer {
  return toWithin(value, 1e-9, part, unit);
}

/** An answer with a tolerance of its own. */
export function toWithin(value: number, tolerance: number, part?: string, unit?: string): NumericAnswer {
  return { value, tolerance, ...(part ? { part } : {}), ...(unit ? { unit } : {}) };
}

/** A number that is one of several fields of a part, with what stands before it, and the slips that are foreseen. */
export function labelled(label: string, answer: NumericAnswer, slips?: AnswerKeySource['slips']): AnswerKeySource {
  return { kind: 'number', label, ...answer, ...(slips ? { slips } : {}) };
}

/** A number with the slips that are foreseen, for the keys of a draft. */
export function foreseen(answer: NumericAnswer, slips: AnswerKeySource['slips']): AnswerKeySource {
  return { kind: 'number', ...answer, slips };
}

/** A matrix, given by its rows and answered column by column; `name` follows the words `Column 1`. */
export function columns(part: string, rows: readonly (readonly (string | number)[])[], name = ''): AnswerKeySource[] {
  return (rows[0] ?? []).map((_, column) => ({
    kind: 'vector',
    part,
    label: `Column ${column + 1} ${name}`.trim(),
    values: rows.map((row) => `${row[column] as string | number}`),
  }));
}

/** A sum of money with so many decimals, thousands apart from 10 000 up. TeX. */
export function money(value: number, places = 2): string {
  const text = value.toFixed(places);
  return value >= 10_000 ? groupThousands(text) : text;
}

/** A three-figure bearing in TeX, `060^\circ`. */
export function bearing(degrees: number): string {
  return `${String(degrees).padStart(3, '0')}^\\circ`;
}

/** A bearing to one decimal place. */
export function preciseBearing(degrees: number): string {
  return `${degrees.toFixed(1).padStart(5, '0')}^\\circ`;
}

/** A Markdown table; cells are Markdown with TeX. */
export function table(header: readonly (string | number)[], ...rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => ':---:')), ...rows.map(line)].join('\n');
}

const place =
  (subject: Placement['subject']) =>
  (topic: string, paper: 1 | 2 | 3, ...otherTopics: readonly string[]): Placement => ({
    subject,
    topic,
    paper,
    ...(otherTopics.length > 0 ? { otherTopics } : {}),
  });

/** A place in Maths AI SL. */
export const sl = place('math-ai-sl');

/** A place in Maths AI HL. */
export const hl = place('math-ai-hl');

/** A question of the common core: it stands at SL and is listed at HL as well. */
export function core(topic: string, paper: 1 | 2, ...otherTopics: readonly string[]): Placement[] {
  return [sl(topic, paper, ...otherTopics)];
}
