import { PRINTING, useRoute, useShell } from '@ia/federation';
import { CATEGORIES } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { focusHeading, useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { wizardTexts } from '../../content/texts.ts';
import { ANCHOR, hasStepParam, opensWizard, recipeStepAddress } from '../../rules/wizard-address.ts';
import { CategoryTiles } from './categories/CategoryTiles.tsx';
import { StepPanel, Workshop } from './Factory.styles.ts';
import { Hero } from './hero/Hero.tsx';
import { useHero } from './hero/use-hero.ts';
import { useCatalogueWithFallback } from './use-catalogue.ts';
import type { Variant } from './variant.ts';
import { StepIndicator } from './wizard/StepIndicator.tsx';
import { useIgnoreDoubleClick } from './wizard/use-ignore-double-click.ts';

/** Lazy chunk: loaded on idle, or at once when needed. */
const loadWizard = () => import('./wizard/ResolvedWizard.tsx');

/** Forwards the focus from the section, which the shell focuses for its anchor, to the heading of the step. */
function focusStepHeading({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget && currentTarget.querySelector('h2'))
    focusHeading(currentTarget, { scroll: false });
}

/**
 * The page: hero, and below it the wizard with the steps category, recipe, create and result. The category
 * step is prerendered here; the other steps load with the wizard.
 */
export function Factory(variant: Variant) {
  const shell = useShell();
  const { anchor, query, path } = useRoute();
  const search = new URLSearchParams(query).toString();
  useIgnoreDoubleClick(search);
  const isCategoryStep = !hasStepParam(query);
  const isRequested = opensWizard(query, anchor);
  const hero = useHero();
  const { catalogue, isLoaded, refresh } = useCatalogueWithFallback(isRequested);
  const wizard = useModule(loadWizard, isRequested || 'idle', shell.report);
  const isReady = wizard.status === 'ready' && catalogue !== null;
  const hasFailed = isRequested && wizard.status === 'failed';
  const workshop = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const previous = useRef({ isCategoryStep, isReady });
  useLayoutEffect(() => {
    // A category was pressed before the wizard had loaded, and its button is gone: the section takes the
    // focus. Once loaded, the wizard moves the focus to the heading of its step.
    if (previous.current.isCategoryStep && !isCategoryStep && !previous.current.isReady) {
      workshop.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView?.({ block: 'start' });
    }
    previous.current = { isCategoryStep, isReady };
  }, [isCategoryStep, isReady]);

  const start = () => shell.navigate(`${path}${search && `?${search}`}#${ANCHOR}`);
  const retry = async () => {
    hero.retry();
    await refresh();
  };

  return (
    <>
      <Hero content={hero.content} failed={hero.failed} onStart={start} collapsed={!isCategoryStep} />
      <Workshop
        ref={workshop}
        id={ANCHOR}
        data-step={isCategoryStep ? 'category' : undefined}
        aria-label={wizardTexts.title}
        aria-busy={!isReady && !hasFailed && !isCategoryStep}
        data-loading={!isReady && !hasFailed}
        tabIndex={-1}
        onFocus={focusStepHeading}
        {...PRINTING.page}
      >
        <Container>
          <StepPanel ref={panel}>
            {/* Prerendered. The wizard below renders the other steps, and nothing in the category step. */}
            {isCategoryStep && (
              <>
                <StepIndicator step="category" onBack={() => {}} />
                <CategoryTiles
                  categories={catalogue?.categories ?? CATEGORIES}
                  recipes={catalogue?.recipes}
                  onCategory={(id) => shell.navigate(recipeStepAddress(path, id), { stay: true })}
                />
              </>
            )}
            {hasFailed ? (
              <Alert kind="error" live="alert" title={wizardTexts.broken} onRetry={wizard.retry}>
                <p>{wizardTexts.brokenWhy}</p>
              </Alert>
            ) : isReady ? (
              <wizard.module.ResolvedWizard
                panel={panel}
                catalogue={catalogue}
                isLoaded={isLoaded}
                onRetry={retry}
                {...variant}
              />
            ) : (
              !isCategoryStep && <Spinner label={wizardTexts.loading} />
            )}
          </StepPanel>
        </Container>
      </Workshop>
    </>
  );
}
