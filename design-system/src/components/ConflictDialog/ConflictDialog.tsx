import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';

/** One of two versions. */
export interface ConflictChoice {
  /** What choosing it does, as a verb: "Keep my version". */
  label: string;
  onChoose: () => void;
  /** Not yet: something has to be chosen before. */
  disabled?: boolean;
  /** The owner and the content of a version, if both are shown side by side. */
  version?: { title: string; content: ReactNode };
  /** Asked before it is chosen, because the other version is gone then. */
  warning?: { title: string; description: ReactNode };
}

/** Props of ConflictDialog; all others go to the sheet (`role="dialog"`). */
export interface ConflictDialogProps extends Omit<DialogProps, 'closable' | 'footer' | 'onOpenChange' | 'size' | 'trigger'> {
  /** What both have changed: "There is a newer draft". */
  title: ReactNode;
  /** Who has saved the other one and when, and that both are safe. */
  description: ReactNode;
  mine: ConflictChoice;
  theirs: ConflictChoice;
  /** Chosen later. Without it the dialog closes with a choice only. */
  onPutOff?: () => void;
  /** What differs, where two versions side by side say too little. */
  children?: ReactNode;
}

const versions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[4],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const side = css({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: token.space[3], blockSize: '100%' });
const heading = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control });
const content = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

/**
 * Two people have changed the same thing: shows both versions, and asks which to keep. Neither is discarded unseen. The
 * buttons are below the versions, or below their differences, the reader's own last.
 */
export function ConflictDialog({ open = true, mine, theirs, onPutOff, children, ...rest }: ConflictDialogProps) {
  /** The label of the choice that is asked about. */
  const [asking, setAsking] = useState<string | null>(null);
  const choose = ({ warning, label, onChoose }: ConflictChoice) => (warning ? setAsking(label) : onChoose());
  const button = (choice: ConflictChoice, variant: 'primary' | 'secondary') => (
    <Button variant={variant} disabled={choice.disabled ?? false} onClick={() => choose(choice)}>
      {choice.label}
    </Button>
  );
  const isSideBySide = mine.version !== undefined && theirs.version !== undefined;
  const footer = isSideBySide ? undefined : (
    <>
      {button(theirs, 'secondary')}
      {button(mine, 'primary')}
    </>
  );
  return (
    <>
      <Dialog
        {...rest}
        open={open}
        size="wide"
        closable={onPutOff !== undefined}
        onOpenChange={(next) => {
          if (!next) onPutOff?.();
        }}
        footer={footer}
      >
        {children}
        {isSideBySide && (
          <div css={versions}>
            {[mine, theirs].map((choice) => (
              <Sheet key={choice.label} padding="compact">
                <div css={side}>
                  <h3 css={heading}>{choice.version?.title}</h3>
                  <div css={content}>{choice.version?.content}</div>
                  {button(choice, 'secondary')}
                </div>
              </Sheet>
            ))}
          </div>
        )}
      </Dialog>
      {[mine, theirs].map(
        ({ warning, label, onChoose }) =>
          warning && (
            <AlertDialog
              key={label}
              danger
              {...warning}
              open={asking === label}
              onOpenChange={(next) => {
                if (!next) setAsking(null);
              }}
              confirmLabel={label}
              onConfirm={onChoose}
            />
          ),
      )}
    </>
  );
}
