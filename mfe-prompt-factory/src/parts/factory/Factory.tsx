import { PRINTING, useEntryState, useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { wizardTexts } from '../../content/texts.ts';
import { asksByName, asksForWizard, isAtWork, readPlace } from '../../rules/place.ts';
import { Workshop } from './Factory.styles.ts';
import { Hero } from './hero/Hero.tsx';
import { useHero } from './hero/use-hero.ts';
import { useCatalogueNow } from './use-catalogue.ts';
import type { Variant } from './variant.ts';

const ANCHOR = 'fabrica';
/** Not part of the first load: fetched when the browser is idle, or at once when it is needed. */
const loadWizard = () => import('./wizard/Wizard.tsx');

/** Hero, and below it the wizard, which the start button, the anchor or an address within the wizard reveals. */
export function Factory(variant: Variant) {
  const shell = useShell();
  const { anchor, query, path } = useRoute();
  const asked = asksForWizard(query, anchor);
  // Whoever comes back to this entry finds the wizard that stood here.
  const [kept, keep] = useEntryState('fabrica', (stored) => stored === true);
  const [revealed, setRevealed] = useState(asked || kept);
  if ((asked || kept) && !revealed) setRevealed(true);
  useEffect(() => {
    if (revealed && !kept) keep(true);
  }, [revealed, kept, keep]);
  const hero = useHero();
  const { catalogue, settled, refresh } = useCatalogueNow(revealed);
  const wizard = useModule(loadWizard, revealed || 'idle', shell.report);
  // The database may know what the built-in recipes do not.
  const unsure = !settled && catalogue && asksByName(query) && readPlace(query, catalogue).astray !== null;
  const ready = wizard.status === 'ready' && catalogue && !unsure;

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
        followed={revealed}
        collapsed={isAtWork(query)}
      />
      {revealed && (
        <Workshop
          id={ANCHOR}
          aria-label={wizardTexts.title}
          aria-busy={!ready && wizard.status !== 'failed'}
          tabIndex={-1}
          {...PRINTING.page}
        >
          <Container>
            {wizard.status === 'failed' ? (
              <Alert kind="error" live="alert" title={wizardTexts.broken} onRetry={wizard.retry}>
                <p>{wizardTexts.brokenWhy}</p>
              </Alert>
            ) : ready ? (
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
