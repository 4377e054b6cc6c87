import { formatNumber } from '../number/index.ts';
import { Figure, Legend, Share, Track } from './VoteBar.styles.ts';
import { votePercent } from './vote-percent.ts';

export { votePercent };

export interface VoteBarProps {
  /** Votes in favour. */
  up: number;
  /** Votes against. */
  down: number;
  /** Name of the bar for a screen reader. */
  label?: string;
  /** Words under the bar; `percent` is already written in pt-PT ("64,3"). */
  legend?: { agree: (votes: number, percent: string) => string; disagree: (votes: number) => string };
}

const ptLegend = {
  agree: (votes: number, percent: string) => `${formatNumber(votes)} a favor (${percent} %)`,
  disagree: (votes: number) => `${formatNumber(votes)} contra`,
};

/** How a vote stands: a bar that fills with the share in favour, with the same figures in words. */
export function VoteBar({ up, down, label = 'Votos a favor', legend = ptLegend }: VoteBarProps) {
  const percent = votePercent(up, down);
  const written = formatNumber(percent);
  return (
    <Figure>
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent * 10) / 10}
        aria-valuetext={`${legend.agree(up, written)}, ${legend.disagree(down)}`}
      >
        <Share style={{ transform: `scaleX(${percent / 100})` }} />
      </Track>
      <Legend aria-hidden="true">
        <span>{legend.agree(up, written)}</span>
        <span>{legend.disagree(down)}</span>
      </Legend>
    </Figure>
  );
}
