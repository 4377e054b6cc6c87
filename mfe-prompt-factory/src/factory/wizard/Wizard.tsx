import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { celebrate } from '@ia/shared-ui/confetti';
import { useCallback } from 'react';
import { milestoneTexts, resultTexts, wizardTexts } from '../../content/texts.ts';
import type { Catalogue } from '../../data/catalogue-query.ts';
import { useEarnByCopying } from '../../state/copied.ts';
import { type Milestone, usePoints } from '../../state/points.ts';
import type { WizardAction } from '../../state/wizard.ts';
import { CategoryStep } from '../categories/CategoryStep.tsx';
import { CreateStep } from '../create/CreateStep.tsx';
import { PointsBar } from '../points/PointsBar.tsx';
import { screenOnly } from '../print.styles.ts';
import { RecipeStep } from '../recipes/RecipeStep.tsx';
import { ResultStep } from '../result/ResultStep.tsx';
import { useGeneration } from '../result/use-generation.ts';
import type { Variant } from '../variant.ts';
import { StepIndicator } from './StepIndicator.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useWizard } from './use-wizard.ts';

interface WizardProps extends Variant {
  catalogue: Catalogue;
  onRetry: () => void;
}

/** Confetti on a generation: specification §9, decision 11. */
const PARTICLES = { text: 50, image: 80 } as const;

export function Wizard({ catalogue, onRetry, pointsKey, copyEarns }: WizardProps) {
  const shell = useShell();
  const { notify } = shell;
  const onMilestone = useCallback(
    (milestone: Milestone) =>
      notify({ kind: 'success', message: milestoneTexts[milestone], timeout: 10_000 }),
    [notify],
  );
  const { points, unlocked, earn } = usePoints(pointsKey, onMilestone);
  const generation = useGeneration((type) => {
    earn();
    void celebrate({ particleCount: PARTICLES[type] });
  });
  const [state, dispatch] = useWizard(catalogue, generation.stop);
  const earnByCopying = useEarnByCopying(earn);
  const onCopied = copyEarns ? earnByCopying : undefined;

  const panel = useStepFocus(state.step);

  const go = (action: WizardAction) => {
    generation.stop();
    dispatch(action);
  };
  const { recipe, prompt } = state;

  return (
    <>
      {catalogue.failed && (
        <Alert
          kind="warning"
          live="status"
          title={wizardTexts.failed}
          css={[screenOnly, { marginBlockEnd: '2rem' }]}
        >
          <p>{wizardTexts.failedWhy}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {wizardTexts.retry}
          </Button>
        </Alert>
      )}
      <div ref={panel}>
        <StepIndicator step={state.step} onBack={go} />
        {state.step === 'category' && (
          <CategoryStep
            catalogue={catalogue}
            onCategory={(categoryId) => go({ type: 'pick-category', categoryId })}
            onRecipe={(picked) => go({ type: 'pick-recipe', recipe: picked })}
          />
        )}
        {state.step === 'recipe' && (
          <RecipeStep
            category={catalogue.categories.find(({ id }) => id === state.categoryId)}
            recipes={catalogue.recipes.filter(({ categoryId }) => categoryId === state.categoryId)}
            onRecipe={(picked) => go({ type: 'pick-recipe', recipe: picked })}
          />
        )}
        {state.step === 'create' && recipe && (
          <CreateStep
            recipe={recipe}
            category={catalogue.categories.find(({ id }) => id === recipe.categoryId)}
            choices={state.choices}
            changed={state.changed}
            onChoose={(key, choice) => dispatch({ type: 'choose', key, choice })}
            onGenerate={(finished) => {
              dispatch({ type: 'generate', prompt: finished });
              void generation.start(recipe, finished);
            }}
            onCopied={onCopied}
          />
        )}
        {state.step === 'result' && recipe && prompt !== null && (
          <ResultStep
            recipe={recipe}
            prompt={prompt}
            choices={state.choices}
            answers={generation.answers}
            onCancel={() => {
              go({ type: 'back-to-create' });
              shell.announce(resultTexts.cancelled);
            }}
            onRetry={() => void generation.start(recipe, prompt)}
            onAnother={() => go({ type: 'back-to-category' })}
            onCopied={onCopied}
          />
        )}
      </div>
      <PointsBar points={points} unlocked={unlocked} copyEarns={copyEarns} />
    </>
  );
}
