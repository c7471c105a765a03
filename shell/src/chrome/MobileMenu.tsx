import { IconButton } from 'design-system';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';

const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx').then((module) => ({ default: module.NavigationDrawer })));

/** Opens the navigation on small screens. The drawer's code comes with the first press. */
export function MobileMenu() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton label="Open menu" icon={<MenuIcon />} aria-expanded={open === true} onClick={() => setOpen(true)} />
      {open !== undefined && (
        <Suspense>
          <NavigationDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
