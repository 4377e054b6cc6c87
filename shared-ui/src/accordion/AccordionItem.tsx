import { Accordion as Base } from '@base-ui/react/accordion';
import { type ReactNode, useContext, useId } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { Plus } from '../icon/icons.ts';
import * as styles from './Accordion.styles.ts';
import { AccordionLevel } from './accordion-level.ts';

export interface AccordionItemProps {
  /** Question or title of the item. */
  title: ReactNode;
  /** Answer or content. */
  children: ReactNode;
  /** Identifies the item in `defaultOpen` and `open`. */
  id?: string;
  /** Icon before the title. */
  icon?: IconType;
}

/** One item of an Accordion. */
export function AccordionItem({ title, children, id, icon }: AccordionItemProps) {
  const level = useContext(AccordionLevel);
  const generatedId = useId();
  const Heading = `h${level}` as const;
  return (
    <Base.Item value={id ?? generatedId} css={styles.item}>
      <Base.Header render={<Heading css={styles.heading} />}>
        <Base.Trigger css={styles.trigger}>
          {icon && <Icon icon={icon} css={styles.lead} />}
          <span css={{ flex: 1, minWidth: 0 }}>{title}</span>
          <span css={styles.toggleMark}>
            <Icon icon={Plus} size="1.25rem" />
          </span>
        </Base.Trigger>
      </Base.Header>
      <Base.Panel css={styles.panel}>
        <div css={styles.answer}>{children}</div>
      </Base.Panel>
    </Base.Item>
  );
}
