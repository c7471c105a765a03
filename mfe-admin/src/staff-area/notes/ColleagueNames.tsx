import type { StaffName } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';

const names = css({
  display: 'grid',
  margin: 0,
  padding: token.space[1],
  listStyle: 'none',
  maxInlineSize: token.size.popup,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  '& [role="option"]': {
    padding: `${token.space[2]} ${token.space[3]}`,
    borderRadius: token.radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected="true"]': { background: token.color.accentSoft },
  },
});

interface ColleagueNamesProps {
  id: string;
  colleagues: readonly StaffName[];
  /** The one that Enter takes, from 0. */
  active: number;
  onTake: (colleague: StaffName) => void;
}

/** An option's id, for the field that the keys belong to. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The names offered below a field, which keeps the focus and the keys. */
export const ColleagueNames = ({ id, colleagues, active, onTake }: ColleagueNamesProps) => (
  <div css={names} id={id} role="listbox" aria-label="Colleagues">
    {colleagues.map((colleague, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
      <div
        key={colleague.id}
        id={optionId(id, index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(colleague)}
      >
        {colleague.name}
      </div>
    ))}
  </div>
);
