import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { ArrowRight, ExternalLink } from '../icon/icons.ts';
import { Tag } from '../tag/Tag.tsx';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Card.styles.ts';

export interface CardProps {
  /** Title of the card; also the accessible name of its link or button. */
  title: ReactNode;
  /** Heading level of the title. */
  level?: HeadingLevel;
  /** Target URL of the card. Null, which `shell.href` returns for a disabled route, renders a plain card. */
  href?: string | null;
  /** Action of the card, instead of `href`. */
  onPress?: () => void;
  /** Opens `href` in a new tab, indicated on the card. */
  newTab?: boolean;
  /** Text added for screen readers when `newTab` is set. */
  newTabLabel?: string;
  /** Unavailable: shows a text and has no control. */
  soon?: boolean;
  /** Text for `soon`. */
  soonLabel?: string;
  /** Icon in a tile above the title. */
  icon?: IconType;
  /** Decorative illustration on top, edge to edge. */
  media?: ReactNode;
  /** Tags above the title. */
  tags?: ReactNode;
  /** Text below the title. Must not contain a link when the card is one. */
  children?: ReactNode;
  /** Call to action at the bottom: 'Abrir o curso'. */
  action?: ReactNode;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Card with one target that covers all of it. The title is the real link or button, stretched over the card,
 * so that its name is short and screen readers can read the text line by line. Without `href` and `onPress`
 * it is static.
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
  const interactive = !soon && (typeof href === 'string' || onPress !== undefined);
  return (
    <article
      className={className}
      css={[styles.card, interactive && styles.interactive, soon && styles.soon]}
    >
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
          {!interactive ? (
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
        {interactive && action && (
          <span css={styles.action} aria-hidden="true">
            {action}
            <Icon icon={newTab ? ExternalLink : ArrowRight} />
          </span>
        )}
      </div>
    </article>
  );
}
