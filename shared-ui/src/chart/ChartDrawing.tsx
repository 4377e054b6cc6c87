import * as styles from './Chart.styles.ts';
import type { ChartDatum } from './chart-types.ts';
import { chooseColor, donutSlices } from './slices.ts';

interface DrawingProps {
  data: readonly ChartDatum[];
  unit?: string;
  /** Formats a value with its unit: '38,7 %'. */
  formatValue: (value: number) => string;
}

interface DonutDrawingProps extends DrawingProps {
  /** Legend label of the remainder. */
  restLabel: string;
}

/** Ring with legend. A single value is shown in the middle of its ring. */
export function DonutDrawing({ data, unit, formatValue, restLabel }: DonutDrawingProps) {
  const slices = donutSlices(data, unit);
  const single = data.length === 1 ? data[0] : undefined;
  return (
    <div css={styles.donut} aria-hidden="true">
      {/* The ring has radius 100; 2 units of margin. */}
      <svg viewBox="-102 -102 204 204" role="presentation">
        {slices.map((slice) => (
          <path key={slice.label} d={slice.path} fill={slice.color} />
        ))}
        {single && <text>{formatValue(single.value)}</text>}
      </svg>
      <ul css={styles.legend}>
        {slices.map((slice) => (
          <li key={slice.label}>
            <span css={styles.swatch} style={{ background: slice.color }} />
            <span>{slice.isRemainder ? restLabel : slice.label}</span>
            <span css={styles.valueText}>{formatValue(slice.value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One bar per value. Percentages are scaled to 100, other units to the largest value. */
export function BarDrawing({ data, unit, formatValue }: DrawingProps) {
  const largest = Math.max(...data.map((datum) => datum.value));
  const scaleMax = unit === '%' ? Math.max(100, largest) : largest || 1;
  return (
    <ul css={styles.bars} aria-hidden="true">
      {data.map((datum, index) => (
        <li key={datum.label}>
          <span css={styles.barHead}>
            <span>{datum.label}</span>
            <span css={styles.valueText}>{formatValue(datum.value)}</span>
          </span>
          <span css={styles.barTrack}>
            <span
              css={styles.bar}
              style={{ width: `${(datum.value / scaleMax) * 100}%`, background: chooseColor(datum, index) }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
