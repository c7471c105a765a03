import type { Dashboard } from '@api/contract';
import { css } from '@emotion/react';
import { counted, useSession } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { isPermitted } from '@shell/kit/permissions';
import { Badge, Sheet, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { momentOf } from '../staff-area/formats.ts';
import { plainList } from '../staff-area/styles.ts';

const card = css({ display: 'grid', gap: token.space[4], alignContent: 'start' });
const title = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control, fontWeight: token.weight.medium });
const line = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: token.space[3], alignItems: 'start' });
const quiet = css({ display: 'block', color: token.color.ink3, fontSize: token.text.small });

interface Line {
  name: string;
  words: string;
  state: 'well' | 'slow' | 'failing' | 'unknown';
}

/** So many are indexed within a minute; with more, the engine is behind. */
const MANY_CHANGES = 500;
const LATE_MS = 15 * 60_000;

function linesOf({ search, mail, jobs }: Dashboard['health']): Line[] {
  const unknown = 'Could not be read just now';
  const late = mail.state === 'read' && mail.oldest !== null && Date.now() - Date.parse(mail.oldest) > LATE_MS;
  return [
    search.state === 'failed'
      ? { name: 'Search', words: unknown, state: 'unknown' }
      : {
          name: 'Search',
          words:
            search.engine === 'postgresql'
              ? 'Answered by the database'
              : search.waiting > 0
                ? `${counted(search.waiting, 'change')} not yet sent to the engine`
                : 'The engine is up to date',
          state: search.waiting > MANY_CHANGES ? 'slow' : 'well',
        },
    mail.state === 'failed'
      ? { name: 'Mail', words: unknown, state: 'unknown' }
      : {
          name: 'Mail',
          words:
            mail.count === 0 && mail.failing === 0
              ? 'Everything is sent'
              : `${counted(mail.count, 'mail')} due${mail.failing > 0 ? `, ${mail.failing} failed so far` : ''}`,
          state: late ? 'failing' : mail.failing > 0 ? 'slow' : 'well',
        },
    jobs.state === 'failed'
      ? { name: 'Jobs', words: unknown, state: 'unknown' }
      : {
          name: 'Jobs',
          words: `${jobs.failed_today > 0 ? `${jobs.failed_today} failed within a day` : 'None failed within a day'}${
            jobs.last_done ? `, the last one done ${momentOf(jobs.last_done)}` : ''
          }`,
          state: jobs.failed_today > 0 ? 'failing' : 'well',
        },
  ];
}

const TONES = { well: 'success', slow: 'warning', failing: 'danger', unknown: 'neutral' } as const;
const WORDS = { well: 'OK', slow: 'Behind', failing: 'Check this', unknown: 'Unknown' } as const;

/** The state of search, mail and jobs. */
export function Health({ health }: { health: Dashboard['health'] }) {
  const permitted = isPermitted(useSession().user, 'settings');
  return (
    <Sheet css={card} render={<section aria-label="Site status" />}>
      <h3 css={title}>Site status</h3>
      <ul css={plainList[3]}>
        {linesOf(health).map(({ name, words, state }) => (
          <li key={name} css={line}>
            <span>
              {permitted ? (
                <TextLink quiet render={<Link to={addressOf('site-health', {}, { hash: name.toLowerCase() })} />}>
                  {name}
                </TextLink>
              ) : (
                name
              )}
              <span css={quiet}>{words}</span>
            </span>
            <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
