import { token } from '../tokens/index.ts';

interface MedalDrawingProps {
  /** The same text always draws the same medal. */
  seed: string;
  size: number;
}

const hash = (text: string) =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7);

/** A round tile on a ribbon: petals around a centre, as many as the seed says. */
export function MedalDrawing({ seed, size }: MedalDrawingProps) {
  const petals = [6, 8, 12][hash(seed) % 3] ?? 8;
  const turns = Array.from({ length: petals }, (_, petal) => (petal * 360) / petals);
  return (
    <svg width={size} height={size * 1.18} viewBox="0 0 100 118" aria-hidden="true">
      <path d="M30 72 18 114l16-7 10 11 8-36z" fill={token.color.accentDeco} />
      <path d="M70 72 82 114l-16-7-10 11-8-36z" fill={token.color.accentStrong} />
      <circle cx="50" cy="48" r="46" fill={token.color.accent} />
      <circle cx="50" cy="48" r="40" fill={token.color.raised} />
      {turns.map((turn) => (
        <path
          key={turn}
          d="M50 48C43 36 43 22 50 12C57 22 57 36 50 48Z"
          fill={token.color.accent}
          opacity={(turn / (360 / petals)) % 2 ? 0.55 : 1}
          transform={`rotate(${turn} 50 48)`}
        />
      ))}
      <circle
        cx="50"
        cy="48"
        r="10"
        fill={token.color.accentDeco}
        stroke={token.color.raised}
        strokeWidth="3"
      />
    </svg>
  );
}
