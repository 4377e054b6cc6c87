import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import * as styles from './Tabs.styles.ts';

export interface TabItem {
  /** Name of the tab for `defaultTab`, `tab` and `onTabChange`. */
  id: string;
  /** One to three words. */
  label: ReactNode;
  /** What the tab shows. */
  content: ReactNode;
  /** Icon before the label. */
  icon?: IconType;
}

export interface TabsProps {
  /** What the tabs divide, for someone who does not see them: 'Método RTF'. */
  label: string;
  /** Two or more; with none there is nothing to see. */
  items: readonly TabItem[];
  /** `id` of the tab that is open at first; the first one by default. */
  defaultTab?: string;
  /** `id` of the open tab, when the page decides. */
  tab?: string;
  /** Called with the `id` of the tab that is open now. */
  onTabChange?: (id: string) => void;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Parts of one subject, seen one at a time. Arrow keys move between the tabs. */
export function Tabs({ label, items, defaultTab, tab, onTabChange, className }: TabsProps) {
  return (
    <Base.Root
      className={className}
      defaultValue={tab === undefined ? (defaultTab ?? items[0]?.id) : undefined}
      value={tab}
      onValueChange={(id: string) => onTabChange?.(id)}
    >
      <Base.List aria-label={label} activateOnFocus css={styles.list}>
        {items.map((item) => (
          <Base.Tab key={item.id} value={item.id} css={styles.tab}>
            {item.icon && <Icon icon={item.icon} />}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.id} value={item.id} css={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
