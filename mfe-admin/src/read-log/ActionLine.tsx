import type { StaffAction } from '@api/contract';
import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { detailWords, nameOfObject, placeOf, whatWasDone } from './log-words.ts';

const what = css({ margin: 0, overflowWrap: 'anywhere' });
const why = css({ margin: 0, overflowWrap: 'anywhere' });
const quiet = css({ margin: 0, fontSize: token.text.small, color: token.color.ink3, overflowWrap: 'anywhere' });

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** One staff action: its object, reason, actor and time. */
export function ActionLine({ action }: { action: StaffAction }) {
  const { variant } = useSite();
  const place = placeOf(action, variant);
  const details = detailWords(action);
  return (
    <>
      <p css={what}>
        {whatWasDone(action)}{' '}
        {place ? <TextLink render={<Link to={place} />}>{nameOfObject(action)}</TextLink> : nameOfObject(action)}
      </p>
      {action.reason && <p css={why}>“{action.reason}”</p>}
      <p css={quiet}>
        {action.by?.name ?? 'An account that was deleted'}, <time dateTime={action.at}>{moment.format(new Date(action.at))}</time>
        {details && ` · ${details}`}
      </p>
    </>
  );
}
