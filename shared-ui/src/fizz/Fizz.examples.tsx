import { useState } from 'react';
import { Button } from '../button/index.ts';
import { defineExamples } from '../examples.ts';
import { ScoreBox } from '../score-box/index.ts';
import { Fizz } from './Fizz.tsx';

export default defineExamples({
  component: 'Fizz',
  group: 'hooks-effects',
  description: 'Vinte e cinco emojis sobem dos pontos quando estes aumentam. Com movimento reduzido, nenhum.',
  examples: {
    'Nos pontos do curso': () => <FizzDemo />,
  },
});

function FizzDemo() {
  const [points, setPoints] = useState(15);
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
      <Fizz trigger={points}>
        <ScoreBox label="Pontos" value={points} announced={false} />
      </Fizz>
      <Button variant="secondary" onClick={() => setPoints(points + 15)}>
        Concluir um bloco
      </Button>
    </div>
  );
}
