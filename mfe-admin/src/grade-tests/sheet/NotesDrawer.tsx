import { Drawer } from 'design-system';
import { StaffNotes } from '../../staff-area/notes/StaffNotes.tsx';

interface NotesDrawerProps {
  slug: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Colleagues' notes on an answer sheet. */
export function NotesDrawer({ slug, ...shown }: NotesDrawerProps) {
  return (
    <Drawer title="Notes about this sheet" {...shown}>
      <StaffNotes about={{ kind: 'sheet', slug }} />
    </Drawer>
  );
}
