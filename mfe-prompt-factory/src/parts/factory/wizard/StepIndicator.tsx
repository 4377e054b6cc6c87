import { Check, Icon } from '@ia/shared-ui/icon';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { stepTexts } from '../../../content/texts.ts';
import type { Step } from '../../../rules/wizard-route.ts';
import { Line, List, Mark, StepButton, StepNav, StepText } from './StepIndicator.styles.ts';

/** The result counts as step 3. */
const STEP_NUMBER: Record<Step, 1 | 2 | 3> = { category: 1, recipe: 2, create: 3, result: 3 };

const STEPS = [
  { number: 1, name: stepTexts.category, back: 'category' },
  { number: 2, name: stepTexts.recipe, back: 'recipe' },
  { number: 3, name: stepTexts.create, back: 'create' },
] as const;

interface StepIndicatorProps {
  step: Step;
  onBack: (step: Exclude<Step, 'result'>) => void;
}

/** Shows the current step; completed steps are buttons. On the result, step 3 leads back to the filled-in template. */
export function StepIndicator({ step, onBack }: StepIndicatorProps) {
  const currentNumber = STEP_NUMBER[step];
  return (
    <StepNav aria-label={stepTexts.label}>
      <List>
        {STEPS.map(({ number, name, back }) => {
          const isCurrent = number === currentNumber;
          const isCompleted = number < currentNumber || (isCurrent && step === 'result');
          const label = (
            <>
              <Mark data-state={isCurrent ? 'current' : isCompleted ? 'done' : 'ahead'} aria-hidden="true">
                {isCompleted && !isCurrent ? <Icon icon={Check} /> : number}
              </Mark>
              <span data-part="name">{name}</span>
            </>
          );
          return (
            <Line
              key={number}
              aria-current={isCurrent ? 'step' : undefined}
              data-reached={number <= currentNumber || undefined}
            >
              {isCompleted ? (
                <StepButton type="button" onClick={() => onBack(back)}>
                  <span css={visuallyHidden}>{stepTexts.back} </span>
                  {label}
                </StepButton>
              ) : (
                <StepText>
                  <span css={visuallyHidden}>{`${number}. `}</span>
                  {label}
                </StepText>
              )}
            </Line>
          );
        })}
      </List>
    </StepNav>
  );
}
