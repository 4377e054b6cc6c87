import { useRoute, useShell } from '@ia/federation';
import type { Choices, Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { celebrate } from '@ia/shared-ui/confetti';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { milestoneTexts, resultTexts, unresolvedTexts, wizardTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { isOwnRecipe } from '../../../rules/own-recipe.ts';
import {
  categoryStepAddress,
  createStepAddress,
  hasStepParam,
  recipeStepAddress,
  resultStepAddress,
} from '../../../rules/wizard-address.ts';
import { useEarnByCopying } from '../../../state/copied.ts';
import { useDrafts } from '../../../state/drafts.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { type Milestone, usePoints } from '../../../state/points.ts';
import { useGeneration } from '../answer/use-generation.ts';
import { CategoryStep } from '../categories/CategoryStep.tsx';
import { CreateStep } from '../create/CreateStep.tsx';
import { MyPrompts } from '../mine/MyPrompts.tsx';
import { PointsBar } from '../points/PointsBar.tsx';
import { screenOnly } from '../print.styles.ts';
import { RecipeStep } from '../recipes/RecipeStep.tsx';
import { ResultStep } from '../result/ResultStep.tsx';
import type { Variant } from '../variant.ts';
import { CatalogueFailure } from './CatalogueFailure.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { useStableCatalogue } from './use-stable-catalogue.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useWizardRoute } from './use-wizard-route.ts';

export interface WizardProps extends Variant {
  /** Contains the steps, and above them the categories. */
  panel: RefObject<HTMLElement | null>;
  catalogue: Catalogue;
  /** Requests the catalogue again. */
  onRetry: () => Promise<void>;
}

/** Lazy chunk: few visitors write their own recipe. */
const loadOwnStep = () => import('../own/OwnStep.tsx');

/** Confetti particles for a generated answer. */
const PARTICLES = { text: 50, image: 80 } as const;

/**
 * Wait before a milestone is announced: screen readers drop an announcement when the focus moves, as it does to the
 * heading of the answer.
 */
const MILESTONE_DELAY_MS = 1500;

/** The wizard's steps, selected by the URL, with step indicator and points. */
export function Wizard({ panel, catalogue: newest, onRetry, pointsKey, copyEarns }: WizardProps) {
  const shell = useShell();
  const { notify, announce } = shell;
  const { path, query } = useRoute();
  const onMilestone = useCallback(
    (milestone: Milestone) =>
      void setTimeout(
        () => notify({ kind: 'success', message: milestoneTexts[milestone], timeout: 10_000 }),
        MILESTONE_DELAY_MS,
      ),
    [notify],
  );
  const { points, unlocked, earn } = usePoints(pointsKey, onMilestone);
  const generation = useGeneration((type) => {
    earn();
    void celebrate({ particleCount: PARTICLES[type] });
  });
  const earnByCopying = useEarnByCopying(earn);
  const onCopied = copyEarns ? earnByCopying : undefined;
  const drafts = useDrafts();

  const address = new URLSearchParams(query).toString();
  const stableCatalogue = useStableCatalogue(newest, address, panel);
  const { recipes: ownRecipes } = useOwnRecipes();
  const catalogue = useMemo(
    () => ({ ...stableCatalogue, recipes: [...stableCatalogue.recipes, ...ownRecipes] }),
    [stableCatalogue, ownRecipes],
  );
  const { route, unresolved } = useWizardRoute(catalogue, generation.latestRequest, generation.answers);
  const ownStep = useModule(loadOwnStep, route.step === 'own', shell.report);
  useStepFocus(panel, route, route.step !== 'own' || ownStep.status === 'ready');

  // Navigation abandons the running generation; its partial answer is stored.
  const shownId = route.step === 'result' ? route.shown.id : null;
  const abandonHidden = useEffectEvent(() => {
    if (generation.latestRequest && generation.latestRequest.id !== shownId) generation.abandon();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each place and reads the generation of that time
  useEffect(() => abandonHidden(), [shownId]);
  useEffect(() => {
    if (unresolved) announce(unresolvedTexts[unresolved]);
  }, [unresolved, announce]);

  // The category step is shown by the factory, unless the URL names something that does not exist.
  const showsSteps = hasStepParam(query);
  const navigate = (destination: string) => shell.navigate(destination, { stay: true });
  const openRecipe = (recipe: Recipe) => {
    drafts.setAside(recipe.id);
    navigate(createStepAddress(path, recipe.id));
  };
  const generate = (recipe: Recipe, prompt: string, choices: Choices) =>
    navigate(resultStepAddress(path, recipe.id, generation.start({ recipe, prompt, choices })));
  const cancel = () => {
    const hasPartialAnswer = generation.stop();
    announce(hasPartialAnswer ? resultTexts.cancelledIncomplete : resultTexts.cancelled);
    // No partial answer to show: generating navigated here, so return to the template.
    if (!hasPartialAnswer) window.history.back();
  };
  const findCategory = ({ categoryId }: Recipe) => catalogue.categories.find(({ id }) => id === categoryId);

  return (
    <>
      <div>
        {unresolved && (
          <Alert kind="warning" css={[screenOnly, { marginBlockEnd: '2rem' }]}>
            {unresolvedTexts[unresolved]}
          </Alert>
        )}
        {showsSteps && route.step !== 'mine' && route.step !== 'own' && (
          <StepIndicator
            step={route.step}
            onBack={(step) => {
              if (step === 'category') return navigate(categoryStepAddress(path));
              if (route.step !== 'create' && route.step !== 'result') return;
              const { recipe } = route;
              if (step === 'recipe')
                return navigate(
                  isOwnRecipe(recipe)
                    ? categoryStepAddress(path)
                    : recipeStepAddress(path, recipe.categoryId),
                );
              if (route.step === 'result') drafts.save(recipe.id, route.shown.choices);
              navigate(createStepAddress(path, recipe.id));
            }}
          />
        )}
        {route.step === 'mine' && <MyPrompts />}
        {route.step === 'own' &&
          (ownStep.status === 'ready' ? (
            <ownStep.module.OwnStep key={address} route={route} recipes={catalogue.recipes} />
          ) : ownStep.status === 'failed' ? (
            <Alert kind="error" live="alert" onRetry={ownStep.retry}>
              <p>{wizardTexts.brokenWhy}</p>
            </Alert>
          ) : (
            <Spinner label={wizardTexts.loading} />
          ))}
        {route.step === 'category' && (
          <CategoryStep
            catalogue={catalogue}
            hasTiles={showsSteps}
            onCategory={(categoryId) => navigate(recipeStepAddress(path, categoryId))}
            onRecipe={openRecipe}
          />
        )}
        {route.step === 'recipe' && (
          <RecipeStep
            category={route.category}
            recipes={catalogue.recipes.filter(({ categoryId }) => categoryId === route.category.id)}
            onRecipe={openRecipe}
          />
        )}
        {route.step === 'create' && (
          <CreateStep
            key={route.recipe.id}
            recipe={route.recipe}
            category={findCategory(route.recipe)}
            sharedChoices={route.sharedChoices}
            onGenerate={(prompt, choices) => generate(route.recipe, prompt, choices)}
            onCopied={onCopied}
          />
        )}
        {route.step === 'result' && (
          <ResultStep
            recipe={route.recipe}
            shown={route.shown}
            onCancel={cancel}
            onRetry={() => generate(route.recipe, route.shown.prompt, route.shown.choices)}
            onAnother={() => {
              drafts.forget(route.recipe.id);
              navigate(categoryStepAddress(path));
            }}
            onCopied={onCopied}
          />
        )}
      </div>
      {/* Below the step: it must not move content under a finger. */}
      <CatalogueFailure failed={newest.failed} address={address} onRetry={onRetry} />
      <PointsBar points={points} unlocked={unlocked} copyEarns={copyEarns} catalogue={stableCatalogue} />
    </>
  );
}
