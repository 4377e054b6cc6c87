import { Accordion as Base } from '@base-ui/react/accordion';
import { type ReactNode, useMemo } from 'react';
import { list } from './Accordion.styles.ts';
import { AccordionLevel } from './accordion-level.ts';

export interface AccordionProps {
  /** AccordionItem elements. */
  children: ReactNode;
  /** Level of the questions in the page's outline. */
  level?: 2 | 3 | 4 | 5;
  /** False closes the open item when another one opens. */
  multiple?: boolean;
  /** `id`s of the items that are open at first. */
  defaultOpen?: string[];
  /** `id`s of the open items, when the page decides. */
  open?: string[];
  /** Called with the `id`s of the items that are open now. */
  onOpenChange?: (open: string[]) => void;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Questions that open to show their answers; each on its own unless `multiple` is false. The browser's page search
 * finds text in closed answers and opens them.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: Base UI warns when its default changes between renders, which a literal array would do
  const initial = useMemo(() => defaultOpen, [defaultOpen?.join('\n')]);
  return (
    <AccordionLevel value={level}>
      <Base.Root
        className={className}
        css={list}
        multiple={multiple}
        defaultValue={initial}
        value={open}
        onValueChange={(value: string[]) => onOpenChange?.(value)}
        hiddenUntilFound
      >
        {children}
      </Base.Root>
    </AccordionLevel>
  );
}
