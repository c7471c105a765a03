import { useState } from 'react';
import { markdownOfPicture } from './markdown-of-picture.ts';
import type { KeptPicture } from './PictureDialog.tsx';

/** A picture for the text of a post: chosen, stored, and then inserted at the caret. */
export function useTextPicture(write: (markdown: string) => void) {
  const [asked, setAsked] = useState<{ open: boolean; file: File | null }>({ open: false, file: null });
  return {
    /** `file`: pasted or dropped already. */
    ask: (file: File | null) => setAsked({ open: true, file }),
    dialog: {
      ...asked,
      onOpenChange: (open: boolean) => setAsked(({ file }) => ({ open, file: open ? file : null })),
      onKept: (picture: KeptPicture) => write(markdownOfPicture(picture)),
    },
  };
}
