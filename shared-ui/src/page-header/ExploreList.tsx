import { type ReactNode, useId } from 'react';
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
  const id = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" css={styles.list} aria-labelledby={labelledBy}>
      {entries.map(({ label, description, href, current, picture }, index) => (
        <li key={label} css={styles.entry}>
          {picture && <span css={styles.picture}>{picture}</span>}
          <span>
            <a
              href={href ?? undefined}
              css={styles.link}
              aria-current={current ? 'page' : undefined}
              aria-describedby={description && `${id}${index}`}
              onClick={onFollow}
            >
              {label}
            </a>
            {description && (
              <span id={`${id}${index}`} css={styles.description}>
                {description}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
