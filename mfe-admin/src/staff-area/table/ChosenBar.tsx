import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { pageBar } from '@shell/kit/page-bar';
import { Button, token } from 'design-system';

const bar = css({
  position: 'sticky',
  insetBlockEnd: token.space[3],
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  padding: `${token.space[3]} ${token.space[4]}`,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  boxShadow: token.shadow.dialog,
});
const said = css({ margin: 0, marginInlineEnd: 'auto', fontWeight: token.weight.medium });

interface ChosenBarProps {
  noun: string;
  count: number;
  /** How many the filter shows; null once all are chosen. */
  all: number | null;
  onChooseAll?: () => void;
  onChange: () => void;
  onClear: () => void;
}

/** The number of chosen rows, with actions. */
export function ChosenBar({ noun, count, all, onChooseAll, onChange, onClear }: ChosenBarProps) {
  return (
    <section ref={pageBar} css={bar} aria-label={`Chosen ${noun}s`}>
      <p css={said} aria-live="polite">
        {all === null ? `All ${counted(count, noun)} of the filter chosen` : `${counted(count, noun)} chosen`}
      </p>
      {onChooseAll && all !== null && all > count && (
        <Button size="small" variant="quiet" onClick={onChooseAll}>
          Choose all {all} of the filter
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
      <Button size="small" variant="primary" onClick={onChange}>
        Change…
      </Button>
    </section>
  );
}
