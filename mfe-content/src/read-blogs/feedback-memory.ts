/** What this browser's reader said of one post. */
export interface SaidOfPost {
  helpful: boolean;
  words: string;
}

interface Memory {
  /** Made up once, so that a reader counts once; it names nobody. */
  visitor: string;
  said: Record<string, SaidOfPost>;
}

const KEY = 'blog-feedback';
/** The oldest are forgotten beyond this many. */
const MOST_POSTS = 100;

function read(): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<Memory> | null;
    if (typeof stored?.visitor === 'string' && stored.said) return { visitor: stored.visitor, said: stored.said };
  } catch {
    // Nothing stored, or nothing that can be read.
  }
  return { visitor: crypto.randomUUID(), said: {} };
}

/** What was said of a post in this browser; null: nothing. */
export function saidOf(slug: string): SaidOfPost | null {
  const { said } = read();
  return Object.hasOwn(said, slug) ? (said[slug] ?? null) : null;
}

/** Who reads here, by the name that the browser has made up. */
export function visitorHere(): string {
  const memory = read();
  keep(memory);
  return memory.visitor;
}

/** Remembers what was said of a post, so that it shows at the next visit and can be changed. */
export function remember(slug: string, answer: SaidOfPost): void {
  const { visitor, said } = read();
  const { [slug]: _former, ...others } = said;
  keep({ visitor, said: Object.fromEntries([...Object.entries(others).slice(1 - MOST_POSTS), [slug, answer]]) });
}

function keep(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A full or forbidden store: the answer counts, it is only not remembered here.
  }
}
