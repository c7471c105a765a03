import type { StaffAction } from '@api/contract';
import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { DateTime, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { breaking } from '../staff-area/styles.ts';
import { actionLabel, detailWords, nameOfObject, placeOf } from './log-labels.ts';

const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3, overflowWrap: 'anywhere' });

/** A staff action, linked to its object. */
export function ActionOnObject({ action }: { action: StaffAction }) {
  const { variant } = useSite();
  const place = placeOf(action, variant);
  const name = nameOfObject(action);
  return (
    <>
      {actionLabel(action)} {place ? <TextLink render={<Link to={place} />}>{name}</TextLink> : name}
    </>
  );
}

/** A staff action's object, reason, actor and time. */
export function ActionLine({ action }: { action: StaffAction }) {
  const details = detailWords(action);
  return (
    <>
      <p css={breaking}>
        <ActionOnObject action={action} />
      </p>
      {action.reason && <p css={breaking}>“{action.reason}”</p>}
      <p css={quiet}>
        {action.by?.name ?? 'An account that was deleted'}, <DateTime at={action.at} format="dateTime" noWrap />
        {details && ` · ${details}`}
      </p>
    </>
  );
}
