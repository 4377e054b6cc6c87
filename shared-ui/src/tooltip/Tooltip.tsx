import { Tooltip as Base } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { token } from '../tokens/index.ts';

const popup = css({
  maxWidth: 'min(20rem, var(--available-width))',
  padding: `${token.space[2]} ${token.space[3]}`,
  border: `1px solid ${token.color.ink}`,
  borderRadius: token.radius.sm,
  background: token.color.ink,
  color: token.color.paper,
  fontSize: token.size.sm,
  lineHeight: 1.4,
  transition: `opacity ${token.motion.fast}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export interface TooltipProps {
  /** A few words that help; never the only place where something is said. */
  text: ReactNode;
  /** One control: it shows the words on hover, on focus and on tap. */
  children: ReactElement<Record<string, unknown>>;
}

/** A hint beside a control. Escape hides it, and the pointer may move onto it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger
        delay={300}
        closeOnClick={false}
        aria-describedby={open ? id : undefined}
        // Base UI shows tooltips on hover and focus only; a finger has neither.
        onClick={() => setOpen(true)}
        render={children}
      />
      <Base.Portal>
        <Base.Positioner sideOffset={8} css={{ zIndex: token.layer.popover }}>
          <Base.Popup id={id} role="tooltip" css={popup}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
