import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { Grid } from '@ia/shared-ui/grid';
import { useId, useState } from 'react';
import { principlesSection as words } from '../../../../content/archive/principles.ts';
import { PrincipleActions } from '../PrincipleActions.tsx';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { Back, Face, Tile, Title, Toggle } from './GridLayout.styles.ts';

/**
 * V2 «Grelha Interativa»: tiles that turn to their text on hover, on focus and when pressed. Its «Sugerir» only
 * tells which principle it is about, as the specification asks of one layout.
 */
export function GridLayout({ principles }: { principles: readonly PrincipleView[] }) {
  const [about, setAbout] = useState<string | null>(null);
  return (
    <>
      <Grid as="ul">
        {principles.map((principle) => (
          <li key={principle.id}>
            <TurningTile principle={principle} onSuggest={() => setAbout(principle.title)} />
          </li>
        ))}
      </Grid>
      <Dialog
        open={about !== null}
        onOpenChange={(open) => !open && setAbout(null)}
        title={words.dialogTitle}
        actions={<Button onClick={() => setAbout(null)}>{words.dialogClose}</Button>}
      >
        <p>{words.dialogText(about ?? '')}</p>
      </Dialog>
    </>
  );
}

function TurningTile({ principle, onSuggest }: { principle: PrincipleView; onSuggest: () => void }) {
  const [open, setOpen] = useState(false);
  const back = useId();
  return (
    <Tile data-open={open}>
      <Title>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={back}
          onClick={() => setOpen(!open)}
          // Reached by keyboard it opens by itself; a press has its own click.
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        >
          {principle.title}
        </Toggle>
      </Title>
      <Face>
        <PrincipleArt principle={principle} />
      </Face>
      <Back id={back}>
        <p>{principle.description}</p>
        <PrincipleActions principle={principle} onSuggest={onSuggest} />
      </Back>
    </Tile>
  );
}
