import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { Grid } from '@ia/shared-ui/grid';
import { useId, useState } from 'react';
import { principlesSection as t } from '../../../../content/archive/principles.ts';
import { PrincipleActions } from '../PrincipleActions.tsx';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { Back, Face, Tile, Title, Toggle } from './GridLayout.styles.ts';

/**
 * V2 «Grelha Interativa»: tiles that show their text on hover, focus and press. Its «Sugerir» only opens a
 * dialog that names the principle, as the specification requires of one layout.
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
        title={t.dialogTitle}
        actions={<Button onClick={() => setAbout(null)}>{t.dialogClose}</Button>}
      >
        <p>{t.dialogText(about ?? '')}</p>
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
          // Open on keyboard focus only; a pointer press fires its own click.
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
