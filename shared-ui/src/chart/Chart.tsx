import { ContractFallback } from '../invariant/index.ts';
import { formatNumber } from '../number/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { Figure, Numbers, Source, Title } from './Chart.styles.ts';
import { BarDrawing, DonutDrawing } from './ChartDrawing.tsx';
import { chartHolds } from './chart-contract.ts';
import { type ChartProps, ptLabels } from './chart-types.ts';

/** A donut or bars, with the same numbers in a table for whoever cannot or will not read the drawing. */
export function Chart(props: ChartProps) {
  const labels = { ...ptLabels, ...props.labels };
  if (!chartHolds(props)) return <ContractFallback>{labels.unavailable}</ContractFallback>;
  const { type, data, title, unit, source } = props;
  const write = (value: number) => `${formatNumber(value)}${unit ? ` ${unit}` : ''}`;
  return (
    <Figure>
      <Title>{title}</Title>
      {type === 'donut' ? (
        <DonutDrawing data={data} unit={unit} write={write} rest={labels.rest} />
      ) : (
        <BarDrawing data={data} unit={unit} write={write} />
      )}
      <Numbers>
        <summary>{labels.table}</summary>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.label}</th>
              <th scope="col">{labels.value}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((datum) => (
              <tr key={datum.label}>
                <th scope="row">{datum.label}</th>
                <td>{write(datum.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Numbers>
      {source && (
        <Source>
          {labels.source}:{' '}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.name}
              <span css={visuallyHidden}> {labels.newTab}</span>
            </a>
          ) : (
            source.name
          )}
          , {source.year}
        </Source>
      )}
    </Figure>
  );
}
