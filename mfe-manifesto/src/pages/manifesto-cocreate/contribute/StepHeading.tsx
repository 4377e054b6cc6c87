import { token } from '@ia/shared-ui/tokens';
import { type ReactNode, useEffect, useRef } from 'react';

interface StepHeadingProps {
  /** 'Passo 1 de 2' */
  step?: string;
  /** Focuses the heading when the step appears, so that screen reader users hear the change. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Heading of a step of the form. */
export function StepHeading({ step, takesFocus = false, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      {step && <p css={{ color: token.color.inkSoft, fontSize: token.size.sm }}>{step}</p>}
      <h3 ref={heading} tabIndex={-1}>
        {children}
      </h3>
    </div>
  );
}
