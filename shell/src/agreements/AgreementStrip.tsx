import { Button, IconButton } from 'design-system';
import ScrollText from 'lucide-react/icons/scroll-text';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { BottomBar, barName, barStrong, barWords } from '../bottom-bar/BottomBar.tsx';
import { AgreementDialog } from './AgreementDialog.tsx';
import { useAgreementsDue } from './agreements-due.ts';

/** Asks for agreement to the current texts, covering nothing; put off, it returns at the next visit. */
export function AgreementStrip() {
  const ageStated = useAgreementsDue((state) => state.age_stated);
  const [open, setOpen] = useState(false);
  return (
    <>
      <BottomBar label="Terms to agree to">
        <ScrollText aria-hidden="true" />
        <div css={barWords}>
          <span css={barStrong}>{ageStated ? 'New terms' : 'Our terms'}</span>
          <span css={barName}>Please read them and tell us whether you agree.</span>
        </div>
        <Button variant="primary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Read and agree
        </Button>
        <IconButton label="Later" icon={<X />} onClick={() => useAgreementsDue.setState({ later: true })} />
      </BottomBar>
      <AgreementDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
