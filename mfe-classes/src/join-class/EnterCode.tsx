import { addressOf } from '@shell/kit/addresses';
import { Button, Sheet, TextField } from 'design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readJoinCode } from '../class-words/join-code.ts';
import { form, ownWidth } from '../layoutStyles.ts';

/** Takes the code that a teacher shows, or the link with it. */
export function EnterCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const code = readJoinCode(typed);
    setWrong(code === '');
    if (code) void navigate(addressOf('join-class', {}, { query: { code } }));
  };
  return (
    <Sheet>
      <form css={form} onSubmit={open} noValidate>
        <TextField
          label="Class code"
          help="Your teacher shows it: six letters."
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // exempt from the source rules: room for the whole link, of which the code is read.
          maxLength={300}
          error={wrong && 'Enter the six letters, or paste the link'}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button css={ownWidth} type="submit" variant="primary">
          Continue
        </Button>
      </form>
    </Sheet>
  );
}
