import { OVERRIDE, type RegisteredModule } from '../registry.ts';

/** A module that this browser gets in another version than everybody. */
export interface Trial {
  name: string;
  version: string;
  /** A release that is looked at before it is live, or a developer's own build. */
  kind: 'preview' | 'override';
  /** Where a developer's own build is served. */
  from?: string;
}

/** The modules that differ from what everybody gets because the user chose so here: always in view, and can be ended. */
export function trialsOf(modules: readonly RegisteredModule[]): Trial[] {
  return modules.flatMap(({ name, version, entry, preview }): Trial[] => {
    if (version === OVERRIDE) return [{ name, version, kind: 'override', from: new URL(entry, location.href).host }];
    return preview ? [{ name, version, kind: 'preview' }] : [];
  });
}

/** Ends all previews of this browser. */
export async function endPreviews(): Promise<void> {
  const response = await fetch('/releases/preview/end', { method: 'POST' });
  if (!response.ok) throw new Error(`Ending a preview answered ${response.status}`);
}
