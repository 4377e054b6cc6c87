import { formatNumber } from '../number/index.ts';
import * as styles from './MissionMap.styles.ts';

export interface MissionMapProps {
  /** Name of the map: "Mapa da missão". */
  label?: string;
  /** How far along the course is, 0–100. */
  percent: number;
  /** Stops drawn on the road: the blocks of the course. */
  stops?: number;
  /** Words for the percentage; "33 % do caminho" by default. */
  valueText?: string;
}

const WIDTH = 320;
const MARGIN = 14;
/** What a build draws is what a browser draws: their sines differ in the last digits. */
const rounded = (length: number) => Math.round(length * 10) / 10;
/** The road winds: two waves across the map. */
const heightAt = (part: number) => rounded(40 - Math.sin(part * Math.PI * 4) * 18);
const pointAt = (part: number) => ({
  x: rounded(MARGIN + part * (WIDTH - 2 * MARGIN)),
  y: heightAt(part),
});
const ROAD = Array.from({ length: 65 }, (_, step) => pointAt(step / 64))
  .map(({ x, y }, step) => `${step ? 'L' : 'M'}${x} ${y}`)
  .join('');

/** The road through a course: how far it has been walked, stop by stop. */
export function MissionMap({ label = 'Mapa da missão', percent, stops = 5, valueText }: MissionMapProps) {
  const walked = Math.min(100, Math.max(0, percent));
  const text = valueText ?? `${formatNumber(walked, 0)} % do caminho`;
  const places = Array.from({ length: Math.max(2, stops) }, (_, stop) => stop / (Math.max(2, stops) - 1));
  return (
    <div
      css={styles.figure}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(walked)}
      aria-valuetext={text}
    >
      <div css={styles.head} aria-hidden="true">
        <span>{label}</span>
        <span>{text}</span>
      </div>
      <svg css={styles.drawing} viewBox={`0 0 ${WIDTH} 76`} aria-hidden="true">
        <path css={styles.road} d={ROAD} />
        {/* Along the x axis the road is nearly even, so its drawn share follows the percentage. */}
        {walked > 0 && (
          <path
            css={styles.walked}
            d={ROAD}
            pathLength={100}
            strokeDasharray="100 100"
            strokeDashoffset={100 - walked}
          />
        )}
        {places.map((part) => {
          const { x, y } = pointAt(part);
          return (
            <rect
              key={part}
              css={styles.stop}
              data-reached={part * 100 <= walked + 0.01}
              x={x - 6}
              y={y - 6}
              width={12}
              height={12}
              rx={2}
              transform={`rotate(45 ${x} ${y})`}
            />
          );
        })}
        <path
          css={styles.flag}
          d={`M${WIDTH - MARGIN} ${heightAt(1) - 10}v-24l-18 7 18 7`}
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
