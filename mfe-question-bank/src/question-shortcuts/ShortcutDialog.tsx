import { css } from '@emotion/react';
import { Dialog, Kbd, Switch, token } from 'design-system';
import { QUESTION_KEYS, useKeysOn } from './question-keys.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${token.space[3]} ${token.space[5]}`,
  margin: 0,
  marginBlockEnd: token.space[5],
  '& > div': { display: 'contents' },
  '& dd': { margin: 0 },
  '& dt': { display: 'flex', gap: token.space[1] },
});

interface ShortcutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key that does something on the page of a question, and the switch for all of them. */
export function ShortcutDialog({ open, onOpenChange }: ShortcutDialogProps) {
  const [on, setOn] = useKeysOn();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl css={list}>
        {QUESTION_KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Use keyboard shortcuts" checked={on} onCheckedChange={setOn} />
    </Dialog>
  );
}
