import { PRINTING, useEntryState, useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { wizardTexts } from '../../content/texts.ts';
import {
  isPastCategoryStep,
  namesRecipeOrCategory,
  opensWizard,
  parseWizardRoute,
} from '../../rules/wizard-route.ts';
import { Workshop } from './Factory.styles.ts';
import { Hero } from './hero/Hero.tsx';
import { useHero } from './hero/use-hero.ts';
import { useCatalogueWithFallback } from './use-catalogue.ts';
import type { Variant } from './variant.ts';

/** Anchor of the wizard, part of its URLs. */
const ANCHOR = 'fabrica';
/** Lazy chunk: loaded on idle, or at once when needed. */
const loadWizard = () => import('./wizard/Wizard.tsx');

/** Hero and wizard. The start button, the anchor or a URL inside the wizard reveals the wizard. */
export function Factory(variant: Variant) {
  const shell = useShell();
  const { anchor, query, path } = useRoute();
  const isRequested = opensWizard(query, anchor);
  // Restores the wizard when the visitor returns to this history entry.
  const [wasRevealed, saveRevealed] = useEntryState('fabrica', (stored) => stored === true);
  const [revealed, setRevealed] = useState(isRequested || wasRevealed);
  if ((isRequested || wasRevealed) && !revealed) setRevealed(true);
  useEffect(() => {
    if (revealed && !wasRevealed) saveRevealed(true);
  }, [revealed, wasRevealed, saveRevealed]);
  const hero = useHero();
  const { catalogue, isLoaded, refresh } = useCatalogueWithFallback(revealed);
  const wizard = useModule(loadWizard, revealed || 'idle', shell.report);
  // Wait for the database when the built-in catalogue does not know the URL's recipe or category.
  const mayNeedDatabase =
    !isLoaded &&
    catalogue &&
    namesRecipeOrCategory(query) &&
    parseWizardRoute(query, catalogue).unresolved !== null;
  const isReady = wizard.status === 'ready' && catalogue && !mayNeedDatabase;

  const start = () => {
    setRevealed(true);
    const search = new URLSearchParams(query).toString();
    shell.navigate(`${path}${search && `?${search}`}#${ANCHOR}`);
  };
  const retry = async () => {
    hero.retry();
    await refresh();
  };

  return (
    <>
      <Hero
        content={hero.content}
        failed={hero.failed}
        onStart={start}
        hasContentBelow={revealed}
        collapsed={isPastCategoryStep(query)}
      />
      {revealed && (
        <Workshop
          id={ANCHOR}
          aria-label={wizardTexts.title}
          aria-busy={!isReady && wizard.status !== 'failed'}
          tabIndex={-1}
          {...PRINTING.page}
        >
          <Container>
            {wizard.status === 'failed' ? (
              <Alert kind="error" live="alert" title={wizardTexts.broken} onRetry={wizard.retry}>
                <p>{wizardTexts.brokenWhy}</p>
              </Alert>
            ) : isReady ? (
              <wizard.module.Wizard catalogue={catalogue} onRetry={retry} {...variant} />
            ) : (
              <Spinner label={wizardTexts.loading} />
            )}
          </Container>
        </Workshop>
      )}
    </>
  );
}
