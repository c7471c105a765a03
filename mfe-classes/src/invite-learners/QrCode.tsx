import { css } from '@emotion/react';
import { token } from 'design-system';
import encodeQR from 'qr';
import { useMemo } from 'react';

// Dark on light in both themes: cameras read no other.
const square = css({
  display: 'block',
  inlineSize: '100%',
  background: token.color.scan,
  color: token.color.scanAccent,
  borderRadius: token.radius.control,
});

/** `text` as a QR code, as wide as its box. `label` says to screen readers where it leads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg css={square} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function drawn(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 3 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
