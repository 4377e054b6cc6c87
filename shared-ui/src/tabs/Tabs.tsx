import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import * as styles from './Tabs.styles.ts';

export interface TabItem {
  /** Identifies the tab in `defaultTab`, `tab` and `onTabChange`. No spaces, because it is part of an HTML id. */
  id: string;
  /** One to three words. */
  label: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** Icon before the label. */
  icon?: IconType;
}

export interface TabsProps {
  /** Accessible name of the tab list: 'Método RTF'. */
  label: string;
  /** Usually two or more; without items there is no tab. */
  items: readonly TabItem[];
  /** `id` of the initially open tab; the first one by default. */
  defaultTab?: string;
  /** `id` of the open tab (controlled). */
  tab?: string;
  /** Called with the `id` of the newly opened tab. */
  onTabChange?: (id: string) => void;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Tabs with one panel visible at a time. Arrow keys move between the tabs. */
export function Tabs({ label, items, defaultTab, tab, onTabChange, className }: TabsProps) {
  // Base UI 1.9.0 connects tabs and panels in effects, so prerendered HTML needs the ids here.
  const baseId = useId();
  return (
    <Base.Root
      className={className}
      defaultValue={tab === undefined ? (defaultTab ?? items[0]?.id) : undefined}
      value={tab}
      onValueChange={(id: string) => onTabChange?.(id)}
    >
      <Base.List aria-label={label} activateOnFocus css={styles.list}>
        {items.map((item) => (
          <Base.Tab key={item.id} id={baseId + item.id} value={item.id} css={styles.tab}>
            {item.icon && <Icon icon={item.icon} />}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.id} value={item.id} aria-labelledby={baseId + item.id} css={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
