import type { ClassListItem } from '@api/contract';
import { counted } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Sheet, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { timeInWords } from '../class-time/zoned-time.ts';
import { heading, list, listRow, rowDetail, rowWords, section } from '../layoutStyles.ts';

/** Classes under a heading, each with what waits there. */
export function ClassList({ title, classes }: { title: string; classes: readonly ClassListItem[] }) {
  return (
    <section css={section}>
      <h2 css={heading}>{title}</h2>
      <Sheet padding="none">
        <ul css={list}>
          {classes.map((item) => (
            <li key={item.id} css={listRow}>
              <div css={rowWords}>
                <TextLink render={<Link to={addressOf('class', { classId: item.id })} />}>{item.name}</TextLink>
                <p css={rowDetail}>{detailOf(item)}</p>
              </div>
              {item.waiting_for_marks > 0 && <Badge tone="accent">{item.waiting_for_marks} to mark</Badge>}
              {item.to_do > 0 && <Badge tone="accent">{item.to_do} to do</Badge>}
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

function detailOf({ role, subject, teacher_name, learner_count, open_assignments, next_due_at, time_zone }: ClassListItem) {
  const open = open_assignments === 0 ? 'no open work' : `${counted(open_assignments, 'assignment')} open`;
  return [
    subject.subject_name,
    ...(role === 'learner' ? [teacher_name] : [counted(learner_count, 'learner'), open]),
    ...(next_due_at ? [`next due ${timeInWords(next_due_at, time_zone)}`] : []),
  ].join(' · ');
}
