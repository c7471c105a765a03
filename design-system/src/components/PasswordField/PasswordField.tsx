import { css } from '@emotion/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of PasswordField: those of TextField. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

const toggle = css({ marginInlineEnd: `calc(-1 * ${token.space[2]})` });

/** A password that can be shown; warns of Caps Lock while it is hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      help={
        capsLock ? (
          <>
            <strong role="status">Caps Lock is on.</strong> {props.help}
          </>
        ) : (
          props.help
        )
      }
      onKeyDown={(event) => {
        noteCapsLock(event);
        props.onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        noteCapsLock(event);
        props.onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
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
