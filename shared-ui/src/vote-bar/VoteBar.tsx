import { formatNumber } from '../number/index.ts';
import * as styles from './VoteBar.styles.ts';

export interface VoteBarProps {
  /** Votes in favour. */
  up: number;
  /** Votes against. */
  down: number;
  /** Accessible name of the meter. */
  label?: string;
  /** Text for the votes in favour; `percent` is formatted for pt-PT ("64,3"). */
  agreeLabel?: (votes: number, percent: string) => string;
  /** Text for the votes against; `percent` is still the share in favour. '' shows none. */
  disagreeLabel?: (votes: number, percent: string) => string;
}

/** Returns the share of votes in favour, 0–100: up / (up + down) × 100, or 50 without votes. */
function votePercent(up: number, down: number): number {
  const votes = up + down;
  return votes > 0 ? (up / votes) * 100 : 50;
}

/** Result of a vote: a bar of the share in favour, and the figures as text. */
export function VoteBar({
  up,
  down,
  label = 'Votos a favor',
  agreeLabel = (votes, percent) => `${formatNumber(votes)} a favor (${percent} %)`,
  disagreeLabel = (votes) => `${formatNumber(votes)} contra`,
}: VoteBarProps) {
  const percent = votePercent(up, down);
  const formattedPercent = formatNumber(percent);
  const agree = agreeLabel(up, formattedPercent);
  const disagree = disagreeLabel(down, formattedPercent);
  return (
    <div css={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers style a meter inconsistently */}
      <div
        css={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent * 10) / 10}
        aria-valuetext={disagree ? `${agree}, ${disagree}` : agree}
      >
        <div
          css={styles.share}
          data-empty={up + down === 0}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <div css={styles.legend} aria-hidden="true">
        <span>{agree}</span>
        <span>{disagree}</span>
      </div>
    </div>
  );
}
