import { encode } from 'uqr';
import styles from './private-feeds.module.css';

/** A QR code of a URL. Black on white in both colour schemes, because cameras expect that. */
export function FeedQr({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the feed URL"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
