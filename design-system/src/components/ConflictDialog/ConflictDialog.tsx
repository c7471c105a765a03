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
  /** A verb: "Keep my version". */
  label: string;
  onChoose: () => void;
  /** Something else has to be chosen first. */
  disabled?: boolean;
  /** Owner and content of a version, shown side by side. */
  version?: { title: string; content: ReactNode };
  /** Asked first, because the other version is deleted. */
  warning?: { title: string; description: ReactNode };
}

/** Props of ConflictDialog; all others go to the sheet (`role="dialog"`). */
export interface ConflictDialogProps extends Omit<DialogProps, 'closable' | 'footer' | 'onOpenChange' | 'size' | 'trigger'> {
  /** "There is a newer draft". */
  title: ReactNode;
  /** Who saved the other version and when, and that both are safe. */
  description: ReactNode;
  mine: ConflictChoice;
  theirs: ConflictChoice;
  /** Decides later. Without it only a choice closes the dialog. */
  onPutOff?: () => void;
  /** The differences, if two versions side by side say too little. */
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

/** Shows two versions of a thing and asks which to keep. The reader's own button is last. */
export function ConflictDialog({ open = true, mine, theirs, onPutOff, children, ...rest }: ConflictDialogProps) {
  /** The label of the choice being confirmed. */
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
