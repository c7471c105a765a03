import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

export default {
  title: 'Components/FormDialog',
  component: FormDialog,
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      FormDialog: {
        Enter: 'submits it, in a field',
        Escape: 'closes it, unless it stays open while it is sent',
      },
    },
  },
};

const nothing = () => {};

export function NameDevice() {
  return (
    <FormDialog title="Name this device" submitLabel="Save" onClose={nothing} onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name" defaultValue="My laptop" />
    </FormDialog>
  );
}
export function RemovePasskey() {
  return (
    <FormDialog
      title="Remove this passkey?"
      description="It no longer signs in to your account."
      submitLabel="Remove"
      cancelLabel="Keep it"
      danger
      ready={false}
      onClose={nothing}
      onSubmit={(event) => event.preventDefault()}
    >
      <PasswordField label="Current password" />
    </FormDialog>
  );
}
