/**
 * What was written and not yet sent, kept in this tab over a reload. Where the browser keeps nothing (private windows, a full
 * store) writing goes on without it.
 */
export function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(`draft:${key}`);
  } catch {
    return null;
  }
}

/** Keeps a draft; null forgets it. */
export function storeDraft(key: string, draft: string | null): void {
  try {
    if (draft) sessionStorage.setItem(`draft:${key}`, draft);
    else sessionStorage.removeItem(`draft:${key}`);
  } catch {
    // Nothing is lost but the way back after a reload.
  }
}
