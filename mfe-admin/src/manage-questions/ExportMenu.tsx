import { onDemand } from '@shell/kit';
import { Button } from 'design-system';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { ExportQuery } from './FormatMenu.tsx';

const fileButton = { size: 'small', icon: <FileDown />, children: 'Export file', 'aria-haspopup': 'menu' } as const;
// The menu weighs more than the table.
const FormatMenu = onDemand(() => import('./FormatMenu.tsx').then((module) => module.FormatMenu), {
  waiting: <Button {...fileButton} loading />,
});

/** Downloads the filter's questions for another system. The file's end names what its format cannot hold. */
export function ExportMenu({ query }: { query: ExportQuery }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button {...fileButton} onClick={() => setAsked(true)} />;
  return <FormatMenu query={query} trigger={(busy) => <Button {...fileButton} loading={busy} />} />;
}
