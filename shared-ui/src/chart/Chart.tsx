import { InvariantFallback } from '../invariant/index.ts';
import { formatNumber } from '../number/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Chart.styles.ts';
import { BarDrawing, DonutDrawing } from './ChartDrawing.tsx';
import { isChartValid } from './chart-invariants.ts';
import type { ChartProps } from './chart-types.ts';

/** Donut or bar chart, with the same data in a table as accessible alternative. */
export function Chart({
  unavailableLabel = 'O gráfico não está disponível de momento.',
  ...props
}: ChartProps) {
  return isChartValid(props) ? (
    <ValidChart {...props} />
  ) : (
    <InvariantFallback>{unavailableLabel}</InvariantFallback>
  );
}

function ValidChart({
  type,
  data,
  title,
  unit,
  source,
  tableLabel = 'Ver os números numa tabela',
  categoryLabel = 'Categoria',
  valueLabel = 'Valor',
  sourceLabel = 'Fonte',
  restLabel = 'Restante',
  newTabLabel = '(abre num novo separador)',
}: ChartProps) {
  const formatValue = (value: number) => `${formatNumber(value)}${unit ? ` ${unit}` : ''}`;
  return (
    <figure css={styles.figure}>
      <figcaption css={styles.title}>{title}</figcaption>
      {type === 'donut' ? (
        <DonutDrawing data={data} unit={unit} formatValue={formatValue} restLabel={restLabel} />
      ) : (
        <BarDrawing data={data} unit={unit} formatValue={formatValue} />
      )}
      <details css={styles.dataTable}>
        <summary>{tableLabel}</summary>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{categoryLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((datum) => (
              <tr key={datum.label}>
                <th scope="row">{datum.label}</th>
                <td>{formatValue(datum.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {source && (
        <p css={styles.source}>
          {sourceLabel}:{' '}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.name}
              <span css={visuallyHidden}> {newTabLabel}</span>
            </a>
          ) : (
            source.name
          )}
          , {source.year}
        </p>
      )}
    </figure>
  );
}
