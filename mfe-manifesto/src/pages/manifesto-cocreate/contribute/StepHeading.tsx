import { Small } from '@ia/shared-ui/text';
import { type ReactNode, useEffect, useRef } from 'react';

/** Id of the text that describes the heading: the step here, or an element of `SentPanel`. */
export const STEP_DESCRIPTION_ID = 'passo';

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
      {step && <Small id={STEP_DESCRIPTION_ID}>{step}</Small>}
      <h3 ref={heading} tabIndex={-1} aria-describedby={STEP_DESCRIPTION_ID}>
        {children}
      </h3>
    </div>
  );
}
