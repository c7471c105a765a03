import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Button, media, Sheet, TextField, token } from 'design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readCode } from './paper-words.ts';

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: token.space[3],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Opens a paper whose code somebody was given. */
export function EnterCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const code = readCode(typed);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (code) void navigate(addressOf('mock-paper', { code }));
  };
  return (
    <Sheet>
      <form css={form} onSubmit={open}>
        <TextField
          label="Have a code?"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="math-aa-sl-1-7k3m9q"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // exempt from the source rules: room for the whole address of a paper, of which the code is read.
          maxLength={300}
        />
        <Button type="submit" disabled={code === ''}>
          Open
        </Button>
      </form>
    </Sheet>
  );
}
