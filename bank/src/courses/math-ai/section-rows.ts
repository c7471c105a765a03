import type { GuideSection } from '../../template.ts';

/** A section of the guide: its number, our name for it, and the leaves that hold its questions. */
export type SectionRow = readonly [number: string, name: string, ...leaves: string[]];

/** Core sections stand in both courses as `SL 1.1`, those of higher level alone as `AHL 1.9`. */
export function sectionsOf(core: readonly SectionRow[], higher: readonly SectionRow[]): GuideSection[] {
  const under = (subject: GuideSection['subject'], prefix: string, rows: readonly SectionRow[]) =>
    rows.map(([number, name, ...leaves]): GuideSection => ({ subject, section: `${prefix} ${number}`, name, leaves }));
  return [...under('math-ai-sl', 'SL', core), ...under('math-ai-hl', 'SL', core), ...under('math-ai-hl', 'AHL', higher)];
}
