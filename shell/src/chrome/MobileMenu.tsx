import { IconButton } from 'design-system';
import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { chromeOnDemand } from '../toasts/on-demand.ts';

const NavigationDrawer = chromeOnDemand(() => import('./NavigationDrawer.tsx').then((module) => module.NavigationDrawer));

/** Opens the navigation on small screens. The drawer's code comes with the first press. */
export function MobileMenu() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton label="Open menu" icon={<MenuIcon />} aria-expanded={open === true} onClick={() => setOpen(true)} />
      {open !== undefined && <NavigationDrawer open={open} onOpenChange={setOpen} />}
    </>
  );
}
