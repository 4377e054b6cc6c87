import type { ReactNode } from 'react';
import * as styles from './ExploreList.styles.ts';

export interface ExploreEntry {
  /** Name of the page. */
  label: string;
  /** Content of the page, in one sentence. */
  description?: string;
  /** URL; null for a disabled route (see `shell.href`). PageHeader removes such entries before it renders this list. */
  href: string | null;
  /** True for the current page. */
  current?: boolean;
  /** Decorative picture, shown at 48 × 48 px. */
  picture?: ReactNode;
}

interface ExploreListProps {
  entries: readonly ExploreEntry[];
  /** Id of the label, when no surrounding nav names the list. */
  labelledBy?: string;
  /** Called when an entry is pressed, to close the menu. */
  onFollow: () => void;
}

/** List of the site's pages, with descriptions. */
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
              {/* data-label: target of the hover style in ExploreList.styles.ts. */}
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
