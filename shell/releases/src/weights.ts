import type { ModuleDescription } from './description.ts';

/**
 * The parts of a build over budget, and by how much: sentences for the person who builds or releases. Builds without
 * weights pass.
 */
export function overBudget({ name, weights = {} }: Pick<ModuleDescription, 'name' | 'weights'>): string[] {
  return Object.entries(weights)
    .filter(([, { kib, budget }]) => kib > budget)
    .map(([of, { kib, budget }]) => {
      const part = of === 'start' ? `The start of ${name}` : `The page ${of} of ${name}`;
      return `${part} weighs ${kib} KiB, ${(kib - budget).toFixed(1)} more than its budget of ${budget}.`;
    });
}
