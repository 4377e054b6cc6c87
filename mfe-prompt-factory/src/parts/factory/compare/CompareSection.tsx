import { useShell } from '@ia/federation';
import type { Recipe } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { Heading } from '@ia/shared-ui/text';
import { useRef, useState } from 'react';
import { compareTexts } from '../../../content/compare.ts';
import { wizardTexts } from '../../../content/texts.ts';
import { plainRequest } from '../../../rules/plain-request.ts';
import type { ShownAnswer } from '../answer/shown-answer.ts';
import { Panel } from '../panel.styles.ts';
import { screenOnly } from '../print.styles.ts';

const loadCompare = () => import('./Compare.tsx');

/**
 * Section of the result that offers to compare the visitor's prompt with a plain request, which has little
 * more than the task. The comparison loads on demand. A recipe without a plain request has no such section.
 */
export function CompareSection({ recipe, shown }: { recipe: Recipe; shown: ShownAnswer }) {
  const shell = useShell();
  const [open, setOpen] = useState(false);
  const compare = useModule(loadCompare, open, shell.report);
  const heading = useRef<HTMLHeadingElement>(null);
  const plainPrompt = plainRequest(recipe, shown.choices);
  if (plainPrompt === null) return null;
  const close = () => {
    heading.current?.focus();
    setOpen(false);
  };
  return (
    <Panel as="section" aria-labelledby="comparar-titulo" css={[screenOnly, { marginBlockStart: '1.5rem' }]}>
      <Heading level={3} id="comparar-titulo" ref={heading} tabIndex={-1}>
        {compareTexts.title}
      </Heading>
      {!open && (
        <>
          <p>{compareTexts.intro}</p>
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {compareTexts.start}
            </Button>
          </div>
        </>
      )}
      {open && compare.status === 'ready' && (
        <compare.module.Compare recipe={recipe} shown={shown} plainPrompt={plainPrompt} onClose={close} />
      )}
      {compare.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={compare.retry}>
          <p>{wizardTexts.brokenWhy}</p>
        </Alert>
      )}
    </Panel>
  );
}
