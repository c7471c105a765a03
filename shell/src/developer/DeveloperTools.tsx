import { useEffect, useState } from 'react';
import type { Overrides } from '../modules/overrides.ts';
import type { RegisteredModule } from '../modules/registry.ts';
import { OVERRIDE } from '../modules/registry.ts';
import { DeveloperPanel } from './DeveloperPanel.tsx';
import { OwnerOutlines } from './OwnerOutlines.tsx';
import { SHELL } from './owners.ts';

export interface BuildFacts {
  version: string;
  commit?: string | null | undefined;
}

export interface DeveloperToolsProps {
  modules: readonly RegisteredModule[];
  shell: BuildFacts | undefined;
  overrides: Overrides;
  reload?: () => void;
}

const OUTLINES_KEY = 'module-outlines';

/** The panel behind Alt+Shift+D, and the outlines. */
export function DeveloperTools({ modules, shell, overrides, reload = () => location.reload() }: DeveloperToolsProps) {
  const [open, setOpen] = useState(false);
  const [outlines, setOutlines] = useState(() => sessionStorage.getItem(OUTLINES_KEY) === 'on');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.repeat) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const describe = (owner: string) => {
    const build: BuildFacts | undefined = owner === SHELL ? shell : modules.find(({ name }) => name === owner);
    if (build?.version === OVERRIDE) return `${owner} · from ${hostOf(overrides[owner] ?? '')}`;
    return [owner, build?.version, build?.commit ? `commit ${build.commit.slice(0, 8)}` : undefined].filter(Boolean).join(' · ');
  };
  const showOutlines = (shown: boolean) => {
    setOutlines(shown);
    sessionStorage.setItem(OUTLINES_KEY, shown ? 'on' : 'off');
  };

  return (
    <>
      {outlines && <OwnerOutlines describe={describe} />}
      {open && (
        <DeveloperPanel
          onClose={() => setOpen(false)}
          modules={modules.map(({ name }) => name).toSorted()}
          describe={describe}
          outlines={outlines}
          onOutlines={showOutlines}
          reload={reload}
        />
      )}
    </>
  );
}

const hostOf = (entry: string) => (URL.canParse(entry) ? new URL(entry).host : entry);
