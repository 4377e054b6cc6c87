import { Small } from '@ia/shared-ui/text';
import { type ReactNode, useEffect, useRef } from 'react';

/** DOM id of the line that names the step. */
export const STEP_DESCRIPTION_ID = 'passo';

interface StepHeadingProps {
  /** Line above the heading, such as «Passo 1 de 2: a sugestão». */
  step?: string;
  /** Focuses the heading when the step appears, so that screen reader users hear the change. */
  takesFocus?: boolean;
  /** Ids of the texts that describe the heading. */
  describedBy?: string;
  children: ReactNode;
}

/** Heading of a step of the form. */
export function StepHeading({
  step,
  takesFocus = false,
  describedBy = STEP_DESCRIPTION_ID,
  children,
}: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      {step && <Small id={STEP_DESCRIPTION_ID}>{step}</Small>}
      <h3 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
        {children}
      </h3>
    </div>
  );
}
