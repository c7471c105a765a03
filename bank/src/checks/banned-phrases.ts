/** Phrases that no question prints; docs/guides/question-style.md says what to write instead. */
const BANNED_PHRASES: readonly RegExp[] = [
  /\bwhich statement about (?:this answer|the two answers)\b/i,
  /\b(?:is|are) given this task\b/i,
  /\bwho slips\b/i,
  /\bis told\b/i,
  /\bwrite it down before the result\b/i,
  /\blook for that many things\b/i,
  /\bsame points in other words\b/i,
  /\banew\b/i,
  /\b(?:somebody|whoever)\b/i,
  /\bfor rare\b/i,
  /\bdo neither\b/i,
  /\blets? go of\b/i,
  /\bstands? on top\b/i,
  /\bways are no\b/i,
  /\blikeness(?:es)?\b/i,
  /\bthe (?:same|one) as who\b/i,
  /\bspeaks? (?:for|against)\b/i,
  /\bin the place of each other\b/i,
  /\bnothing (?:tells|says) that\b/i,
  /\bcan be told by\b/i,
];

/** The banned phrases that a text prints. */
export const bannedPhrases = (markdown: string): string[] => BANNED_PHRASES.flatMap((phrase) => phrase.exec(markdown)?.[0] ?? []);
