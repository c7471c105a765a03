import { css } from '@emotion/react';
import { formatDate, token } from 'design-system';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useKeptReading } from './kept-reading.ts';

const bar = css({
  position: 'fixed',
  insetBlockEnd: `calc(${token.space[4]} + var(--bottom-bar) + var(--page-bar))`,
  insetInline: 0,
  // Above content, below dialogs.
  zIndex: 40,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: token.space[4],
  pointerEvents: 'none',
});
const note = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[3],
  margin: 0,
  padding: `${token.space[2]} ${token.space[4]}`,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  boxShadow: token.shadow.sheet,
  color: token.color.ink2,
  fontSize: token.text.small,
  '& svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon, flex: 'none' },
});

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** `today at 14:05`, or `28 November at 14:05`. */
function momentOf(at: string): string {
  const date = new Date(at);
  const time = formatDate(date, 'time');
  const today = date.toDateString() === new Date().toDateString();
  return today ? `today at ${time}` : `${formatDate(date, 'day')} at ${time}`;
}

/** Says that the page is from this device while offline. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const reading = useKeptReading((state) => state.reading);
  const words = `${online ? 'We can’t reach the site' : 'You’re offline'}. This is a saved copy${reading?.at ? ` from ${momentOf(reading.at)}` : ''}.`;
  return (
    <div css={bar} role="status">
      {(!online || reading) && (
        <p css={note}>
          <WifiOff aria-hidden="true" />
          {words}
        </p>
      )}
    </div>
  );
}
