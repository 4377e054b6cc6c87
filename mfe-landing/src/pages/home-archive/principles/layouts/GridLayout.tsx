import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { Grid } from '@ia/shared-ui/grid';
import { useId, useState } from 'react';
import { principlesSection as t } from '../../../../content/archive/principles.ts';
import { PrincipleActions } from '../PrincipleActions.tsx';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { PicturePanel, TextPanel, Tile, Title, Toggle } from './GridLayout.styles.ts';

/**
 * V2 «Grelha Interativa»: tiles that show their text on hover, focus and press. Its «Sugerir» only opens a
 * dialog that names the principle, as the specification requires of one layout.
 */
export function GridLayout({ principles }: { principles: readonly PrincipleView[] }) {
  const [dialogTopic, setDialogTopic] = useState<string | null>(null);
  return (
    <>
      <Grid as="ul">
        {principles.map((principle) => (
          <li key={principle.id}>
            <RevealTile principle={principle} onSuggest={() => setDialogTopic(principle.title)} />
          </li>
        ))}
      </Grid>
      <Dialog
        open={dialogTopic !== null}
        onOpenChange={(open) => !open && setDialogTopic(null)}
        title={t.dialogTitle}
        actions={<Button onClick={() => setDialogTopic(null)}>{t.dialogClose}</Button>}
      >
        <p>{t.dialogText(dialogTopic ?? '')}</p>
      </Dialog>
    </>
  );
}

function RevealTile({ principle, onSuggest }: { principle: PrincipleView; onSuggest: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <Tile data-open={isOpen}>
      <Title>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
          // Opens on keyboard focus only: a pointer press also fires a click, which would close it again.
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsOpen(true)}
        >
          {principle.title}
        </Toggle>
      </Title>
      <PicturePanel>
        <PrincipleArt principle={principle} />
      </PicturePanel>
      <TextPanel id={textId}>
        <p>{principle.description}</p>
        <PrincipleActions principle={principle} onSuggest={onSuggest} />
      </TextPanel>
    </Tile>
  );
}
