import { counted, isApiError, messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button } from 'design-system';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import { useNavigate } from 'react-router-dom';
import { introAddress } from '../addresses.ts';

const MADE = { invalidates: ['GET /api/test', 'GET /api/me'] } as const;

/** The same questions again, or others on the same topics. */
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

/** Makes a similar test and opens its intro, or the upgrade prompt at the monthly cap. */
export function useRepeatTest(slug: string) {
  const host = useHost();
  const navigate = useNavigate();
  const same = useApiMutation('POST /api/test/:slug/redo', MADE);
  const like = useApiMutation('POST /api/test/:slug/similar', MADE);
  const busy = same.isPending ? 'redo' : like.isPending ? 'similar' : null;

  const make = async (create: () => Promise<{ slug: string; replaced?: number }>) => {
    if (busy) return;
    try {
      const test = await create();
      if (test.replaced) host.notify({ tone: 'info', text: replacedText(test.replaced) });
      void navigate(introAddress(test.slug));
    } catch (error) {
      if (isApiError(error) && error.code === 'test_cap_reached') host.openModal('upgrade');
      else host.notify({ tone: 'error', text: messageOf(error) });
    }
  };
  return {
    busy,
    redo: () => make(() => same.mutateAsync({ params: { slug } })),
    similar: () => make(() => like.mutateAsync({ params: { slug } })),
  };
}

function replacedText(replaced: number): string {
  return replaced === 1
    ? 'One question is no longer in the bank; another on the same topic takes its place.'
    : `${counted(replaced, 'question')} are no longer in the bank; others on the same topics replace them.`;
}
