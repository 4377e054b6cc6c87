import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { ArrowRight, ExternalLink } from '../icon/icons.ts';
import { Tag } from '../tag/Tag.tsx';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Card.styles.ts';

export interface CardProps {
  /** Name of the card; it is the link's or button's name too. */
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: HeadingLevel;
  /** Where the whole card leads. Null, as `shell.href` answers for a page that is off, leaves a plain card. */
  href?: string | null;
  /** What the whole card does, when it does something here instead of leading somewhere. */
  onPress?: () => void;
  /** Opens `href` in a new tab, which the card says. */
  newTab?: boolean;
  /** Words added for screen readers when `newTab` is set. */
  newTabLabel?: string;
  /** Not available yet: the card says so in words and has no control. */
  soon?: boolean;
  /** The words for `soon`. */
  soonLabel?: string;
  /** Icon in a tile above the title. */
  icon?: IconType;
  /** An illustration on top, edge to edge; decorative. */
  media?: ReactNode;
  /** Tags above the title. */
  tags?: ReactNode;
  /** Text under the title. Holds no other link when the card is one. */
  children?: ReactNode;
  /** Words at the foot that say what pressing does: 'Abrir o curso'. */
  action?: ReactNode;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * A card with one clear target: the whole of it. The title is the real link or button, stretched over the card, so
 * that its name is short and text can still be read line by line. Without `href` and `onPress` it only shows.
 */
export function Card({
  title,
  level = 3,
  href,
  onPress,
  newTab = false,
  newTabLabel = '(abre num novo separador)',
  soon = false,
  soonLabel = 'Em breve',
  icon,
  media,
  tags,
  children,
  action,
  className,
}: CardProps) {
  const live = !soon && (typeof href === 'string' || onPress !== undefined);
  return (
    <article className={className} css={[styles.card, live && styles.live, soon && styles.soon]}>
      {media && (
        <div css={styles.media} aria-hidden="true">
          {media}
        </div>
      )}
      <div css={styles.body}>
        {(icon || tags || soon) && (
          <div css={styles.top}>
            {icon && (
              <span css={styles.tile}>
                <Icon icon={icon} size="1.5rem" />
              </span>
            )}
            {tags}
            {soon && <Tag>{soonLabel}</Tag>}
          </div>
        )}
        <Heading level={level} size="h3">
          {!live ? (
            title
          ) : typeof href === 'string' ? (
            <a
              css={styles.target}
              href={href}
              {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {title}
              {newTab && <span css={visuallyHidden}> {newTabLabel}</span>}
            </a>
          ) : (
            <button css={styles.target} type="button" onClick={onPress}>
              {title}
            </button>
          )}
        </Heading>
        {children && <div css={styles.text}>{children}</div>}
        {live && action && (
          <span css={styles.action} aria-hidden="true">
            {action}
            <Icon icon={newTab ? ExternalLink : ArrowRight} />
          </span>
        )}
      </div>
    </article>
  );
}
