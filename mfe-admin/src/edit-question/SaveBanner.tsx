import { Banner } from 'design-system';
import type { SaveState } from './saving/use-save-question.ts';

interface SaveBannerProps {
  state: SaveState;
  created: boolean;
  onDismiss: () => void;
}

/** How saving ended. Specification part 2, section 8. */
export function SaveBanner({ state, created, onDismiss }: SaveBannerProps) {
  if (state.name === 'failed') {
    return (
      <Banner tone="error" title="Something went wrong! Please try again." onDismiss={onDismiss}>
        {state.reason} What you have written is still here.
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
