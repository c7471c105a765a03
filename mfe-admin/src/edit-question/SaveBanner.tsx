import { Banner, Button } from 'design-system';
import type { SaveState } from './use-storing.ts';

interface SaveBannerProps {
  state: SaveState;
  created: boolean;
  /** The author and time of a newer stored state that the form does not contain yet. */
  newer: string | null;
  onCompare: () => void;
  onDismiss: () => void;
}

/** The result of saving, or a note that a colleague has saved in the meantime. Specification part 2, section 8. */
export function SaveBanner({ state, created, newer, onCompare, onDismiss }: SaveBannerProps) {
  if (state.name === 'failed') {
    return (
      <Banner tone="error" title="Something went wrong! Please try again." onDismiss={onDismiss}>
        {state.reason && `${state.reason.replace(/[.!]?$/, '.')} `}What you have written is still here.
      </Banner>
    );
  }
  if (newer) {
    return (
      <Banner
        tone="warning"
        title={newer}
        action={
          <Button size="small" aria-haspopup="dialog" onClick={onCompare}>
            Merge
          </Button>
        }
      >
        Nothing of yours is lost.
      </Banner>
    );
  }
  if (state.name === 'saved' || (created && state.name === 'idle')) {
    return (
      <Banner tone="success" title="Changes saved successfully!" {...(state.name === 'saved' && { onDismiss })}>
        Former versions are kept under Versions.
      </Banner>
    );
  }
  return null;
}
