import { encode } from 'uqr';

/** The quiet zone around the code, in modules, which cameras need to find the code (ISO/IEC 18004). */
const border = 4;

/** A QR code, which is always black on white, whatever the page's colours, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-72 max-w-full rounded-control forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" />
    </svg>
  );
}
