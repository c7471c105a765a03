/** KaTeX's messages, by their beginning, and their meaning for the author of a question. `$1` is the first group. */
const WORDS: readonly (readonly [RegExp, string])[] = [
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
export function describeTexFault(rawMessage: string): string {
  for (const [pattern, words] of WORDS) {
    const match = pattern.exec(rawMessage);
    if (match) return words.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return `It cannot be set (${rawMessage.slice(0, 120)})`;
}
