import { Accordion as Base } from '@base-ui/react/accordion';
import { type ReactNode, useMemo } from 'react';
import { list } from './Accordion.styles.ts';
import { AccordionLevel } from './accordion-level.ts';

export interface AccordionProps {
  /** AccordionItem elements. */
  children: ReactNode;
  /** Heading level of the items. */
  level?: 2 | 3 | 4 | 5;
  /** False closes the open item when another opens. */
  multiple?: boolean;
  /** `id`s of the initially open items. */
  defaultOpen?: string[];
  /** `id`s of the open items (controlled). */
  open?: string[];
  /** Called with the `id`s of the open items. */
  onOpenChange?: (open: string[]) => void;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Expandable items; several can be open unless `multiple` is false. The browser's find-in-page searches
 * closed items and opens them.
 */
export function Accordion({
  children,
  level = 3,
  multiple = true,
  defaultOpen,
  open,
  onOpenChange,
  className,
}: AccordionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: Base UI warns when its default changes between renders, as a literal array would
  const stableDefault = useMemo(() => defaultOpen, [defaultOpen?.join('\n')]);
  return (
    <AccordionLevel value={level}>
      <Base.Root
        className={className}
        css={list}
        multiple={multiple}
        defaultValue={stableDefault}
        value={open}
        onValueChange={(value: string[]) => onOpenChange?.(value)}
        hiddenUntilFound
      >
        {children}
      </Base.Root>
    </AccordionLevel>
  );
}
