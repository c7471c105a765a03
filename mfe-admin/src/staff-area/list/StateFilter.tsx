import { SegmentedControl } from 'design-system';
import { useSearchParams } from 'react-router-dom';
import { optionIn, withChange } from './list-address.ts';

interface StateFilterProps<State extends string> {
  label: string;
  /** The first is the default. */
  states: readonly [{ value: State; label: string }, ...{ value: State; label: string }[]];
}

/** Filters by state (`state`). */
export function StateFilter<State extends string>({ label, states }: StateFilterProps<State>) {
  const [search, setSearch] = useSearchParams();
  const [{ value: first }] = states;
  return (
    <SegmentedControl
      label={label}
      options={states}
      value={optionIn(search, 'state', states) ?? first}
      onValueChange={(state) => setSearch(withChange(search, { state: state === first ? null : state }))}
    />
  );
}
