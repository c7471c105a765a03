import { OVERRIDE, type RegisteredModule } from '../registry.ts';

/** A module with a version of this browser's own. */
export interface Trial {
  name: string;
  version: string;
  /** A preview, or a developer's own build. */
  kind: 'preview' | 'override';
  /** Address of a developer's own build. */
  from?: string;
}

/** Modules whose version this user chose: always visible, and can be ended. */
export function trialsOf(modules: readonly RegisteredModule[]): Trial[] {
  return modules.flatMap(({ name, version, entry, preview }): Trial[] => {
    if (version === OVERRIDE) return [{ name, version, kind: 'override', from: new URL(entry, location.href).host }];
    return preview ? [{ name, version, kind: 'preview' }] : [];
  });
}

export async function endPreviews(): Promise<void> {
  const response = await fetch('/releases/preview/end', { method: 'POST' });
  if (!response.ok) throw new Error(`Ending a preview answered ${response.status}`);
}
