import * as styles from './Chart.styles.ts';
import type { ChartDatum } from './chart-types.ts';
import { colorOf, donutSlices } from './slices.ts';

interface DrawingProps {
  data: readonly ChartDatum[];
  unit?: string;
  write: (value: number) => string;
}

interface DonutDrawingProps extends DrawingProps {
  /** Legend label of the remainder. */
  rest: string;
}

/** Ring with legend. A single value is shown in the middle of its ring. */
export function DonutDrawing({ data, unit, write, rest }: DonutDrawingProps) {
  const slices = donutSlices(data, unit);
  const single = data.length === 1 ? data[0] : undefined;
  return (
    <div css={styles.donut} aria-hidden="true">
      <svg viewBox="-102 -102 204 204" role="presentation">
        {slices.map((slice) => (
          <path key={slice.label} d={slice.path} fill={slice.color} />
        ))}
        {single && <text>{write(single.value)}</text>}
      </svg>
      <ul css={styles.legend}>
        {slices.map((slice) => (
          <li key={slice.label}>
            <span css={styles.swatch} style={{ background: slice.color }} />
            <span>{slice.rest ? rest : slice.label}</span>
            <span css={styles.figures}>{write(slice.value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One bar per value. Percentages are scaled to 100, other units to the largest value. */
export function BarDrawing({ data, unit, write }: DrawingProps) {
  const largest = Math.max(...data.map((datum) => datum.value));
  const full = unit === '%' ? Math.max(100, largest) : largest || 1;
  return (
    <ul css={styles.bars} aria-hidden="true">
      {data.map((datum, index) => (
        <li key={datum.label}>
          <span css={styles.barHead}>
            <span>{datum.label}</span>
            <span css={styles.figures}>{write(datum.value)}</span>
          </span>
          <span css={styles.barTrack}>
            <span
              css={styles.bar}
              style={{ width: `${(datum.value / full) * 100}%`, background: colorOf(datum, index) }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
