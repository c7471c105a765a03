import { Banner, Button } from 'design-system';

/** Says that a small form holds what was written before and not saved. */
export const RestoredNotice = ({ onDrop }: { onDrop: () => void }) => (
  <Banner
    tone="info"
    action={
      <Button size="small" type="button" onClick={onDrop}>
        Drop it
      </Button>
    }
  >
    This is what you wrote here and had not saved.
  </Banner>
);
