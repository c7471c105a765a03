import type { TodayTask } from '@api/contract';
import { css } from '@emotion/react';
import { useApiMutation } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { Button, media, token } from 'design-system';
import type { RunPurpose } from './begin-run.tsx';
import { taskInWords } from './today-labels.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: `${token.space[6]} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"number title action" "number detail action" "number skip action"',
  columnGap: token.space[4],
  rowGap: token.space[1],
  alignItems: 'start',
  paddingBlock: token.space[4],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
  [media.phone]: {
    gridTemplateColumns: `${token.space[5]} minmax(0, 1fr)`,
    gridTemplateAreas: '"number title" "number detail" "number action" "number skip"',
    columnGap: token.space[2],
  },
});
const numberStyles = css({
  gridArea: 'number',
  color: token.color.ink3,
  fontFamily: token.font.serif,
  fontWeight: token.weight.heading,
  fontVariantNumeric: 'tabular-nums',
});
const title = css({
  gridArea: 'title',
  margin: 0,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});
const detailStyles = css({ gridArea: 'detail', margin: 0, color: token.color.ink2, fontSize: token.text.small });
const actionPlace = css({ gridArea: 'action', [media.phone]: { marginBlockStart: token.space[2] } });
const skipStyles = css({
  gridArea: 'skip',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${token.space[3]})`,
  color: token.color.ink3,
  fontWeight: token.weight.regular,
});

interface ThingRowProps {
  thing: TodayTask;
  place: number;
  severalCourses: boolean;
  pending: boolean;
  busy: boolean;
  onBegin: (purpose: RunPurpose) => void;
  onSkip: (key: string) => void;
}

/** A task of the day with its button. */
export function TaskRow({ thing, place, severalCourses, pending, busy, onBegin, onSkip }: ThingRowProps) {
  const { title: name, detail, action } = taskInWords(thing, severalCourses);
  const variant = place === 1 ? 'primary' : 'secondary';
  return (
    <li css={row}>
      <span css={numberStyles} aria-hidden="true">
        {place}
      </span>
      <h3 css={title}>{name}</h3>
      <p css={detailStyles}>{detail}</p>
      <div css={actionPlace}>
        <Action thing={thing} variant={variant} label={action} name={name} pending={pending} busy={busy} onBegin={onBegin} />
      </div>
      <Button css={skipStyles} variant="quiet" size="small" aria-label={`Not today: ${name}`} onClick={() => onSkip(thing.key)}>
        Not today
      </Button>
    </li>
  );
}

interface ActionProps extends Pick<ThingRowProps, 'thing' | 'pending' | 'busy' | 'onBegin'> {
  variant: 'primary' | 'secondary';
  label: string;
  name: string;
}

function Action({ thing, variant, label, name, pending, busy, onBegin }: ActionProps) {
  const read = useApiMutation('POST /api/notifications/:id/read', { invalidates: ['GET /api/today'] });
  const said = `${label}: ${name}`;
  switch (thing.kind) {
    case 'due':
    case 'new':
      return (
        <Button
          variant={variant}
          aria-label={said}
          loading={pending}
          disabled={busy && !pending}
          onClick={() => onBegin({ kind: thing.kind })}
        >
          {label}
        </Button>
      );
    case 'run':
      return (
        <LinkButton variant={variant} aria-label={said} to={addressOf('study-run', { id: thing.run?.id ?? 0 })}>
          {label}
        </LinkButton>
      );
    case 'unmarked_test':
      return (
        <LinkButton variant={variant} aria-label={said} to={addressOf('test-review', { slug: thing.slug })}>
          {label}
        </LinkButton>
      );
    case 'graded':
      return (
        <LinkButton
          variant={variant}
          aria-label={said}
          to={thing.to ?? addressOf('my-tests')}
          onClick={() => read.mutate({ params: { id: String(thing.notification_id) } })}
        >
          {label}
        </LinkButton>
      );
  }
}
