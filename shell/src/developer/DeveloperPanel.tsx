import { css } from '@emotion/react';
import { Button, DescriptionList, Dialog, Select, Switch, TextField, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { overrideAddress, readOverrides, setOverride } from '../modules/overrides.ts';
import { ownedRegions } from './owners.ts';

const stack = css({ display: 'grid', gap: token.space[5] });
const form = css({ display: 'grid', gap: token.space[4] });
const heading = css({ margin: 0, fontSize: token.text.body, fontWeight: token.weight.strong });
const OTHER = 'other';

interface DeveloperPanelProps {
  onClose: () => void;
  modules: readonly string[];
  describe: (owner: string) => string;
  outlines: boolean;
  onOutlines: (shown: boolean) => void;
  /** Reloads the page, which applies an override. */
  reload: () => void;
}

/** Overrides modules in this tab, and shows which module owns what. */
export function DeveloperPanel({ onClose, modules, describe, outlines, onOutlines, reload }: DeveloperPanelProps) {
  // Once: the page behind an open panel does not change.
  const [owners] = useState(() => [...new Set(ownedRegions().map(({ owner }) => owner))]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Developer tools"
      description="What you choose here holds in this tab alone, until you close it."
      data-developer=""
    >
      <div css={stack}>
        <OverrideForm modules={modules} first={owners.find((owner) => modules.includes(owner))} reload={reload} />
        <section css={form} aria-label="Who owns what">
          <h3 css={heading}>On this page</h3>
          <DescriptionList
            items={owners.map((owner) => ({ term: owner, description: describe(owner).replace(`${owner} · `, '') }))}
          />
          <Switch label="Outline who owns what" checked={outlines} onCheckedChange={onOutlines} />
        </section>
      </div>
    </Dialog>
  );
}

interface OverrideFormProps extends Pick<DeveloperPanelProps, 'modules' | 'reload'> {
  /** The module in view is the likeliest. */
  first: string | undefined;
}

function OverrideForm({ modules, first = modules[0], reload }: OverrideFormProps) {
  const [chosen, setChosen] = useState<string>(first ?? OTHER);
  const [other, setOther] = useState('');
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<{ name?: string; address?: string }>({});
  const options = [...modules.map((name) => ({ value: name, label: name })), { value: OTHER, label: 'A new module' }];

  const take = (event: FormEvent) => {
    event.preventDefault();
    const name = chosen === OTHER ? other.trim() : chosen;
    const address = overrideAddress(typed);
    if (address) setOverride(name, address);
    const taken = address !== undefined && readOverrides()[name] === address;
    if (taken) return reload();
    setFaults(
      address
        ? { name: 'A module’s name has small letters, figures and hyphens.' }
        : { address: 'Give the port of a development server on this machine, such as 3103.' },
    );
  };

  return (
    <form css={form} onSubmit={take} noValidate>
      <h3 css={heading}>A module from this machine</h3>
      <Select label="Module" options={options} value={chosen} onValueChange={setChosen} />
      {chosen === OTHER && (
        <TextField label="Its name" value={other} error={faults.name} onChange={({ target }) => setOther(target.value)} />
      )}
      <TextField
        label="Its development server"
        help="A port or an address: npm run dev -w <module> says it."
        value={typed}
        error={faults.address}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary">
        Use it in this tab
      </Button>
    </form>
  );
}
