import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { Spinner } from '@ia/shared-ui/spinner';
import { useState } from 'react';
import { wizardTexts } from '../content/texts.ts';
import { asksForRecipe } from '../state/share-link.ts';
import { Workshop } from './Factory.styles.ts';
import { Hero } from './hero/Hero.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useWizardModule } from './use-wizard-module.ts';
import type { Variant } from './variant.ts';

const ANCHOR = 'fabrica';

/** Hero, and below it the wizard, which the start button, the anchor or a shared link reveals. */
export function Factory(variant: Variant) {
  const shell = useShell();
  const { anchor, query, path } = shell.route;
  const asked = anchor === ANCHOR || asksForRecipe(query);
  const [revealed, setRevealed] = useState(asked);
  if (asked && !revealed) setRevealed(true);
  const catalogue = useCatalogue();
  const wizard = useWizardModule(revealed);

  const start = () => {
    setRevealed(true);
    shell.navigate(`${path}#${ANCHOR}`);
  };

  return (
    <>
      <Hero onStart={start} followed={revealed} />
      {revealed && (
        <Workshop id={ANCHOR} aria-label={wizardTexts.title} tabIndex={-1}>
          <Container>
            {wizard.status === 'failed' ? (
              <Alert kind="error" live="alert" title={wizardTexts.broken}>
                <p>{wizardTexts.brokenWhy}</p>
                <Button variant="secondary" size="sm" onClick={wizard.retry}>
                  {wizardTexts.retry}
                </Button>
              </Alert>
            ) : wizard.status === 'ready' && catalogue.data ? (
              <wizard.Wizard catalogue={catalogue.data} onRetry={catalogue.refresh} {...variant} />
            ) : (
              <Spinner label={wizardTexts.loading} />
            )}
          </Container>
        </Workshop>
      )}
    </>
  );
}
