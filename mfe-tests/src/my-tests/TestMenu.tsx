import type { Test } from '@api/contract';
import { useHost, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { IconButton, Menu, type MenuItem } from 'design-system';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import { Link } from 'react-router-dom';
import { gradingAddress, resultAddress, reviewAddress } from '../addresses.ts';
import { downloadSheet } from '../download-sheet.ts';
import { useRepeatTest } from '../repeat-test/RepeatButtons.tsx';
import { dayAndTime, testName } from '../test-words.ts';

/** What else can be done with a test of the list. */
export function TestMenu({ test }: { test: Test }) {
  const { busy, redo, similar } = useRepeatTest(test.slug);
  const host = useHost();
  const { variant } = useSite();
  const { slug } = test;
  const afterwards: MenuItem[] = [
    { key: 'result', label: 'Result', icon: <ChartColumn />, render: <Link to={resultAddress(slug)} /> },
    { key: 'review', label: 'Review answers', icon: <BookOpenCheck />, render: <Link to={reviewAddress(slug)} /> },
    ...(variant === 'full'
      ? [
          {
            key: 'grading',
            label: test.get_graded ? 'Your grading' : 'Get graded',
            icon: <GraduationCap />,
            render: <Link to={gradingAddress(slug)} />,
          },
        ]
      : []),
    // Before the report is there the server says so. Specification part 1, section 8.
    ...(test.get_graded && variant === 'full'
      ? [
          {
            key: 'download',
            label: 'Download the graded sheet',
            icon: <Download />,
            onSelect: () => void downloadSheet(host, slug, 'ADMIN_FILE'),
          },
        ]
      : []),
    { key: 'repeat', separator: true },
    {
      key: 'redo',
      label: test.mock_paper ? 'Redo this paper' : 'Redo this test',
      icon: <RotateCcw />,
      onSelect: () => void redo(),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          label={`More about ${testName(test)}, ${dayAndTime(test.created_at)}`}
          icon={<Ellipsis />}
          disabled={busy !== null}
        />
      }
      items={[
        ...(test.status === 'completed' ? afterwards : []),
        test.mock_paper
          ? {
              key: 'paper',
              label: 'The paper and its code',
              icon: <Shuffle />,
              render: <Link to={addressOf('mock-paper', { code: test.mock_paper.code })} />,
            }
          : { key: 'similar', label: 'A similar test', icon: <Shuffle />, onSelect: () => void similar() },
      ]}
    />
  );
}
