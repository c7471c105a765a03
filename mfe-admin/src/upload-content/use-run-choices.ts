import type { UploadCategory, UploadDefaults, UploadEncoding, UploadRun } from '@api/contract';
import { MOST_MARKS } from '@api/contract/limits';
import { useApiMutation } from '@shell/kit';
import { useState } from 'react';
import type { DoubtfulField } from './upload-labels.ts';
import { type Places, placesOf } from './use-category-places.ts';

/** As the note says. */
export const ASSUMED = '-';

type Replacing = 'keep' | 'replace';

export type RunChoices = ReturnType<typeof useRunChoices>;

const serialize = (places: Places) => JSON.stringify([...places.values()]);

/** Choices for a checked file, to check again or store. `isReplacing`: it replaces questions. `onRun`: the new run. */
export function useRunChoices(run: UploadRun, isReplacing: boolean, onRun: (id: number) => void) {
  const stored = placesOf(run.options.places);
  const [places, setPlaces] = useState<Places>(stored);
  const [marks, setMarks] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Partial<Record<DoubtfulField, string>>>({});
  const [replacing, setReplacing] = useState<Replacing | null>(null);
  const call = useApiMutation('POST /api/admin/uploads/runs/:id/import', { invalidates: ['GET /api/admin/uploads/runs'] });

  const said = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ASSUMED));
  const wrongMarks = marks !== null && (!Number.isInteger(marks) || marks < 1 || marks > MOST_MARKS);
  const changed = Object.keys(said).length > 0 || marks !== null || serialize(places) !== serialize(stored);
  const undecided = isReplacing && replacing === null;

  const again = () => {
    const { calculator_allowed, encoding, ...rest } = said;
    const defaults = {
      ...run.options.defaults,
      ...rest,
      ...(calculator_allowed && { calculator_allowed: calculator_allowed === 'true' }),
      ...(marks !== null && { marks }),
    } as UploadDefaults;
    return {
      ...{ partial: run.options.partial, dry_run: true, defaults, places: [...places.values()] },
      ...(encoding && { encoding: encoding as UploadEncoding }),
    };
  };
  const begin = async () => {
    const body = changed ? again() : { partial: run.faults > 0, ...(replacing && { replace: replacing === 'replace' }) };
    try {
      onRun((await call.mutateAsync({ params: { id: run.id }, body })).run.id);
    } catch {
      // Shown by `refused`.
    }
  };
  return {
    ...{ places, setPlaces, marks, setMarks, wrongMarks, replacing, setReplacing, changed, undecided, begin },
    chosen,
    choose: (field: DoubtfulField, value: string) => setChosen({ ...chosen, [field]: value }),
    pending: call.isPending,
    refused: call.error,
  };
}

/** Entries that storing would write. */
export const countToStore = (run: UploadRun, replacing: Replacing | null): number =>
  replacing === 'keep' ? run.created : run.created + run.updated;

/** Categories without a chosen topic. */
export const unplacedOf = (categories: readonly UploadCategory[]) => categories.filter(({ unplaced }) => unplaced > 0);
