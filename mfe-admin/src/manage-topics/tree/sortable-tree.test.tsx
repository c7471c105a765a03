import type { StaffTopic } from '@api/contract';
import { renderWithHost } from '@shell/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SortableTree } from './SortableTree.tsx';

const topic = (id: number, topic_number: string, parent_topic_id: number | null, depth: number): StaffTopic => ({
  ...{ id, topic_number, parent_topic_id, depth, topic_name: `Topic ${id}`, slug: `topic-${id}` },
  ...{ questions: { visible: 0, hidden: 0, deleted: 0 }, has_syllabus: false, shared: 0 },
});
const TOPICS = [topic(1, '1', null, 1), topic(2, '2', null, 1), topic(3, '2.1', 2, 2)];
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const order = () => within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('listitem');
const said = () => screen.getAllByRole('status').find((each) => each.getAttribute('aria-live') === 'assertive');
function show({ busy = false } = {}) {
  const onMoved = vi.fn();
  renderWithHost(<SortableTree subject="maths" topics={TOPICS} busy={busy} onMoved={onMoved} />);
  return onMoved;
}

it('moves a lifted topic with its subtree, and announces each step', async () => {
  const onMoved = show();
  handle('2 Topic 2').focus();
  await userEvent.keyboard(' ');
  expect(said()).toHaveTextContent('Lifted. 2 Topic 2: 2 of 2 at the top level, level 1.');
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toHaveTextContent('2 Topic 2: 1 of 2 at the top level, level 1.');
  expect(order()[0]).toHaveTextContent('Topic 2');
  expect(handle('2 Topic 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toHaveTextContent('It goes no further.');
  await userEvent.keyboard(' ');
  expect(said()).toHaveTextContent('Put down. 2 Topic 2: 1 of 2 at the top level, level 1.');
  expect(onMoved).toHaveBeenCalledExactlyOnceWith([TOPICS[1], TOPICS[2], TOPICS[0]], '2 Topic 2');
});

it('leaves it where it was at Escape, and stores nothing that has not moved', async () => {
  const onMoved = show();
  handle('1 Topic 1').focus();
  await userEvent.keyboard(' {ArrowDown}{Escape}');
  expect(said()).toHaveTextContent('Left where it was. 1 Topic 1: 1 of 2 at the top level, level 1.');
  expect(order()[0]).toHaveTextContent('Topic 1');
  await userEvent.keyboard('  ');
  expect(said()).toHaveTextContent('Nothing has moved.');
  expect(onMoved).not.toHaveBeenCalled();
});

it('leaves it where it was when the focus goes elsewhere', async () => {
  show();
  handle('1 Topic 1').focus();
  await userEvent.keyboard(' {ArrowDown}');
  await userEvent.tab();
  await waitFor(() => expect(handle('1 Topic 1')).toHaveAttribute('aria-pressed', 'false'));
  expect(order()[0]).toHaveTextContent('Topic 1');
});

it('goes from handle to handle while nothing is lifted, and lifts nothing while the tree is being saved', async () => {
  show({ busy: true });
  handle('1 Topic 1').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(handle('2 Topic 2')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(handle('2 Topic 2')).toHaveAttribute('aria-pressed', 'false');
});
