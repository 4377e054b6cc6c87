import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { colouring } from '../../content/colouring/words.ts';
import { useColouring } from '../../parts/print/use-colouring.tsx';
import { panelOwn } from '../../rules/panel-own.ts';

const words = colouring.room;

const drawn = () => crypto.getRandomValues(new Uint32Array(1)).join('');

interface RoomTileProps {
  /** Whose tiles join: all that are printed for one sheet. */
  room: string;
  /** Tells when it takes the paper, and when it leaves it. */
  children: (printing: boolean) => React.ReactNode;
}

/** For a room without computers: a tile to colour for each person, of a word or drawn by lot. */
export function RoomTile({ room, children }: RoomTileProps) {
  const [word, setWord] = useState('');
  const [lot, setLot] = useState(drawn);
  const sheet = useColouring();
  return (
    <>
      <section css={{ display: 'grid', gap: token.space[3], maxWidth: token.measure }}>
        <h2 css={{ fontSize: token.size.h3 }}>{words.title}</h2>
        <p>{words.lead}</p>
        <Form
          onSubmit={() => {
            setLot(drawn());
            sheet.print();
          }}
          actions={
            <Button type="submit" variant="secondary">
              {colouring.print}
            </Button>
          }
        >
          <TextField
            name="word"
            label={words.word}
            hint={words.wordHint}
            optional
            autoComplete="off"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </Form>
      </section>
      {sheet.sheetOf(room, panelOwn(room, word.trim() || lot))}
      {children(sheet.printing)}
    </>
  );
}
