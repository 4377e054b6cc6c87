import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Star as StarIcon } from '../icon/icons.ts';
import * as styles from './Rating.styles.ts';

export interface RatingProps {
  /** Question above the stars. */
  label?: string;
  /** Called once, with 1 to 5; the rating is locked afterwards. */
  onRate: (stars: number) => void;
  /** Earlier rating: shown and locked. */
  value?: number | null;
  /** Shown and announced after rating. */
  thanks?: string;
  /** Accessible name of one star. */
  starLabel?: (stars: number) => string;
}

const STARS = [1, 2, 3, 4, 5] as const;
const formatStars = (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`);
/** Star that a key moves the focus to, from the focused one. */
const NEXT_STAR: Record<string, (stars: number) => number> = {
  ArrowRight: (stars) => Math.min(5, stars + 1),
  ArrowUp: (stars) => Math.min(5, stars + 1),
  ArrowLeft: (stars) => Math.max(1, stars - 1),
  ArrowDown: (stars) => Math.max(1, stars - 1),
  Home: () => 1,
  End: () => 5,
};

/**
 * Five-star rating with one answer. Arrow keys only move the focus; Enter, Space or a click rates, because a
 * rating is final. Native radios are unsuitable: they select on arrow keys.
 */
export function Rating({
  label = 'Avalie este resultado',
  onRate,
  value = null,
  thanks = 'Obrigado pela sua avaliação!',
  starLabel = formatStars,
}: RatingProps) {
  const [rating, setRating] = useState<number | null>(value);
  const [focusedStar, setFocusedStar] = useState(value ?? 1);
  const [hovered, setHovered] = useState(0);
  const stars = useRef<(HTMLButtonElement | null)[]>([]);
  const labelId = useId();
  const isLocked = rating !== null;
  const filledCount = rating ?? hovered;

  function rate(star: number) {
    if (isLocked) return;
    setRating(star);
    setFocusedStar(star);
    onRate(star);
  }

  function move(event: KeyboardEvent) {
    const nextStar = NEXT_STAR[event.key];
    if (!nextStar) return;
    event.preventDefault();
    const next = nextStar(focusedStar);
    setFocusedStar(next);
    if (!isLocked) setHovered(next);
    stars.current[next - 1]?.focus();
  }

  return (
    <div css={styles.wrapper}>
      <span css={styles.label} id={labelId}>
        {label}
      </span>
      <div
        css={styles.stars}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-disabled={isLocked || undefined}
        onKeyDown={move}
        onPointerLeave={() => setHovered(0)}
        onBlur={() => setHovered(0)}
      >
        {STARS.map((star) => (
          // biome-ignore lint/a11y/useSemanticElements: native radios select on arrow keys; see above
          <button
            key={star}
            css={styles.star}
            ref={(node) => {
              stars.current[star - 1] = node;
            }}
            type="button"
            role="radio"
            aria-checked={rating === star}
            aria-label={starLabel(star)}
            aria-disabled={isLocked || undefined}
            tabIndex={star === focusedStar ? 0 : -1}
            data-filled={star <= filledCount}
            onClick={() => rate(star)}
            onPointerEnter={() => !isLocked && setHovered(star)}
          >
            <StarIcon size={28} aria-hidden="true" />
          </button>
        ))}
      </div>
      <p css={styles.status} role="status">
        {isLocked ? thanks : ''}
      </p>
    </div>
  );
}
