import { useRoute, useShell } from '@ia/federation';
import type { Choices, Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { celebrate } from '@ia/shared-ui/confetti';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { astrayTexts, milestoneTexts, resultTexts, wizardTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { isOwn } from '../../../rules/own-recipe.ts';
import { categoryAddress, createAddress, recipeAddress, resultAddress } from '../../../rules/place.ts';
import { useEarnByCopying } from '../../../state/copied.ts';
import { useDrafts } from '../../../state/drafts.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { type Milestone, usePoints } from '../../../state/points.ts';
import { CategoryStep } from '../categories/CategoryStep.tsx';
import { CreateStep } from '../create/CreateStep.tsx';
import { MyPrompts } from '../mine/MyPrompts.tsx';
import { PointsBar } from '../points/PointsBar.tsx';
import { screenOnly } from '../print.styles.ts';
import { RecipeStep } from '../recipes/RecipeStep.tsx';
import { ResultStep } from '../result/ResultStep.tsx';
import { useGeneration } from '../result/use-generation.ts';
import type { Variant } from '../variant.ts';
import { CatalogueFailure } from './CatalogueFailure.tsx';
import { StepIndicator } from './StepIndicator.tsx';
import { useFirstClick } from './use-first-click.ts';
import { usePlace } from './use-place.ts';
import { useSettledCatalogue } from './use-settled-catalogue.ts';
import { useStepFocus } from './use-step-focus.ts';

interface WizardProps extends Variant {
  catalogue: Catalogue;
  /** Asks the database again. */
  onRetry: () => Promise<void>;
}

/** Few write a recipe of their own. */
const loadOwnStep = () => import('../own/OwnStep.tsx');

/** Confetti on a generation: specification §9, decision 11. */
const PARTICLES = { text: 50, image: 80 } as const;

export function Wizard({ catalogue: newest, onRetry, pointsKey, copyEarns }: WizardProps) {
  const shell = useShell();
  const { notify, announce } = shell;
  const { path, query } = useRoute();
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
  const earnByCopying = useEarnByCopying(earn);
  const onCopied = copyEarns ? earnByCopying : undefined;
  const drafts = useDrafts();

  const panel = useRef<HTMLDivElement>(null);
  const address = new URLSearchParams(query).toString();
  const settled = useSettledCatalogue(newest, address, panel);
  const { recipes: own } = useOwnRecipes();
  const catalogue = useMemo(() => ({ ...settled, recipes: [...settled.recipes, ...own] }), [settled, own]);
  const { place, astray } = usePlace(catalogue, generation.asked, generation.answers);
  const ownStep = useModule(loadOwnStep, place.step === 'own', shell.report);
  useStepFocus(panel, place, place.step !== 'own' || ownStep.status === 'ready');
  useFirstClick(address);

  // Another place: what is under way is no longer wanted there, and what has arrived of it is kept.
  const shownId = place.step === 'result' ? place.shown.id : null;
  const leave = useEffectEvent(() => {
    if (generation.asked && generation.asked.id !== shownId) generation.leave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place; what is under way is read when it runs
  useEffect(() => leave(), [shownId]);
  useEffect(() => {
    if (astray) announce(astrayTexts[astray]);
  }, [astray, announce]);

  const go = (to: string) => shell.navigate(to, { stay: true });
  const open = (recipe: Recipe) => {
    drafts.setAside(recipe.id);
    go(createAddress(path, recipe.id));
  };
  const ask = (recipe: Recipe, prompt: string, choices: Choices) =>
    go(resultAddress(path, recipe.id, generation.start({ recipe, prompt, choices })));
  const cancel = () => {
    const kept = generation.stop();
    announce(kept ? resultTexts.cancelledIncomplete : resultTexts.cancelled);
    // Nothing to stay for: asking led here, so back is where it was asked.
    if (!kept) window.history.back();
  };
  const categoryOf = ({ categoryId }: Recipe) => catalogue.categories.find(({ id }) => id === categoryId);

  return (
    <>
      <div ref={panel}>
        {astray && (
          <Alert kind="warning" css={[screenOnly, { marginBlockEnd: '2rem' }]}>
            {astrayTexts[astray]}
          </Alert>
        )}
        {place.step !== 'mine' && place.step !== 'own' && (
          <StepIndicator
            step={place.step}
            onBack={(step) => {
              if (step === 'category') return go(categoryAddress(path));
              if (place.step !== 'create' && place.step !== 'result') return;
              const { recipe } = place;
              if (step === 'recipe')
                return go(isOwn(recipe) ? categoryAddress(path) : recipeAddress(path, recipe.categoryId));
              if (place.step === 'result') drafts.keep(recipe.id, place.shown.choices);
              go(createAddress(path, recipe.id));
            }}
          />
        )}
        {place.step === 'mine' && <MyPrompts />}
        {place.step === 'own' &&
          (ownStep.status === 'ready' ? (
            <ownStep.module.OwnStep key={address} place={place} recipes={catalogue.recipes} />
          ) : ownStep.status === 'failed' ? (
            <Alert kind="error" live="alert" onRetry={ownStep.retry}>
              <p>{wizardTexts.brokenWhy}</p>
            </Alert>
          ) : (
            <Spinner label={wizardTexts.loading} />
          ))}
        {place.step === 'category' && (
          <CategoryStep
            catalogue={catalogue}
            onCategory={(categoryId) => go(recipeAddress(path, categoryId))}
            onRecipe={open}
          />
        )}
        {place.step === 'recipe' && (
          <RecipeStep
            category={place.category}
            recipes={catalogue.recipes.filter(({ categoryId }) => categoryId === place.category.id)}
            onRecipe={open}
          />
        )}
        {place.step === 'create' && (
          <CreateStep
            key={place.recipe.id}
            recipe={place.recipe}
            category={categoryOf(place.recipe)}
            given={place.given}
            onGenerate={(prompt, choices) => ask(place.recipe, prompt, choices)}
            onCopied={onCopied}
          />
        )}
        {place.step === 'result' && (
          <ResultStep
            recipe={place.recipe}
            shown={place.shown}
            onCancel={cancel}
            onRetry={() => ask(place.recipe, place.shown.prompt, place.shown.choices)}
            onAnother={() => {
              drafts.forget(place.recipe.id);
              go(categoryAddress(path));
            }}
            onCopied={onCopied}
          />
        )}
      </div>
      {/* Below the step: it must not push what is under a finger. */}
      <CatalogueFailure failed={newest.failed} place={address} onRetry={onRetry} />
      <PointsBar points={points} unlocked={unlocked} copyEarns={copyEarns} catalogue={settled} />
    </>
  );
}
