/** Other systems have one text after a question; these headings mark our answer, solution and mark scheme in it. */
const HEADINGS = { answer: '**Answer**', solution: '**Solution**', markScheme: '**Mark scheme**' } as const;
type Told = Record<keyof typeof HEADINGS, string>;

/** Joins the texts shown after a question; a solution alone needs no heading. */
export function joinAnswer(told: Partial<Told>): string {
  const kept = (Object.keys(HEADINGS) as (keyof Told)[]).filter((name) => told[name]?.trim());
  if (kept.length === 1 && kept[0] === 'solution') return told.solution ?? '';
  return kept.map((name) => `${HEADINGS[name]}\n\n${told[name]}`).join('\n\n');
}

/** The text under each heading; a text without headings is a solution. */
export function splitAnswer(text: string): Told {
  const found: Told = { answer: '', solution: '', markScheme: '' };
  const pieces = text.split(/(?:^|\n\n)(\*\*(?:Answer|Solution|Mark scheme)\*\*)(?=\n\n|$)/);
  found.solution = pieces[0]?.trim() ?? '';
  for (let index = 1; index < pieces.length; index += 2) {
    const name = (Object.keys(HEADINGS) as (keyof Told)[]).find((one) => HEADINGS[one] === pieces[index]);
    if (name) found[name] = [found[name], pieces[index + 1]?.trim() ?? ''].filter((one) => one !== '').join('\n\n');
  }
  return found;
}
