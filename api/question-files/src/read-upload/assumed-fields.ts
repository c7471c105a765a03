interface Assumed {
  name: string;
  value(record: Readonly<Record<string, unknown>>): unknown;
  shown(value: unknown): string;
}

/** Defaults for fields that neither the file nor staff provide. */
const FIELDS: Readonly<Record<string, Assumed>> = {
  marks: { name: 'marks', value: () => 1, shown: () => '1 mark each' },
  difficulty: { name: 'difficulty', value: () => 'Medium', shown: String },
  level: { name: 'level', value: ({ subject }) => (/-hl$/.test(String(subject)) ? 'HL' : 'SL'), shown: String },
  calculator_allowed: { name: 'rule on calculators', value: () => true, shown: () => '“allowed”' },
};

/** Fills fields that a format lacks and counts them: one note for each value, not one for each question. */
export class AssumedFields {
  readonly #counts = new Map<string, { field: string; value: unknown; questions: number }>();

  fill(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const filled = { ...record };
    if (record.record !== 'question') return filled;
    for (const field of Object.keys(FIELDS)) {
      if (filled[field] !== undefined) continue;
      const value = FIELDS[field]?.value(record);
      filled[field] = value;
      const key = `${field} ${value}`;
      const counted = this.#counts.get(key) ?? { field, value, questions: 0 };
      this.#counts.set(key, { ...counted, questions: counted.questions + 1 });
    }
    return filled;
  }

  get notes(): { column: string; message: string }[] {
    return [...this.#counts.values()].map(({ field, value, questions }) => {
      const { name = field, shown = String } = FIELDS[field] ?? {};
      const where = questions === 1 ? '1 question' : `${questions.toLocaleString('en')} questions`;
      return { column: field, message: `The file has no ${name} for ${where}: ${shown(value)} is used` };
    });
  }
}
