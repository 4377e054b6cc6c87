import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { colouring } from '../../content/colouring/text.ts';
import { useColouring } from '../../parts/print/use-colouring.tsx';
import { visitorSeed } from '../../rules/visitor-seed.ts';

const t = colouring.classroom;

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1)).join('');

interface ClassroomColouringProps {
  /** Seed shared by the tiles printed for one sheet, so that they join into one panel. */
  panelSeed: string;
  /** Renders the trainer sheet, which comes first; the argument is true while the colouring sheet is printed. */
  children: (printing: boolean) => React.ReactNode;
}

/**
 * The trainer sheet, then a form that prints a tile to colour. The trainer prints once per person: a word, or
 * chance, decides the centre of the tile, and the edges of all tiles match.
 */
export function ClassroomColouring({ panelSeed, children }: ClassroomColouringProps) {
  const [word, setWord] = useState('');
  const [randomTileSeed, setRandomTileSeed] = useState(randomSeed);
  const colouringSheet = useColouring();
  return (
    <>
      {children(colouringSheet.printing)}
      <section css={{ display: 'grid', gap: token.space[3], maxWidth: token.measure }}>
        <h2 css={{ fontSize: token.size.h3 }}>{t.title}</h2>
        <p>{t.lead}</p>
        <Form
          onSubmit={() => {
            setRandomTileSeed(randomSeed());
            colouringSheet.print();
          }}
          actions={
            <Button type="submit" variant="secondary">
              {colouring.print}
            </Button>
          }
        >
          <TextField
            name="word"
            label={t.word}
            hint={t.wordHint}
            optional
            autoComplete="off"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Form>
      </section>
      {colouringSheet.renderSheet(panelSeed, visitorSeed(panelSeed, word.trim() || randomTileSeed))}
    </>
  );
}
