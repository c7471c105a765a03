import { Button } from 'design-system';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import { useRepeatTest } from './use-repeat-test.ts';

/** The same questions again, or other ones on the same topics, after a test. */
export function RepeatButtons({ slug, quiet = false }: { slug: string; quiet?: boolean }) {
  const variant = quiet ? 'quiet' : 'secondary';
  const { busy, redo, similar } = useRepeatTest(slug);
  return (
    <>
      <Button
        variant={variant}
        icon={<RotateCcw />}
        loading={busy === 'redo'}
        disabled={busy === 'similar'}
        onClick={() => void redo()}
      >
        Redo this test
      </Button>
      <Button
        variant={variant}
        icon={<Shuffle />}
        loading={busy === 'similar'}
        disabled={busy === 'redo'}
        onClick={() => void similar()}
      >
        A similar test
      </Button>
    </>
  );
}
