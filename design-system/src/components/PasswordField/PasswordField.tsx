import { css } from '@emotion/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of PasswordField: those of TextField. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

const toggle = css({ marginInlineEnd: `calc(-1 * ${token.space[2]})` });

/** A password that its owner may look at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          css={toggle}
        />
      }
    />
  );
}
