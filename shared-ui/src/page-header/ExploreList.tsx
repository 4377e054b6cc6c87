import type { ReactNode } from 'react';
import * as styles from './ExploreList.styles.ts';

export interface ExploreEntry {
  /** Name of the page. */
  label: string;
  /** What one finds there, in one sentence. */
  description?: string;
  /** Address. Null, as `shell.href` answers for a page that is off, is left out. */
  href: string | null;
  /** The visitor is there. */
  current?: boolean;
  /** A drawing for it, as decoration; shown 48 px wide and high. */
  picture?: ReactNode;
}

interface ExploreListProps {
  entries: readonly ExploreEntry[];
  /** Name of the list, where no navigation around it says it. */
  labelledBy?: string;
  onFollow: () => void;
}

/** The pages of the site, each with what one finds there. */
export function ExploreList({ entries, labelledBy, onFollow }: ExploreListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" css={styles.list} aria-labelledby={labelledBy}>
      {entries.map(({ label, description, href, current, picture }) => (
        <li key={label}>
          <a
            href={href ?? undefined}
            css={styles.entry}
            aria-current={current ? 'page' : undefined}
            onClick={onFollow}
          >
            {picture && <span css={styles.picture}>{picture}</span>}
            <span>
              <span css={styles.label} data-label>
                {label}
              </span>
              {description && <span css={styles.description}>{description}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
