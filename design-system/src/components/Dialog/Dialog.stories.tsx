import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

export default {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      Dialog: {
        'Enter, Space': 'opens it, on its trigger; its first field or button has the focus then',
        Tab: 'stays within it',
        Escape: 'closes it and gives the focus back',
      },
    },
  },
};

export function EditDetails() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Edit Details</Button>}
      title="Edit Details"
      description="Your teacher sees your name beside your tests."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary">Save Details</Button>
        </>
      }
    >
      <TextField label="Full Name" defaultValue="Asha Demo" />
      <TextField label="Email" type="email" defaultValue="asha@example.com" />
      <TextField label="Mobile No." inputMode="numeric" />
    </Dialog>
  );
}
export function Wide() {
  return (
    <Dialog trigger={<Button>Open</Button>} size="wide" title="Keyboard shortcuts">
      Press ? on any page.
    </Dialog>
  );
}
